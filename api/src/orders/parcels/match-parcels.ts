import type { ParcelCounts } from '@makola/contract/orders/parcels.ts'
import { timeZoneOf } from '@makola/countries/time-zones.ts'
import { type SQL, sql } from 'drizzle-orm'
import type { Position } from '../../platform/http/cursor.ts'

/** What narrows a store's list of parcels. */
export type ParcelFilter = {
  state?: keyof ParcelCounts | undefined
  q?: string | undefined
  from?: string | undefined
  to?: string | undefined
}

/** The parcels in a state of the list; the statement has a table `refunded`, of `refundedUnsent`. */
export function isInState(state: keyof ParcelCounts): SQL {
  if (state === 'refunded') return sql`and parcels.id in (select id from refunded)`
  const isOpen = state === 'new' || state === 'packed'
  return sql`and parcels.state = ${state} ${isOpen ? sql`and parcels.id not in (select id from refunded)` : sql``}`
}

/** The conditions for a store's parcels under a search and dates. With a search, the statement joins `orders`. */
export function matchParcels({ q, from, to }: ParcelFilter, store: { id: string; countryCode: string }): SQL[] {
  const zone = timeZoneOf(store.countryCode)
  return [
    sql`parcels.store_id = ${store.id} and parcels.state <> 'waiting'`,
    ...(from === undefined ? [] : [sql`parcels.placed_at >= ${from}::date::timestamp at time zone ${zone}`]),
    ...(to === undefined ? [] : [sql`parcels.placed_at < (${to}::date + 1)::timestamp at time zone ${zone}`]),
    ...(q === undefined ? [] : [sql`orders.search_text like '%' || fold(${writePattern(q)}) || '%'`]),
  ]
}

/**
 * Builds the pattern for `search_text`: for a number, only the half that the store knows; for a phone number, the digits that
 * every way of writing it shares.
 */
export function writePattern(q: string): string {
  const text = q.trim()
  if (/^\+?\d[\d ()-]{3,}$/.test(text)) return text.replaceAll(/\D/g, '').replace(/^0+/, '')
  const [, orderNumber] = /^([0-9a-z]{8})-[0-9a-z]{1,6}$/i.exec(text) ?? []
  return (orderNumber ?? text).replaceAll(/[\\%_]/g, '\\$&')
}

/** Continues behind a row, in the order of the list. */
export function startAfter({ key, id }: Position): SQL {
  return sql`and (parcels.placed_at, parcels.id) < (${key}::timestamptz, ${id}::uuid)`
}
