import type { Rate } from '@makola/contract/rates.ts'
import { Buyer } from '../e2e/support/buyer.ts'

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
