// The sender of `npm run bench -- mixed` and `-- popular`, as a process of its own: sends a schedule at its moments, whatever became
// of the others, and reports the latencies from those moments.
import { Agent, request } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import type { Quote } from '@makola/contract/carts/carts.ts'
import type { Product } from '@makola/contract/catalogue/catalogue.ts'
import type { PlacedOrder } from '@makola/contract/orders/orders.ts'
import type { Rate } from '@makola/contract/rates/rates.ts'
import { Buyer } from '../testing/shop/buyer.ts'
import { generateTable } from './generate-table.ts'
import type { Arrival, PageView, Shopping } from './mixed/schedule.ts'

export type LoadTask = { url: string; authorization: string; arrivals: Arrival[]; rates: Rate[]; store: string }
export type LoadReport = {
  /** Milliseconds from the scheduled moment, by stream. */
  latencies: Record<string, number[]>
  failures: string[]
  /** What was answered, and what was turned away for now: 503 with Retry-After. */
  answered: Sent[]
  refused: Sent[]
  soldOut: number
  /** Milliseconds that the sender itself was behind its schedule. */
  late: number[]
  cpuSeconds: number
}

/** One request: its scheduled moment from the beginning of the load, and its latency, in milliseconds. */
export type Sent = { stream: string; due: number; took: number }

const timeoutMilliseconds = 10_000
/** The cart is filled and quoted so long before its order. */
const shoppingMilliseconds = 3_000
const importedProducts = 2_000
const agent = new Agent({ keepAlive: true, maxSockets: 1_500 })

process.on('disconnect', () => process.exit())
process.on('message', async (task: LoadTask) => process.send?.(await sendAll(task)))

async function sendAll(task: LoadTask): Promise<LoadReport> {
  const report: LoadReport = {
    latencies: {},
    failures: [],
    answered: [],
    refused: [],
    soldOut: 0,
    late: [],
    cpuSeconds: 0,
  }
  const cpu = process.cpuUsage()
  // Carts are begun before the first moment.
  const from = performance.now() + shoppingMilliseconds
  const starts = task.arrivals
    .map((arrival) => ({ arrival, start: from + arrival.at - (isShopping(arrival) ? shoppingMilliseconds : 0) }))
    .sort((a, b) => a.start - b.start)
  const sending: Promise<void>[] = []
  for (const { arrival, start } of starts) {
    const left = start - performance.now()
    if (left > 0.5) await wait(left)
    report.late.push(Math.max(0, performance.now() - start))
    const moment = { report, from, due: from + arrival.at }
    sending.push(
      send(task, arrival, moment).catch((error: unknown) => {
        if (!(error instanceof Refused)) report.failures.push(`${arrival.kind}: ${error}`)
        else report.refused.push({ stream: arrival.kind, due: arrival.at, took: error.took })
      }),
    )
  }
  await Promise.all(sending)
  const { user, system } = process.cpuUsage(cpu)
  return { ...report, cpuSeconds: (user + system) / 1e6 }
}

const isShopping = (arrival: Arrival): arrival is Arrival & Shopping =>
  arrival.kind === 'cart' || arrival.kind === 'order'

type Moment = { report: LoadReport; from: number; due: number }

/** The shop is too busy, and says when to come again. */
class Refused extends Error {
  readonly took: number
  constructor(took: number) {
    super('Refused')
    this.took = took
  }
}

async function send(task: LoadTask, arrival: Arrival, moment: Moment): Promise<void> {
  if (arrival.kind === 'page') return look(task.url, arrival, moment)
  if (isShopping(arrival)) return goShopping(task, arrival, moment)
  if (arrival.kind === 'import') return importTable(task, moment)
  // That of the base currency is 1 for ever.
  const rates = task.rates.filter(({ currency, base }) => currency !== base)
  const changed = arrival.kind === 'rate' ? rates.filter((one) => one.countryCode === arrival.countryCode) : rates
  for (const rate of changed) await changeRate(task, rate)
  note(moment, arrival.kind)
}

function note({ report, from, due }: Moment, stream: string): void {
  const took = performance.now() - due
  report.latencies[stream] ??= []
  report.latencies[stream].push(took)
  report.answered.push({ stream, due: due - from, took })
}

/** The page first, then what it asks for. */
async function look(url: string, { path, calls, rate }: PageView, moment: Moment): Promise<void> {
  const headers = { cookie: `rate=${rate}`, 'accept-encoding': 'gzip, deflate, br, zstd' }
  // A product that a seller has just taken off sale is not found, and says so.
  const allowed = path.startsWith('/products/') ? [200, 404] : [200]
  await get(`${url}${path}`, { headers, allowed, since: moment.due })
  note(moment, 'browse')
  const since = performance.now()
  await Promise.all(calls.map((call) => get(`${url}${call}`, { headers, allowed, since })))
  note(moment, 'browse, with its calls')
}

