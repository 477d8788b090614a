// `npm run bench -- overload`: the mixed load at a capacity C, three times and ten times as much, with a calm time after each, in one
// schedule on one shop. Asks over HTTP only, so that `--shop <folder>` can measure another checkout. bench/README.md has the options.
import { fork } from 'node:child_process'
import { loadavg } from 'node:os'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { keepText, machine, today } from '../keep-results.ts'
import { openCheckout } from '../mixed/open-checkout.ts'
import { answerOf, hurry } from '../mixed/processes.ts'
import { readMarket } from '../mixed/read-market.ts'
import { type Arrival, drawSchedule, type Market } from '../mixed/schedule.ts'
import type { Ready, Task, Told } from '../pay-orders.ts'
import type { LoadReport, LoadTask } from '../send-load.ts'
import { describeOverload, type Phase } from './describe-overload.ts'

const currencies = 'NGN,USD,KES,GHS,ZAR,EUR'
/** More who buy than in the mixed load: some seconds are enough to count them. */
const shares = { carts: 0.1, orders: 0.05 }
/** What is paid, is paid sooner than in the mixed load: within the phase of its order. */
const paidSooner = 8

export async function runOverload(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: {
      shop: { type: 'string', default: resolve(import.meta.dirname, '../..') },
      rate: { type: 'string', default: '20' },
      seconds: { type: 'string', default: '15' },
      seed: { type: 'string', default: '1' },
      products: { type: 'string', default: '10000' },
      stores: { type: 'string', default: '189' },
      name: { type: 'string', default: 'overload' },
    },
  })
  const [rate, seconds, seed, products, stores] = [
    values.rate,
    values.seconds,
    values.seed,
    values.products,
    values.stores,
  ].map(Number) as [number, number, number, number, number]
  const provider = fork(join(import.meta.dirname, '../pay-orders.ts'))
  const { environment } = await answerOf<Ready>(provider)
  const settings = { ...environment, PAYSTACK_CURRENCIES: currencies }
  const checkout = await openCheckout({ folder: values.shop, products, stores, environment: settings })
  const sender = fork(join(import.meta.dirname, '../send-load.ts'))
  hurry(sender)
  try {
    provider.send({ kind: 'tell', webhookUrl: `${checkout.shop.url}/api/payments/webhooks/paystack` } satisfies Task)
    const market = await readMarket(checkout.shop.url, { products, seed })
    const phases = phasesOf(rate, seconds)
    const arrivals = drawPhases(market, phases, seed)
    const memoryBefore = checkout.memoryMegabytes()
    const { url } = checkout.shop
    const task = { url, authorization: checkout.authorization, arrivals, rates: market.all, store: '' }
    sender.send(task satisfies LoadTask)
    let memory = memoryBefore
    const watching = setInterval(() => {
      memory = Math.max(memory, checkout.memoryMegabytes())
    }, 500)
    const report = await answerOf<LoadReport>(sender).finally(() => clearInterval(watching))
    provider.send({ kind: 'count' } satisfies Task)
    const told = await answerOf<Told>(provider)
    const text = [
      `# ${today()}, more than the shop can answer, on ${checkout.commit}`,
      '',
      `${machine()} ${loadavg()[0]?.toFixed(1)} processes wanted a core at the end; ${products.toLocaleString('en-US')} generated products. C = ${rate} pages a second.`,
      '',
      ...describeOverload({ phases, arrivals, report, told }),
      '',
      `Memory: ${memoryBefore} MiB before, ${memory} MiB at most. The sender took ${report.cpuSeconds.toFixed(1)} s of CPU.`,
      '',
      await checkout.verify(),
    ].join('\n')
    console.log(text)
    keepText(values.name, text)
  } finally {
    sender.disconnect()
    await checkout.stop()
    provider.disconnect()
  }
}

function phasesOf(rate: number, seconds: number): Phase[] {
  const times = [
    ['C, to warm up', 1, seconds],
    ['C', 1, seconds],
    ['3 C', 3, seconds],
    ['C after 3 C', 1, seconds],
    ['10 C', 10, seconds],
    ['C after 10 C', 1, seconds],
  ] as const
  let from = 0
  return times.map(([name, factor, lasts]) => {
    const phase = { name, pages: rate * factor, from: from * 1000, seconds: lasts }
    from += lasts
    return phase
  })
}

function drawPhases(market: Market, phases: readonly Phase[], seed: number): Arrival[] {
  return phases
    .flatMap(({ pages, seconds, from }, index) =>
      drawSchedule(market, { pages, seconds, seed: seed + index, shares }).map((arrival) => ({
        ...arrival,
        at: arrival.at + from,
      })),
    )
    .map((arrival) =>
      arrival.kind === 'order' && arrival.payAfter !== null
        ? { ...arrival, payAfter: arrival.payAfter / paidSooner }
        : arrival,
    )
}
