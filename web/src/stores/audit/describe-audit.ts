import type { AuditEntry } from '@makola/contract/stores/audit.ts'
import { countryName } from '@makola/countries/names.ts'
import { isCurrency } from '@makola/money/currencies.ts'
import { formatMoney, formatPercent } from '@makola/money/format.ts'
import { readMajor } from '@makola/money/money.ts'
import type { Words } from '../../ui/words/use-words.ts'
import { actionTexts, fieldTexts, type ValueKey, valueTexts } from './audit-texts.ts'

type Fields = Record<string, unknown>

/** The headline of an entry: `store-rate.changed` is 'Store rate changed'. */
export function describeAction(action: string, t: Words): string {
  const text = find(actionTexts, action)
  if (text !== undefined) return t(text)
  // Another version of the shop wrote it.
  const words = action.replaceAll(/[-.]/g, ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** The kind of author, as the line below an entry words it. Buyers without an account ask for requests and write reviews. */
export function nameAuthor({ actor, actorEmail, action }: Pick<AuditEntry, 'actor' | 'actorEmail' | 'action'>): string {
  if (actor === 'buyer') return 'buyer'
  if (actor === 'visitor') return /^(request|review|refund)\./.test(action) ? 'buyer' : 'visitor'
  return actorEmail === null && programs.has(actor) ? actor : 'person'
}

/** As the API names what acts without a person. */
const programs = new Set(['payment', 'import', 'dispute', 'ban', 'break', 'clock', 'parcel', 'sweeper'])

/** Each changed field, with its old and new value; only one for a creation or deletion. */
export function describeChanges({ before, after, store }: Pick<AuditEntry, 'before' | 'after' | 'store'>, t: Words) {
  const fields = new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])
  // A currency beside an amount is written with it.
  if ([...fields].some((field) => field.endsWith('Minor'))) fields.delete('currency')
  return [...fields].map((field) => {
    const write = (values: Fields | null) =>
      values && writeValue(field, values[field], String(values.currency ?? store?.currency ?? ''), t)
    // A reference is kept as an id: the log can only say that it changed.
    const change = field.endsWith('Id')
      ? compareThings(before?.[field], after?.[field], t)
      : compare(write(before), write(after), t)
    return { field: nameField(field, t), change }
  })
}

function compare(before: string | null, after: string | null, t: Words): string | null {
  if (before === null || after === null) return after ?? before
  return before === after ? t('stores.audit.value.changed') : t('stores.audit.from-to', { before, after })
}

function compareThings(before: unknown, after: unknown, t: Words): string {
  if (!before) return t('stores.audit.value.added')
  return after ? t('stores.audit.value.replaced') : t('stores.audit.value.removed')
}

/** The entry of a table by a name that may be none of its own. */
function find<T extends object>(table: T, name: string): T[keyof T] | undefined {
  return Object.hasOwn(table, name) ? table[name as keyof T] : undefined
}

/** `logoPictureId` is 'logo picture', `priceMinor` is 'price'. */
function nameField(field: string, t: Words): string {
  const text = find(fieldTexts, field)
  if (text !== undefined) return t(text)
  const [, currency] = /^pinned ([A-Z]{3})$/.exec(field) ?? []
  if (currency !== undefined) return t('stores.audit.pinned', { currency })
  // Another version of the shop wrote it.
  return field
    .replace(/(?<=.)(Id|Minor|Pct)$/, '')
    .replaceAll(/(?<=[a-z])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
}

const longest = 160

function writeValue(field: string, value: unknown, currency: string, t: Words): string {
  if (value === null && (field === 'delayDays' || field === 'returnDays')) return t('stores.audit.value.as-shop')
  if (value === null || value === undefined || value === '') return t('stores.audit.value.none')
  if (typeof value === 'number') return writeNumber(field, value, currency)
  if (typeof value === 'boolean') return value ? t('stores.audit.value.yes') : t('stores.audit.value.no')
  if (Array.isArray(value))
    return value.map((item) => writeItem(item, currency, t)).join(', ') || t('stores.audit.value.none')
  if (typeof value === 'object') return writeObject(value as Fields, currency, t)
  return writeText(field, String(value), t)
}

function writeNumber(field: string, value: number, currency: string): string {
  if (/basisPoints$/i.test(field)) return formatPercent(String(value / 100))
  if (field.endsWith('Minor') && isCurrency(currency)) return formatMoney({ amount: value, currency })
  return String(value)
}

function writeText(field: string, text: string, t: Words): string {
  if (field.endsWith('Pct')) return formatPercent(text)
  if (field === 'countryCode') return countryName(text)
  const known = find<Record<string, ValueKey>>(find(valueTexts, field) ?? {}, text)
  if (known !== undefined) return t(known)
  return readAmount(text) ?? (text.length > longest ? `${text.slice(0, longest)} …` : text)
}

/** Prices are kept as 'GHS 12.50'. */
function readAmount(text: string): string | null {
  const [, currency = '', major = ''] = /^([A-Z]{3}) (\d+(?:\.\d+)?)$/.exec(text) ?? []
  const amount = isCurrency(currency) ? readMajor(major, currency) : null
  return amount === null ? null : formatMoney({ amount, currency })
}

function writeObject(value: Fields, currency: string, t: Words): string {
  const { amount, currency: own } = value
  if (typeof amount === 'number' && typeof own === 'string' && isCurrency(own)) {
    return formatMoney({ amount, currency: own })
  }
  return Object.entries(value)
    .filter(([key]) => key !== 'type')
    .map(([key, part]) => `${nameField(key, t)} ${writeValue(key, part, currency, t)}`)
    .join(', ')
}

/** The name of a thing that has one, with its nested prices, as in a delivery zone. */
function writeItem(item: unknown, currency: string, t: Words): string {
  if (typeof item !== 'object' || item === null || !('name' in item)) return writeValue('', item, currency, t)
  const { name, priceMinor, options } = item as Fields
  if (typeof priceMinor === 'number') return `${name} ${writeNumber('priceMinor', priceMinor, currency)}`
  if (!Array.isArray(options) || options.length === 0) return String(name)
  return `${name} (${options.map((option) => writeItem(option, currency, t)).join(', ')})`
}
