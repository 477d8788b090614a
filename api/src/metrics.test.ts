import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startFakePaystack } from '../../testing/providers/fake-paystack.ts'
import { openPayingShop, type PayingShop } from '../../testing/shop/open-paying-shop.ts'
import { modules } from './modules.ts'
import { lockParcel } from './orders/parcels/lock-parcel.ts'
import { bookRefund } from './orders/refunds/book-refund.ts'
import { parcels } from './orders/tables.ts'
import { listMetrics, openMetrics } from './platform/http/show-metrics.ts'
import { openSmtpMailer } from './platform/mail/smtp-mailer.ts'
import type { Schedule } from './platform/messaging/jobs.ts'
import type { Labels } from './platform/metrics/metric.ts'
import { transact } from './platform/platform.ts'
import { createSite } from './serve.ts'

/** What nobody but a visitor says: it must not come up in the metrics. */
const typed = 'a-visitor-typed-this'

let open: PayingShop
let text = ''
/** What the tests of this process had counted before. */
let before = ''
beforeAll(async () => {
  open = await openPayingShop(startFakePaystack)
  before = await openMetrics(open.shop, modules)()
  text = await walk(open)
})
afterAll(() => open.close())

/** An order that is paid and refunded, one that is declined, one without goods; a job, a letter that fails, a check of the books. */
async function walk({ shop, place, decide, comeBack }: PayingShop): Promise<string> {
  const readMetrics = openMetrics(shop, modules)
  const site = await createSite(shop, modules, { isDraining: false }, { readMetrics })
  await Promise.all([
    ...['/', '/store', `/store/${typed}`, `/products/${typed}`, `/${typed}`, `/${typed}.php`].map((path) =>
      site.request(path),
    ),
    ...['/api/rates/', '/api/rates/', `/api/products/${typed}`, `/api/${typed}/`, '/health/live'].map((path) =>
      site.request(`${path}?search=${typed}`),
    ),
    site.request('/api/products/', { method: 'PROPFIND', headers: { 'user-agent': typed } }),
  ])
  const [paid, declined] = [await place(), await place()]
  await comeBack(await decide(paid, { scenario: 'pay', webhook: 'never' }))
  await comeBack(await decide(declined, { scenario: 'decline', webhook: 'never' }))
  await expect(
    shop.jobs.drain({ ...shop, mailer: openSmtpMailer({ url: 'smtp://127.0.0.1:1', from: 'a@b.test' }) }),
  ).rejects.toThrow('ECONNREFUSED')
  await shop.jobs.drain(shop, { all: true })
  await refund(paid.id)
  await shop.jobs.drain(shop)
  const second = await place()
  await comeBack(await decide(second, { scenario: 'pay', webhook: 'never' }))
  await shop.jobs.drain(shop)
  await runDailyCheck()
  return readMetrics()
}

async function refund(orderId: string): Promise<void> {
  const [parcel] = await open.shop.database.select().from(parcels).where(eq(parcels.orderId, orderId))
  await transact(open.shop, async (tx) => {
    const whole = await lockParcel(tx, parcel?.id ?? '')
    const given = { ...whole, of: { kind: 'amount', amountMinor: 100 }, reason: typed, by: 'test' } as const
    await bookRefund(tx, open.shop.clock, given)
  })
}

async function runDailyCheck(): Promise<void> {
  const [job] = modules.flatMap(({ schedules = [] }) => schedules).filter(({ name }) => name === 'check-invariants')
  await (job as Schedule).run(open.shop, new AbortController().signal)
}

const sample = /^(\w+?)(?:\{(.*)\})? (\S+)$/
type Sample = { name: string; labels: Record<string, string>; value: number }

function readSamples(shown = text): Sample[] {
  return shown
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => {
      const [, name = '', labels = '', value] = sample.exec(line) ?? []
      const pairs = [...labels.matchAll(/(\w+)="([^"]*)"/g)].map(([, label = '', said = '']) => [label, said])
      return { name, labels: Object.fromEntries(pairs), value: Number(value) }
    })
}

/** A counter's rise during the walk, or the sum of a gauge. */
const sumOf = (name: string, wanted: Record<string, string> = {}) =>
  sumIn(text, name, wanted) - (name.endsWith('_total') ? sumIn(before, name, wanted) : 0)

const sumIn = (shown: string, name: string, wanted: Record<string, string>) =>
  readSamples(shown)
    .filter((one) => one.name === name && Object.entries(wanted).every(([label, value]) => one.labels[label] === value))
    .reduce((sum, one) => sum + one.value, 0)

test.each(listMetrics(modules).map((metric) => [metric.name, metric.kind] as const))(
  '%s has a value after a walk through the shop',
  (name, kind) => {
    const shown = readSamples().filter((one) => one.name === (kind === 'histogram' ? `${name}_count` : name))
    expect(shown.length).toBeGreaterThan(0)
    expect(shown.every(({ value }) => Number.isFinite(value) && value >= 0)).toBe(true)
  },
)

test('the money of the walk is counted', () => {
  const total = sumOf('money_captured_day_minor', { provider: 'paystack', currency: 'NGN' })
  expect(total).toBeGreaterThan(0)
  expect({
    placed: sumOf('orders_placed_total'),
    paid: sumOf('orders_paid_total'),
    ofDay: sumOf('orders_day'),
    declined: sumOf('payment_attempts_day', { provider: 'paystack', state: 'failed' }),
    succeeded: sumOf('payment_attempts_day', { provider: 'paystack', state: 'succeeded' }),
    failedMails: sumOf('mails_total', { outcome: 'failed' }),
    violations: sumOf('verify_violations'),
    toDecide: sumOf('payments_to_decide'),
  }).toEqual({ placed: 3, paid: 2, ofDay: 3, declined: 1, succeeded: 2, failedMails: 1, violations: 0, toDecide: 0 })
  expect(sumOf('mails_total', { outcome: 'sent' })).toBeGreaterThan(0)
  expect(sumOf('quotes_made_total')).toBeGreaterThanOrEqual(3)
  expect(sumOf('provider_calls_total', { provider: 'paystack', outcome: 'answered' })).toBeGreaterThan(0)
  expect(sumOf('jobs_total', { outcome: 'failed' })).toBe(1)
  expect(sumOf('verify_oldest_seconds')).toBeLessThan(60)
})

test('requests are counted by the pattern of their route', () => {
  expect(sumOf('http_requests_total', { route: '/api/rates', method: 'GET', status: '2xx' })).toBe(2)
  expect(sumOf('http_requests_total', { route: '/api/products/{id}', status: '4xx' })).toBe(1)
  expect(sumOf('http_requests_total', { route: '/store/{id}' })).toBe(1)
  expect(sumOf('http_requests_total', { route: 'none', method: 'GET' })).toBe(3)
  expect(sumOf('http_requests_total', { method: 'other' })).toBe(1)
})

test('no label has a value that is not on its list: nothing that a visitor has typed', () => {
  const labelsOf = new Map(listMetrics(modules).map(({ name, labels }) => [name, labels as Labels]))
  for (const { name, labels } of readSamples()) {
    const lists = labelsOf.get(name) ?? labelsOf.get(name.replace(/_(bucket|sum|count)$/, '')) ?? {}
    for (const [label, value] of Object.entries(labels).filter(([label]) => label !== 'le')) {
      const list = lists[label] ?? []
      expect([...(typeof list === 'function' ? list() : list), 'other']).toContain(value)
    }
  }
  expect(text).not.toContain(typed)
})
