// `npm run bench -- mixed`: visitors, carts, orders, payments, sellers and rates at once, at the moments of a schedule that was drawn
// before. Asks over HTTP only, so that `--shop <folder>` can measure another checkout. bench/README.md has the options.
import { fork } from 'node:child_process'
import { loadavg } from 'node:os'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { keepText, machine, today } from '../keep-results.ts'
import type { Ready, Task } from '../pay-orders.ts'
import { percentile } from '../percentiles.ts'
import type { ProbeReport, ProbeTask } from '../probe-changes.ts'
import type { LoadReport, LoadTask } from '../send-load.ts'
import { type Checkout, openCheckout } from './open-checkout.ts'
import { answerOf, hurry } from './processes.ts'
import { readMarket } from './read-market.ts'
import { drawSchedule } from './schedule.ts'

/** A run counts only when the sender itself kept to its schedule. */
const mostLateMilliseconds = 5
/** The capacity is the highest load within these. */
const mostBrowse = 250
const mostOrder = 500
const currencies = 'NGN,USD,KES,GHS,ZAR,EUR'
/** Runs of at least this length also hold an import and a change of all rates. */
const secondsWithEvents = 180

type Outcome = {
  pages: number
  seconds: number
  load: LoadReport
  probe: ProbeReport
  hits: number | null
  memory: number[]
}

export async function runMixed(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: {
      shop: { type: 'string', default: resolve(import.meta.dirname, '../..') },
      rate: { type: 'string', default: '20' },
      seconds: { type: 'string', default: '60' },
      seed: { type: 'string', default: '1' },
      products: { type: 'string', default: '10000' },
      stores: { type: 'string', default: '189' },
      warm: { type: 'string', default: '20' },
      search: { type: 'boolean', default: false },
      name: { type: 'string', default: 'mixed' },
    },
  })
  const [rate, seconds, seed, products, stores, warm] = [
    values.rate,
    values.seconds,
    values.seed,
    values.products,
    values.stores,
    values.warm,
  ].map(Number) as [number, number, number, number, number, number]
  const provider = fork(join(import.meta.dirname, '../pay-orders.ts'))
  const { environment } = await answerOf<Ready>(provider)
  const checkout = await openCheckout({
    folder: values.shop,
    products,
    stores,
    environment: { ...environment, PAYSTACK_CURRENCIES: currencies },
    hasOther: true,
  })
  const lines = [
    `# ${today()}, mixed load on ${checkout.commit}`,
    '',
    `${machine()} ${loadavg()[0]?.toFixed(1)} processes wanted a core before it began; ${products.toLocaleString('en-US')} generated products. ${warm} s of the same load came before.`,
    '',
  ]
  try {
    provider.send({ kind: 'tell', webhookUrl: `${checkout.shop.url}/api/payments/webhooks/paystack` } satisfies Task)
    const measure = (pages: number) => runOnce(checkout, { pages, seconds, seed, products })
    // A program that has just started is slow for some seconds; the schedule of these does not count.
    if (warm > 0) await runOnce(checkout, { pages: rate, seconds: warm, seed: seed + 1, products })
    if (values.search) lines.push(...(await searchCapacity(measure, rate)))
    else lines.push(...describe(await measure(rate)))
    lines.push('', await checkout.verify())
  } finally {
    await checkout.stop()
    provider.disconnect()
  }
  console.log(lines.join('\n'))
  keepText(values.name, lines.join('\n'))
}

async function runOnce(
  { shop, other, authorization, memoryMegabytes }: Checkout,
  { pages, seconds, seed, products }: { pages: number; seconds: number; seed: number; products: number },
): Promise<Outcome> {
  const market = await readMarket(shop.url, { products, seed })
  const arrivals = drawSchedule(market, { pages, seconds, seed, hasEvents: seconds >= secondsWithEvents })
  const sender = fork(join(import.meta.dirname, '../send-load.ts'))
  const prober = fork(join(import.meta.dirname, '../probe-changes.ts'))
  hurry(sender)
  const store = market.stores[0] ?? ''
  const common = { url: shop.url, authorization }
  const before = await readHits(shop.url)
  const memory: number[] = []
  const watching = setInterval(() => memory.push(memoryMegabytes()), (seconds * 1000) / 40)
  try {
    sender.send({ ...common, arrivals, rates: market.all, store } satisfies LoadTask)
    const task: ProbeTask = {
      ...common,
      otherUrl: other?.url ?? shop.url,
      stores: market.stores,
      rate: market.rates.NG ?? '',
      seconds,
      seed,
    }
    prober.send(task)
    const [load, probe] = await Promise.all([answerOf<LoadReport>(sender), answerOf<ProbeReport>(prober)])
    const after = await readHits(shop.url)
    const asked = after && before ? after.asked - before.asked : 0
    const hits = after && before && asked > 0 ? (after.kept - before.kept) / asked : null
    return { pages, seconds, load, probe, hits, memory }
  } finally {
    clearInterval(watching)
    sender.disconnect()
    prober.disconnect()
  }
}

