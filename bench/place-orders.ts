import { serve } from '@hono/node-server'
import type { Rate } from '@makola/contract/rates/rates.ts'
import type pg from 'pg'
import { createApp } from '../api/src/app.ts'
import type { Platform } from '../api/src/platform/platform.ts'
import { Buyer } from '../testing/shop/buyer.ts'
import { isCommand, recordStatements, replay, type Statement } from './yardsticks.ts'

type ReadyBuyer = { buyer: Buyer; quote: Awaited<ReturnType<Buyer['quote']>> }

/** Makes `count` buyers, each with a quoted cart of one unit, over the variants in turn. */
export async function prepareBuyers(
  url: string,
  rate: Rate,
  variantIds: readonly string[],
  count: number,
): Promise<ReadyBuyer[]> {
  const ready: ReadyBuyer[] = []
  while (ready.length < count) {
    const some = Array.from({ length: Math.min(20, count - ready.length) }, async (_, offset) => {
      const buyer = new Buyer(url)
      const variantId = variantIds[(ready.length + offset) % variantIds.length] ?? ''
      return { buyer, quote: await buyer.quote(rate, variantId) }
    })
    ready.push(...(await Promise.all(some)))
  }
  return ready
}

/** Places the next ready buyer's order: a measurement of placing holds nothing but placing. */
export function placeNext(ready: ReadyBuyer[]): () => Promise<void> {
  return async () => {
    const next = ready.pop()
    if (!next) throw new Error('There is no quoted cart left')
    await placeQuoted(next)
  }
}

/** Places a buyer's order. */
export async function placeQuoted({ buyer, quote }: ReadyBuyer): Promise<void> {
  const answer = await buyer.place(quote)
  if (answer.status !== 201) throw new Error(`An order was answered ${answer.status}: ${JSON.stringify(answer.body)}`)
}

/** An order as the shop sends it: everything, and of that its transaction alone. */
export type RehearsedOrder = { all: Statement[]; transaction: Statement[] }

/** The statements of `count` orders as the shop would send them, each usable once. */
export async function rehearseOrders(
  platform: Platform,
  rate: Rate,
  variantIds: readonly string[],
  count: number,
): Promise<RehearsedOrder[]> {
  const { promise: opened, resolve } = Promise.withResolvers<number>()
  const server = serve({ fetch: createApp(platform).fetch, port: 0, hostname: '127.0.0.1' }, ({ port }) =>
    resolve(port),
  )
  try {
    const ready = await prepareBuyers(`http://127.0.0.1:${await opened}`, rate, variantIds, count)
    const orders: RehearsedOrder[] = []
    for (const { buyer, quote } of ready) {
      const all = await recordStatements(() => buyer.place(quote), { isRehearsal: true })
      orders.push({ all, transaction: transactionOf(all) })
    }
    return orders
  } finally {
    server.close()
  }
}

/** The longest transaction among these statements. */
function transactionOf(statements: readonly Statement[]): Statement[] {
  const ends = statements.filter((statement) => isCommand(statement, 'commit'))
  const candidates = ends.map((end) => {
    const sent = statements.filter(({ connection }) => connection === end.connection)
    const before = sent.slice(0, sent.indexOf(end) + 1)
    return before.slice(before.findLastIndex((statement) => isCommand(statement, 'begin')))
  })
  const longest = candidates.sort((a, b) => b.length - a.length)[0]
  if (!longest) throw new Error('An order was refused when it was rehearsed')
  return longest
}

/** Sends the next transaction over the bare driver. */
export function sendNext(pool: pg.Pool, orders: RehearsedOrder[]): () => Promise<void> {
  return () => replay(pool, orders.pop()?.transaction ?? [])()
}
