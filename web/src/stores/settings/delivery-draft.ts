import type { DeliveryTerms, DeliveryZone } from '@makola/contract/stores/stores.ts'
import type { CurrencyCode } from '@makola/money/currencies.ts'
import { writeMajor } from '@makola/money/money.ts'
import { parseAmount } from '@makola/money/parse.ts'
import type { Words } from '../../ui/words/use-words.ts'
import type { Faults } from './use-saving.ts'

/** An option as it is typed. */
export type OptionDraft = {
  name: string
  price: string
  freeOver: string
  minDays: string
  maxDays: string
  isPickup: boolean
  pickupAddress: string
}
export type ZoneDraft = { name: string; isEverywhere: boolean; countryCodes: string[]; options: OptionDraft[] }

const everywhere = '*'

export const emptyOption: OptionDraft = {
  name: '',
  price: '',
  freeOver: '',
  minDays: '2',
  maxDays: '5',
  isPickup: false,
  pickupAddress: '',
}

/** Returns the loaded terms as editable text. */
export function draftZones({ zones, currency }: DeliveryTerms): ZoneDraft[] {
  const text = (amount: number) => writeMajor({ amount, currency }).replace(/\.0+$/, '')
  return zones.map(({ name, countryCodes, options }) => ({
    name,
    isEverywhere: countryCodes.includes(everywhere),
    countryCodes: countryCodes.filter((code) => code !== everywhere),
    options: options.map(({ priceMinor, freeOverMinor, minDays, maxDays, pickup, ...option }) => ({
      ...option,
      price: text(priceMinor),
      freeOver: freeOverMinor === null ? '' : text(freeOverMinor),
      minDays: String(minDays),
      maxDays: String(maxDays),
      isPickup: pickup !== null,
      pickupAddress: pickup?.address ?? '',
    })),
  }))
}

/** Returns the typed zones for the API; call it when `checkZones` has found no fault. */
export function readZones(drafts: readonly ZoneDraft[], currency: CurrencyCode): DeliveryZone[] {
  return drafts.map(({ name, isEverywhere, countryCodes, options }) => ({
    name: name.trim(),
    countryCodes: isEverywhere ? [everywhere] : countryCodes,
    options: options.map((option) => ({
      name: option.name.trim(),
      priceMinor: parseAmount(option.price, currency) ?? 0,
      freeOverMinor: option.freeOver.trim() === '' ? null : parseAmount(option.freeOver, currency),
      minDays: Number(option.minDays),
      maxDays: Number(option.maxDays),
      pickup: option.isPickup ? { address: option.pickupAddress.trim() || null } : null,
    })),
  }))
}

/** Finds the faults in the typed zones, by JSON pointer. */
export function checkZones(drafts: readonly ZoneDraft[], currency: CurrencyCode, t: Words): Faults {
  const faults: Faults = {}
  const isAmount = (text: string) => parseAmount(text, currency) !== null
  drafts.forEach((zone, zoneIndex) => {
    const zonePath = `/zones/${zoneIndex}`
    if (zone.name.trim() === '') faults[`${zonePath}/name`] = t('stores.delivery.name.missing')
    if (!zone.isEverywhere && zone.countryCodes.length === 0) {
      faults[`${zonePath}/countryCodes`] = t('stores.delivery.countries.missing')
    }
    zone.options.forEach((option, index) => {
      const path = `${zonePath}/options/${index}`
      if (option.name.trim() === '') faults[`${path}/name`] = t('stores.delivery.option.name.missing')
      if (!isAmount(option.price)) faults[`${path}/priceMinor`] = t('stores.delivery.option.price.wrong')
      if (option.freeOver.trim() !== '' && !isAmount(option.freeOver)) {
        faults[`${path}/freeOverMinor`] = t('stores.delivery.option.free-from.wrong')
      }
      if (!isDays(option.minDays)) faults[`${path}/minDays`] = t('stores.delivery.option.days.wrong')
      if (!isDays(option.maxDays)) faults[`${path}/maxDays`] = t('stores.delivery.option.days.wrong')
      else if (Number(option.maxDays) < Number(option.minDays))
        faults[`${path}/maxDays`] = t('stores.delivery.option.days.backwards')
    })
  })
  return faults
}

const isDays = (text: string) => /^\d{1,3}$/.test(text.trim()) && Number(text) <= 365
