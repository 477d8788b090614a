import type { ParcelCounts } from '@makola/contract/orders/parcels.ts'
import { oneOf } from '../../shell/router/search-params.ts'

export type SellerState = keyof ParcelCounts

/** The filters of a store's orders, as in the address bar. */
export type SellerOrdersSearch = { state?: SellerState; q?: string; from?: string; to?: string }

export const sellerStates = [
  'new',
  'packed',
  'refunded',
  'shipped',
  'delivered',
  'cancelled',
  'returned',
] as const satisfies SellerState[]

/** Unreadable parts are ignored, so that an address typed by hand never breaks the page. */
export function readSellerOrdersSearch({ state, q, from, to }: Record<string, unknown>): SellerOrdersSearch {
  const values = {
    state: oneOf(state, sellerStates),
    // An order's number may be all digits, and then the address bar makes it a number.
    q: ['string', 'number'].includes(typeof q) && String(q).trim() !== '' ? String(q).slice(0, 100) : undefined,
    from: readDay(from),
    to: readDay(to),
  }
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined))
}

/** An existing day: `2027-01-31`. */
function readDay(value: unknown): string | undefined {
  if (typeof value !== 'string' || !/^\d{4}-\d\d-\d\d$/.test(value)) return undefined
  const date = new Date(`${value}T00:00:00Z`)
  return Number.isNaN(date.getTime()) || date.toISOString().slice(0, 10) !== value ? undefined : value
}
