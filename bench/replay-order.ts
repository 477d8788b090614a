import { randomUUID } from 'node:crypto'
import type { PlacedOrder } from '@makola/contract/orders.ts'
import type pg from 'pg'
import { hash, newCode } from '../api/src/platform/ids.ts'
import type { Statement } from './yardsticks.ts'

/** What makes one prepared cart another than the recorded one. */
export type PreparedCart = { cartId: string; quoteId: string; tokenHash: string; variantId: string }

/**
 * Yardstick of placing an order: the statements of one order, from begin to commit, replayed by the bare driver for
 * another prepared cart each time, with new ids, number, reference and secret.
 */
export function replayOrder(
  pool: pg.Pool,
  recorded: { statements: readonly Statement[]; placed: PlacedOrder; cart: PreparedCart },
  carts: PreparedCart[],
): () => Promise<void> {
  const { placed, cart } = recorded
  const begin = recorded.statements.findIndex(({ text }) => text === 'begin')
  const commit = recorded.statements.findIndex(({ text }) => text === 'commit')
  const statements = recorded.statements.slice(begin, commit + 1)
  const kept = new Set(uuidsIn(statements.filter(({ text }) => !/^insert/i.test(text))))
  const fresh = new Set(uuidsIn(statements.filter(({ text }) => /^insert/i.test(text)))).difference(kept).add(placed.id)
  return async () => {
    const next = carts.pop()
    if (!next) throw new Error('There is no prepared cart left')
    const changes = new Map<string, string>([...fresh].map((id) => [id, randomUUID()]))
    for (const key of ['cartId', 'quoteId', 'tokenHash', 'variantId'] as const) changes.set(cart[key], next[key])
    changes.set(placed.number, newCode(placed.number.length))
    changes.set(placed.payment.reference, `mk-${randomUUID()}`)
    changes.set(hash(placed.trackingToken), randomUUID())
    const client = await pool.connect()
    try {
      for (const { text, values } of statements) {
        await client.query(
          text,
          values.map((value) => renew(value, changes)),
        )
      }
    } finally {
      client.release()
    }
  }
}

function uuidsIn(statements: readonly Statement[]): string[] {
  return JSON.stringify(statements).match(/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g) ?? []
}

function renew(value: unknown, changes: ReadonlyMap<string, string>): unknown {
  if (Array.isArray(value)) return value.map((item) => renew(item, changes))
  if (typeof value !== 'string') return value
  let text = value
  for (const [from, to] of changes) text = text.replaceAll(from, to)
  return text
}
