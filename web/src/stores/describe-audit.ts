import type { AuditEntry } from '@makola/contract/audit.ts'
import { formatMoney } from '@makola/money/format.ts'
import { roleNames } from './role-names.ts'

type Fields = Record<string, unknown>

/** What happened, as a headline: `store-rate.changed` is 'Store rate changed'. */
export function describeAction(action: string): string {
  const words = action.replaceAll(/[-.]/g, ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** Each field that changed, with what it was and what it is; one alone where it began or ended. */
export function describeChanges({ before, after, store }: Pick<AuditEntry, 'before' | 'after' | 'store'>) {
  const fields = new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])
  // A currency beside an amount is written with it.
  if (fields.has('amountMinor')) fields.delete('currency')
  return [...fields].map((field) => {
    const write = (values: Fields | null) =>
      values && writeValue(field, values[field], String(values.currency ?? store?.currency ?? ''))
    return { field: nameField(field), change: compare(write(before), write(after)) }
  })
}

const compare = (before: string | null, after: string | null) =>
  before === null || after === null ? (after ?? before) : before === after ? 'changed' : `${before} → ${after}`

/** `logoPictureId` is 'logo picture', `priceMinor` is 'price'. */
const nameField = (field: string) =>
  field.replace(/(?<=.)(Id|Minor|Pct)$/, '').replaceAll(/(?<=[a-z])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)

const longest = 160

function writeValue(field: string, value: unknown, currency: string): string {
  if (value === null || value === undefined || value === '') return 'nothing'
  if (field.endsWith('Id')) return 'one'
  if (field === 'role') return roleNames[value as keyof typeof roleNames] ?? String(value)
  if (field.endsWith('Pct')) return `${value} %`
  if (field.endsWith('Minor') && typeof value === 'number' && currency !== '') {
    return formatMoney({ amount: value, currency })
  }
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  if (Array.isArray(value)) return value.map((item) => nameItem(item)).join(', ') || 'nothing'
  if (typeof value === 'object') {
    return Object.entries(value)
      .map(([key, part]) => `${nameField(key)} ${writeValue(key, part, currency)}`)
      .join(', ')
  }
  const text = String(value)
  return text.length > longest ? `${text.slice(0, longest)} …` : text
}

/** Of something with a name the name alone: what is within it can be looked at where it is kept. */
const nameItem = (item: unknown) =>
  typeof item === 'object' && item !== null && 'name' in item ? String(item.name) : writeValue('', item, '')
