import { readAccountId } from '../../auth/session/token-claims.ts'

/** @property accountId Whose order it is, where it was placed while somebody was signed in. */
export type OwnOrder = { number: string; trackingToken: string; accountId?: string }

const key = 'makola-orders'
const kept = 20

type Store = Pick<Storage, 'getItem' | 'setItem'>

/** The orders placed in this browser, newest first, without those of accounts that are signed out. Unreadable entries are left out. */
export function readOwnOrders(storage: Store = localStorage, accountId = readAccountId()): OwnOrder[] {
  return readAll(storage).filter((order) => !order.accountId || order.accountId === accountId)
}

/** Stores the link to an order in this browser, for the last 20. */
export function saveOwnOrder(
  { number, trackingToken }: OwnOrder,
  storage: Store = localStorage,
  accountId = readAccountId(),
): void {
  const others = readAll(storage).filter((order) => order.number !== number)
  const order = { number, trackingToken, ...(accountId && { accountId }) }
  storage.setItem(key, JSON.stringify([order, ...others].slice(0, kept)))
}

export function findOwnOrder(
  number: string,
  storage: Store = localStorage,
  accountId = readAccountId(),
): OwnOrder | undefined {
  return readOwnOrders(storage, accountId).find((order) => order.number === number)
}

function readAll(storage: Store): OwnOrder[] {
  try {
    const saved: unknown = JSON.parse(storage.getItem(key) ?? '[]')
    return Array.isArray(saved) ? saved.filter(isOwnOrder) : []
  } catch {
    return []
  }
}

function isOwnOrder(value: unknown): value is OwnOrder {
  if (typeof value !== 'object' || value === null) return false
  const { number, trackingToken } = value as Partial<Record<keyof OwnOrder, unknown>>
  return typeof number === 'string' && typeof trackingToken === 'string'
}