type Asked = { headers: Record<string, string>; allowed: number[]; since: number }

function get(url: string, { headers, allowed, since }: Asked): Promise<void> {
  return new Promise((resolve, reject) => {
    const sent = request(url, { agent, headers, timeout: timeoutMilliseconds }, (response) => {
      response.resume().on('end', () => {
        if (allowed.includes(response.statusCode ?? 0)) resolve()
        else if (response.statusCode === 503 && response.headers['retry-after'])
          reject(new Refused(performance.now() - since))
        else reject(new Error(`${response.statusCode} for ${url}`))
      })
    })
    sent.on('timeout', () => sent.destroy(new Error(`No answer for ${url}`)))
    sent.on('error', (error: NodeJS.ErrnoException) => {
      // The shop ended an idle connection at the same moment. A browser asks again, too.
      if (sent.reusedSocket && error.code === 'ECONNRESET') get(url, { headers, allowed, since }).then(resolve, reject)
      else reject(error)
    })
    sent.end()
  })
}

async function goShopping({ url, rates }: LoadTask, arrival: Shopping, moment: Moment): Promise<void> {
  const rate = rates.find(({ id }) => id === arrival.rate)
  if (!rate) throw new Error(`There is no rate for ${arrival.countryCode}`)
  const began = { ...moment, due: performance.now() }
  const { status, body } = await new Buyer(url).call<Product>('GET', `/products/${arrival.slug}?rate=${rate.id}`)
  const variant = status === 200 ? body.data.variants.find(({ available }) => available > 0) : undefined
  if (!variant) return void moment.report.soldOut++
  const buyer = new Buyer(url)
  await buyer.call('GET', '/cart/')
  const added = await buyer.call('PATCH', '/cart/', { rate: rate.id, add: [{ variantId: variant.id, quantity: 1 }] })
  if (added.status !== 200) return refuse(moment, 'cart', added)
  note(began, 'cart')
  if (arrival.kind === 'cart') return
  const quoted = await buyer.call<Quote>('POST', '/cart/quote', { rate: rate.id, country: rate.countryCode })
  if (quoted.status !== 200) return refuse(moment, 'quote', quoted)
  note(began, 'cart and quote')
  await wait(Math.max(0, moment.due - performance.now()))
  const placed = await buyer.place(quoted.body.data, undefined, 'paystack')
  if (placed.status !== 201) return refuse(moment, 'order', placed)
  note(moment, 'order')
  if (arrival.payAfter !== null) await pay(placed.body.data, arrival.payAfter, moment)
}

function refuse(
  { report }: Moment,
  stream: string,
  { status, body }: { status: number; body: { type?: string; errors?: { code: string }[] } },
): void {
  const isBeyondProvider = body.errors?.some(({ code }) => code === 'orders.way-not-offered')
  if ((status === 409 && body.type === 'out-of-stock') || isBeyondProvider) report.soldOut++
  else report.failures.push(`${stream}: ${status} ${JSON.stringify(body).slice(0, 400)}`)
}

/** The provider tells the shop before it lets the shopper go: the latency holds the shop's answer to the webhook. */
async function pay(order: PlacedOrder, after: number, moment: Moment): Promise<void> {
  const due = performance.now() + after * 1000
  await wait(after * 1000)
  const body = new URLSearchParams({ scenario: 'pay', webhook: 'once', tamper: 'none', afterwards: 'close' })
  const answer = await fetch(order.payment.redirectUrl ?? '', { method: 'POST', body, redirect: 'manual' })
  await answer.arrayBuffer()
  if (answer.status !== 303) throw new Error(`The provider answered ${answer.status}`)
  note({ ...moment, due }, 'webhook')
}

/** A thousandth up. */
async function changeRate({ url, authorization }: LoadTask, rate: Rate): Promise<void> {
  const next = (Number(rate.rate) * 1.001).toPrecision(6)
  const headers = { authorization, 'content-type': 'application/json' }
  const body = JSON.stringify({ rate: String(Number(next)) })
  const answer = await fetch(`${url}/api/rates/${rate.id}`, { method: 'PATCH', headers, body })
  const text = await answer.text()
  if (!answer.ok) throw new Error(`${answer.status} ${text.slice(0, 400)}`)
}

async function importTable({ url, authorization, store }: LoadTask, moment: Moment): Promise<void> {
  const headers = { authorization, 'content-type': 'text/csv' }
  const body = generateTable(importedProducts)
  const answer = await fetch(`${url}/api/products/import?store=${store}`, { method: 'POST', headers, body })
  const text = await answer.text()
  if (!answer.ok) throw new Error(`${answer.status} ${text.slice(0, 400)}`)
  note(moment, 'import')
}
