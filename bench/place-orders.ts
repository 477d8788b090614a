import type { PlacedOrder } from '@makola/contract/orders.ts'
import type { Rate } from '@makola/contract/rates.ts'
import { createApp } from '../api/src/app.ts'
import type { Platform } from '../api/src/platform/platform.ts'
import { Buyer } from '../e2e/support/buyer.ts'
import type { PreparedCart } from './replay-order.ts'
import { recordStatements, type Statement } from './yardsticks.ts'

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
    const answer = await next.buyer.place(next.quote)
    if (answer.status !== 201) throw new Error(`An order was answered ${answer.status}: ${JSON.stringify(answer.body)}`)
  }
}

/** Places one order in this process and writes down its statements. */
export async function recordOrder(
  platform: Platform,
  rate: Rate,
  variantId: string,
): Promise<{ statements: Statement[]; placed: PlacedOrder; cart: PreparedCart }> {
  const app = createApp(platform)
  const buyer = new Buyer('http://localhost', (async (url: string, init: RequestInit) =>
    app.request(url, init)) as typeof fetch)
  const quote = await buyer.quote(rate, variantId)
  const [cart] = await preparedCarts(platform, quote.id)
  if (!cart) throw new Error('The quoted cart is gone')
  let placed: PlacedOrder | undefined
  const statements = await recordStatements(async () => {
    const answer = await buyer.place(quote)
    if (answer.status !== 201) throw new Error(JSON.stringify(answer.body))
    placed = answer.body.data
  })
  if (!placed) throw new Error('No order was placed')
  return { statements, placed, cart }
}

/** Carts with a quote that nobody has ordered, or the one of a quote. */
export async function preparedCarts({ database }: Platform, quoteId: string | null = null): Promise<PreparedCart[]> {
  const { rows } = await database.$client.query(
    `select carts.id as "cartId", quotes.id as "quoteId", token_hash as "tokenHash",
       quotes.stores->0->'lines'->0->>'variantId' as "variantId"
     from quotes join carts on carts.id = quotes.cart_id where carts.state = 'open' and ($1::uuid is null or quotes.id = $1)`,
    [quoteId],
  )
  return rows
}