/**
 * Answers from memory, and all that visitors were given of this kind, as the shop counts them; null for a shop that does not
 * count. New answers made behind a stale one are given to nobody by themselves.
 */
async function readHits(url: string): Promise<{ kept: number; asked: number } | null> {
  const metrics = await (await fetch(`${url}/metrics`)).text()
  const counts = [...metrics.matchAll(/^shared_answers_total\{[^}]*source="(\w+)"[^}]*\} (\S+)/gm)]
  if (counts.length === 0) return null
  const sum = (names: string[]) =>
    counts.reduce((all, [, source = '', count]) => all + (names.includes(source) ? Number(count) : 0), 0)
  return { kept: sum(['kept', 'stale']), asked: sum(['kept', 'stale', 'made', 'coalesced']) }
}

/** Doubles the load until it is too much, then halves the rest three times. */
async function searchCapacity(measure: (pages: number) => Promise<Outcome>, first: number): Promise<string[]> {
  const rows = [
    '| pages a second | browse p50 | p99 | order p50 | p99 | failures | sender late p99 | |',
    '|---:|---:|---:|---:|---:|---:|---:|---|',
  ]
  let [good, bad] = [0, Number.POSITIVE_INFINITY]
  let last: Outcome | undefined
  for (let pages = first, tries = 0; tries < 3; pages = Number.isFinite(bad) ? (good + bad) / 2 : pages * 2) {
    const outcome = await measure(pages)
    if (Number.isFinite(bad)) tries++
    const [browse, order] = [outcome.load.latencies.browse ?? [], outcome.load.latencies.order ?? []]
    const verdict = judge(outcome)
    const failures = failuresOf(outcome).length
    const figures = [pages, ...[browse, order].flatMap((one) => [percentile(one, 0.5), percentile(one, 0.99)])].map(
      (one) => one.toFixed(0),
    )
    rows.push(
      `| ${figures.join(' | ')} | ${failures} | ${percentile(outcome.load.late, 0.99).toFixed(1)} | ${verdict} |`,
    )
    console.log(rows.at(-1))
    if (verdict === 'held') {
      good = pages
      last = outcome
    } else bad = pages
    if (bad <= 1) break
  }
  return [
    `C = ${good.toFixed(0)} pages a second.`,
    '',
    ...rows,
    ...(last ? ['', 'At the highest load that held:', '', ...describe(last)] : []),
  ]
}

/** A load is held without turning anybody away. */
const failuresOf = ({ load, probe }: Pick<Outcome, 'load' | 'probe'>): string[] => [
  ...load.failures,
  ...load.refused.map(({ stream }) => `${stream}: refused for now`),
  ...probe.failures,
]

function judge({ load, probe }: Pick<Outcome, 'load' | 'probe'>): string {
  if (percentile(load.late, 0.99) > mostLateMilliseconds) return 'void: the sender was late'
  if (failuresOf({ load, probe }).length > 0) return 'failures'
  if (percentile(load.latencies.browse ?? [], 0.99) > mostBrowse) return 'browse too slow'
  return percentile(load.latencies.order ?? [], 0.99) > mostOrder ? 'order too slow' : 'held'
}

function describe({ pages, seconds, load, probe, hits, memory }: Outcome): string[] {
  const row = (name: string, values: readonly number[]) =>
    `| ${[name, values.length, ...[0.5, 0.99, 0.999].map((share) => percentile(values, share).toFixed(1))].join(' | ')} |`
  const quarters = [0, 1, 2, 3].map((quarter) => {
    const part = memory.slice(
      Math.floor((quarter * memory.length) / 4),
      Math.floor(((quarter + 1) * memory.length) / 4),
    )
    return percentile(part, 0.5)
  })
  const failures = failuresOf({ load, probe })
  return [
    `## ${pages} pages a second for ${seconds} s: ${judge({ load, probe })}`,
    '',
    '| ms from the scheduled moment | count | p50 | p99 | p99.9 |',
    '|---|---:|---:|---:|---:|',
    ...Object.entries(load.latencies).map(([name, values]) => row(name, values)),
    row('seller’s change', probe.edits),
    row('changed → seen by another process', probe.stale),
    row('the sender’s own delay', load.late),
    '',
    `${failures.length} failures${failures.length > 0 ? `, the first: ${failures.slice(0, 3).join('; ')}` : ''}. ${load.soldOut} found their product sold out or beyond what the provider takes. ` +
      `Answers from memory: ${hits === null ? 'this shop does not count them' : hits.toFixed(3)}. ` +
      `Memory by quarters: ${quarters.join(', ')} MiB. The sender took ${load.cpuSeconds.toFixed(1)} s of CPU.`,
  ]
}
