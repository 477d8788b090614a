import type { AuditEntry } from '@makola/contract/audit.ts'
import { countryName } from '@makola/countries/names.ts'
import { isCurrency } from '@makola/money/currencies.ts'
import { formatMoney, formatPercent } from '@makola/money/format.ts'
import { readMajor } from '@makola/money/money.ts'
import { roleNames } from '../membership/role-names.ts'

type Fields = Record<string, unknown>

/** Words an action as a headline: `store-rate.changed` is 'Store rate changed'. */
export function describeAction(action: string): string {
  const words = action.replaceAll(/[-.]/g, ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** Each changed field, with its old and new value; only one for a creation or deletion. */
export function describeChanges({ before, after, store }: Pick<AuditEntry, 'before' | 'after' | 'store'>) {
  const fields = new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])
  // A currency beside an amount is written with it.
  if ([...fields].some((field) => field.endsWith('Minor'))) fields.delete('currency')
  return [...fields].map((field) => {
    const write = (values: Fields | null) =>
      values && writeValue(field, values[field], String(values.currency ?? store?.currency ?? ''))
    // A reference is kept as an id: the log can only say that it changed.
    const change = field.endsWith('Id')
      ? compareThings(before?.[field], after?.[field])
      : compare(write(before), write(after))
    return { field: nameField(field), change }
  })
}

const compare = (before: string | null, after: string | null) =>
  before === null || after === null ? (after ?? before) : before === after ? 'changed' : `${before} → ${after}`

const compareThings = (before: unknown, after: unknown) => (before ? (after ? 'replaced' : 'removed') : 'added')

const fieldNames: Record<string, string> = {
  basisPoints: 'share',
  compareAt: 'compare-at price',
  countryCode: 'country',
  fixed: 'fixed part',
  slug: 'address',
  weightGrams: 'weight in grams',
}

/** `logoPictureId` is 'logo picture', `priceMinor` is 'price'. */
const nameField = (field: string) =>
  fieldNames[field] ??
  field.replace(/(?<=.)(Id|Minor|Pct)$/, '').replaceAll(/(?<=[a-z])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)

const longest = 160

const words: Record<string, Record<string, string>> = {
  role: roleNames,
  status: {
    active: 'on sale',
    draft: 'draft',
    archived: 'archived',
    open: 'open',
    paused: 'on a break',
    closed: 'closed',
  },
  decision: {
    attach: 'honour the order',
    refund: 'send it back',
    ignore: 'leave it as it is',
    'try-again': 'try again',
    'given-back': 'given back by hand',
    failed: 'does not go back',
  },
  kind: { bank: 'bank account', 'mobile-money': 'mobile money' },
  mode: { half_up: 'to the nearest', ceil: 'up', floor: 'down' },
}

function writeValue(field: string, value: unknown, currency: string): string {
  if (value === null || value === undefined || value === '') return 'nothing'
  if (typeof value === 'number') return writeNumber(field, value, currency)
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  if (Array.isArray(value)) return value.map((item) => writeItem(item, currency)).join(', ') || 'nothing'
  if (typeof value === 'object') return writeObject(value as Fields, currency)
  return writeText(field, String(value))
}

function writeNumber(field: string, value: number, currency: string): string {
  if (field === 'basisPoints') return formatPercent(String(value / 100))
  if (field.endsWith('Minor') && isCurrency(currency)) return formatMoney({ amount: value, currency })
  return String(value)
}

function writeText(field: string, text: string): string {
  if (field.endsWith('Pct')) return formatPercent(text)
  if (field === 'countryCode') return countryName(text)
  const known = words[field]?.[text]
  if (known !== undefined) return known
  return readAmount(text) ?? (text.length > longest ? `${text.slice(0, longest)} …` : text)
}

/** Prices are kept as 'GHS 12.50'. */
function readAmount(text: string): string | null {
  const [, currency = '', major = ''] = /^([A-Z]{3}) (\d+(?:\.\d+)?)$/.exec(text) ?? []
  const amount = isCurrency(currency) ? readMajor(major, currency) : null
  return amount === null ? null : formatMoney({ amount, currency })
}

function writeObject(value: Fields, currency: string): string {
  const { amount, currency: own } = value
  if (typeof amount === 'number' && typeof own === 'string' && isCurrency(own)) {
    return formatMoney({ amount, currency: own })
  }
  return Object.entries(value)
    .filter(([key]) => key !== 'type')
    .map(([key, part]) => `${nameField(key)} ${writeValue(key, part, currency)}`)
    .join(', ')
}

/** The name of a thing that has one, with its nested prices, as in a delivery zone. */
function writeItem(item: unknown, currency: string): string {
  if (typeof item !== 'object' || item === null || !('name' in item)) return writeValue('', item, currency)
  const { name, priceMinor, options } = item as Fields
  if (typeof priceMinor === 'number') return `${name} ${writeNumber('priceMinor', priceMinor, currency)}`
  if (!Array.isArray(options) || options.length === 0) return String(name)
  return `${name} (${options.map((option) => writeItem(option, currency)).join(', ')})`
}
