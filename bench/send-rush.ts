// The buyers of `npm run bench -- popular`, as a process of its own: all want the same item within a few seconds, while some others
// order something else.
import { setTimeout as wait } from 'node:timers/promises'
import type { Quote } from '@makola/contract/carts/carts.ts'
import type { Rate } from '@makola/contract/rates/rates.ts'
import { Buyer } from '../testing/shop/buyer.ts'
import { seededRandom } from './mixed/random.ts'

export type RushTask = {
  url: string
  rate: Rate
  popular: string
  others: string[]
  buyers: number
  othersPerSecond: number
  seconds: number
  seed: number
}
/** Latencies in milliseconds from the scheduled moments; `answers` counts them by what they were. */
export type RushSide = { answers: Record<string, number>; placed: number[]; refused: number[] }
export type RushReport = { alone: RushSide; beside: RushSide; rush: RushSide; late: number[] }

type Ready = { buyer: Buyer; quote: Quote; at: number }
const preparedAtOnce = 20

process.on('disconnect', () => process.exit())
process.on('message', async (task: RushTask) => process.send?.(await run(task)))

async function run(task: RushTask): Promise<RushReport> {
  const { seconds, othersPerSecond, buyers, popular, others } = task
  const othersCount = Math.round(seconds * othersPerSecond)
  const some = (turn: number) => others[turn % others.length] ?? ''
  const [alone, beside, rush] = [
    await prepare(task, othersCount, some),
    await prepare(task, othersCount, some),
    await prepare(task, buyers, () => popular),
  ]
  const late: number[] = []
  const besideNobody = await sendAll(alone, late)
  const [besideRush, crowd] = await Promise.all([sendAll(beside, late), sendAll(rush, late)])
  return { alone: besideNobody, beside: besideRush, rush: crowd, late }
}

/** Buyers with a quoted cart, each from another address, at moments that are spread as those of a Poisson process. */
async function prepare(
  { url, rate, seconds, seed }: RushTask,
  count: number,
  variantOf: (turn: number) => string,
): Promise<Ready[]> {
  const { share } = seededRandom(seed + count)
  const ready: Ready[] = []
  let turn = 0
  const lane = async () => {
    while (turn < count) {
      const own = turn++
      const address = `100.${64 + (own >> 16)}.${(own >> 8) & 255}.${own & 255}`
      const buyer = new Buyer(url, { 'x-forwarded-for': address })
      const at = share() * seconds * 1000
      ready.push({ buyer, quote: await buyer.quote(rate, variantOf(own)), at })
    }
  }
  await Promise.all(Array.from({ length: preparedAtOnce }, lane))
  return ready.sort((a, b) => a.at - b.at)
}

async function sendAll(ready: readonly Ready[], late: number[]): Promise<RushSide> {
  const side: RushSide = { answers: {}, placed: [], refused: [] }
  const sending: Promise<void>[] = []
  const from = performance.now()
  for (const { buyer, quote, at } of ready) {
    const due = from + at
    if (due - performance.now() > 0.5) await wait(due - performance.now())
    late.push(Math.max(0, performance.now() - due))
    sending.push(
      buyer.place(quote).then(
        ({ status, body }) => {
          count(side, status === 201 ? 'placed' : `${status} ${body.type}`)
          ;(status === 201 ? side.placed : side.refused).push(performance.now() - due)
        },
        () => count(side, 'no answer'),
      ),
    )
  }
  await Promise.all(sending)
  return side
}

function count({ answers }: RushSide, answer: string): void {
  answers[answer] = (answers[answer] ?? 0) + 1
}
