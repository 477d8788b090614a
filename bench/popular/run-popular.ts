// `npm run bench -- popular`: 10,000 buyers want 100 units of one item within 10 seconds, each at a moment that was drawn before.
import { fork } from 'node:child_process'
import { loadavg } from 'node:os'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import type { ProductCard } from '@makola/contract/catalogue/catalogue.ts'
import type { InventoryItem } from '@makola/contract/catalogue/inventory.ts'
import { rateOf } from '../../testing/shop/buyer.ts'
import { keepText, machine, today } from '../keep-results.ts'
import { openCheckout } from '../mixed/open-checkout.ts'
import { answerOf, hurry } from '../mixed/processes.ts'
import { percentile } from '../percentiles.ts'
import type { RushReport, RushSide, RushTask } from '../send-rush.ts'

const otherProducts = 40
const mostProducts = 100

export async function runPopular(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: {
      shop: { type: 'string', default: resolve(import.meta.dirname, '../..') },
      buyers: { type: 'string', default: '10000' },
      units: { type: 'string', default: '100' },
      seconds: { type: 'string', default: '10' },
      products: { type: 'string', default: '10000' },
      stores: { type: 'string', default: '189' },
      name: { type: 'string', default: 'popular' },
    },
  })
  const [buyers, units, seconds] = [values.buyers, values.units, values.seconds].map(Number) as [number, number, number]
  const checkout = await openCheckout({
    folder: values.shop,
    products: Number(values.products),
    stores: Number(values.stores),
    // Each buyer comes from an address of their own.
    environment: { TRUST_PROXY: 'on' },
  })
  const { url } = checkout.shop
  const sender = fork(join(import.meta.dirname, '../send-rush.ts'))
  hurry(sender)
  try {
    const call = async <T>(method: string, path: string, json?: object) => {
      const headers = { authorization: checkout.authorization, 'content-type': 'application/json' }
      const answer = await fetch(`${url}/api${path}`, { method, headers, ...(json && { body: JSON.stringify(json) }) })
      const text = await answer.text()
      if (!answer.ok) throw new Error(`${method} ${path} was answered ${answer.status}: ${text}`)
      return (JSON.parse(text) as { data: T }).data
    }
    const rate = await rateOf(url, 'NG')
    const [popular = '', ...others] = await stockVariants(call, rate.id, units)
    sender.send({
      url,
      rate,
      popular,
      others,
      buyers,
      othersPerSecond: 5,
      seconds,
      seed: 1,
    } satisfies RushTask)
    const report = await answerOf<RushReport>(sender)
    const text = [
      `# ${today()}, ${buyers.toLocaleString('en-US')} buyers of ${units} units in ${seconds} s on ${checkout.commit}`,
      '',
      `${machine()} ${loadavg()[0]?.toFixed(1)} processes wanted a core at the end.`,
      '',
      ...describe(report, units),
      '',
      await checkout.verify(),
    ].join('\n')
    console.log(text)
    keepText(values.name, text)
  } finally {
    sender.disconnect()
    await checkout.stop()
  }
}

type Call = <T>(method: string, path: string, json?: object) => Promise<T>

/** Gives the popular variant so many units for sale, and some others enough; their ids, the popular one first. */
async function stockVariants(call: Call, rate: string, units: number): Promise<string[]> {
  const cards = await call<ProductCard[]>('GET', `/products/?rate=${rate}&inStock=true&limit=${mostProducts}`)
  const found: { id: string; held: number }[] = []
  for (const { id } of cards) {
    found.push(...(await call<InventoryItem>('GET', `/inventory/${id}`)).variants.slice(0, 1))
  }
  const variants = found.toSorted((a, b) => a.held - b.held).slice(0, otherProducts + 1)
  // What earlier runs hold may be given back at any moment of this one, and would be sold again.
  if (variants[0]?.held !== 0) throw new Error('All items are held by orders of earlier runs: wait for 15 minutes')
  for (const [index, { id, held }] of variants.entries()) {
    await call('PATCH', `/inventory/variants/${id}`, { stock: held + (index === 0 ? units : 1_000) })
  }
  return variants.map(({ id }) => id)
}

function describe({ alone, beside, rush, late }: RushReport, units: number): string[] {
  const row = (name: string, { answers, placed, refused }: RushSide) => {
    const times = [placed, refused].flatMap((list) => [percentile(list, 0.5), percentile(list, 0.99)])
    const said = Object.entries(answers).map(([answer, count]) => `${count} × ${answer}`)
    return `| ${name} | ${placed.length} | ${times.map((time) => time.toFixed(0)).join(' | ')} | ${said.join(', ')} |`
  }
  const ratio = percentile(beside.placed, 0.5) / Math.max(0.1, percentile(alone.placed, 0.5))
  return [
    '| ms from the scheduled moment | orders | p50 | p99 | refusals p50 | p99 | answers |',
    '|---|---:|---:|---:|---:|---:|---|',
    row('the popular item', rush),
    row('others, beside it', beside),
    row('others, alone', alone),
    '',
    `${rush.placed.length === units ? 'Exactly' : 'NOT exactly'} ${units} units were sold (${rush.placed.length}). Others took ${ratio.toFixed(2)} times as long as alone. ` +
      `The sender was late by ${percentile(late, 0.99).toFixed(1)} ms at p99.`,
  ]
}
