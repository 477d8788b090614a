export type OwnOrder = { number: string; trackingToken: string }

const key = 'makola-orders'
const kept = 20

type Store = Pick<Storage, 'getItem' | 'setItem'>

/** The orders placed in this browser, newest first. Unreadable entries are left out. */
export function readOwnOrders(storage: Store = localStorage): OwnOrder[] {
  try {
    const saved: unknown = JSON.parse(storage.getItem(key) ?? '[]')
    return Array.isArray(saved) ? saved.filter(isOwnOrder) : []
  } catch {
    return []
  }
}

/** Stores the link to an order in this browser, for the last 20. */
export function saveOwnOrder({ number, trackingToken }: OwnOrder, storage: Store = localStorage): void {
  const others = readOwnOrders(storage).filter((order) => order.number !== number)
  storage.setItem(key, JSON.stringify([{ number, trackingToken }, ...others].slice(0, kept)))
}

export function findOwnOrder(number: string, storage: Store = localStorage): OwnOrder | undefined {
  return readOwnOrders(storage).find((order) => order.number === number)
}

function isOwnOrder(value: unknown): value is OwnOrder {
  if (typeof value !== 'object' || value === null) return false
  const { number, trackingToken } = value as Partial<Record<keyof OwnOrder, unknown>>
  return typeof number === 'string' && typeof trackingToken === 'string'
}
