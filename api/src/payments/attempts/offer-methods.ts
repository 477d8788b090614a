import type { PaymentMethod } from '@makola/contract/payments/payments.ts'
import { say } from '@makola/words/say.ts'
import type { Platform } from '../../platform/platform.ts'
import { circuitOf } from '../providers/circuit.ts'
import { openProviders } from '../providers/providers.ts'

const t = say('en')

type Wanted = { countryCode: string; currency: string; amountMinor?: number | undefined }

/** The ways to pay in a country and currency. Unavailable ones, or those that refuse this amount, give the reason. */
export function offerMethods(platform: Platform, { countryCode, currency, amountMinor }: Wanted): PaymentMethod[] {
  return openProviders(platform)
    .filter((provider) => provider.supports({ countryCode, currency }))
    .map((provider) => {
      const { name, title, description } = provider
      const takesAmount = amountMinor === undefined || provider.supports({ countryCode, currency, amountMinor })
      const isOut = circuitOf(platform, name).isOpen()
      const unavailable = isOut
        ? outWords(title)
        : takesAmount
          ? null
          : t('payments.told.amount-not-taken', { provider: title })
      const means = [...provider.meansIn({ countryCode, currency })]
      return { provider: name, name: title, description, means, currency, unavailable }
    })
}

const outWords = (title: string) => t('payments.told.provider-out', { provider: title })
