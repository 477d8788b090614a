import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { rmSync } from 'node:fs'
import type { Tokens } from '@makola/contract/auth/auth.ts'
import type { PlacedOrder, TrackedOrder } from '@makola/contract/orders/orders.ts'
import type { Parcel } from '@makola/contract/orders/parcels.ts'
import { expect, test } from '@playwright/test'
import { decideOnPage } from '../../../testing/providers/decide-on-page.ts'
import { startFakePaystack } from '../../../testing/providers/fake-paystack.ts'
import type { FakeProvider } from '../../../testing/providers/fake-server.ts'
import { Buyer, rateOf, untilAnswered } from '../../../testing/shop/buyer.ts'
import { makeDataFolder } from '../../../testing/shop/data-folder.ts'
import { shopCommand } from '../../../testing/shop/shop-command.ts'
import { type ShopProcess, startShop } from '../../../testing/shop/shop-process.ts'
import { findFullest, storesNumber } from '../../support/bought.ts'

// A shop of its own, killed and restarted again and again beside a provider that goes on.
let dataDir: string
let paystack: FakeProvider
let running: ShopProcess | undefined
test.beforeAll(async () => {
  dataDir = process.env.KILLS_DATA_DIR ?? makeDataFolder()
  paystack = await startFakePaystack()
})
test.afterAll(async () => {
  if (running?.process.exitCode === null) await running.stop()
  await paystack.server.stop()
  rmSync(dataDir, { recursive: true, force: true })
})

const store = 'adunni-atelier'

test('kill -9 at every step from an order to its refund: each happens once, paid once, refunded once', {
  tag: '@slow',
}, async () => {
  test.setTimeout(600_000)
  const first = await start()
  const { port } = new URL(first.url)
  paystack.server.webhookUrl = `${first.url}/api/payments/webhooks/paystack`
  const purchases = await Promise.all(Array.from({ length: 8 }, () => prepare(first.url)))
  const [returning, told, working, refunded, ...placing] = purchases
  if (!returning || !told || !working || !refunded) throw new Error('There are too few purchases')
  for (const purchase of [returning, told, working, refunded]) purchase.order = (await purchase.send()).body.data
  await kill(first)

  /** Starts the shop with a pause at this point, lets it get there, and kills it. */
  async function killAt(point: string, act: () => Promise<unknown>, isThere: () => boolean): Promise<void> {
    const shop = await start({ PORT: port, PAUSE_POINT: point })
    const acted = act().catch(() => null)
    await expect.poll(() => shop.output().includes(`paused at ${point}`) && isThere()).toBe(true)
    await kill(shop)
    await acted
  }

  await killAt(
    'mid-job',
    () => payFor(working),
    () => wasToldOf(working),
  )
  await killAt(
    'before-ack',
    () => payFor(told),
    () => true,
  )
  await killAt(
    'after-provider-call',
    async () => {
      await payFor(returning, 'never')
      await returning.verify()
    },
    () => asked('GET', `/transaction/verify/${returning.order?.payment.reference}`).length > 0,
  )
  for (const [index, point] of ['before-commit', 'after-commit', 'after-provider-call', 'before-ack'].entries()) {
    const purchase = placing[index]
    if (!purchase) throw new Error('There are too few purchases')
    await killAt(point, purchase.send, () => point.endsWith('commit') || wasOpenedFor(purchase))
  }

  const second = await start({ PORT: port })
  for (const purchase of purchases) {
    const { status, body } = await untilAnswered(purchase.send)
    expect(status, JSON.stringify(body)).toBe(201)
    expect(body.data.number).toBe(purchase.order?.number ?? body.data.number)
    purchase.order = body.data
  }
  expect(new Set(purchases.map(({ order }) => order?.number)).size).toBe(8)
  for (const purchase of [refunded, ...placing]) {
    await payFor(purchase)
    await purchase.verify()
  }
  for (const purchase of purchases) await expect.poll(() => stateOf(purchase), { timeout: 200_000 }).toBe('paid')

  const owner = await signIn(first.url)
  const { id: parcelId } = await owner<Parcel>('GET', `/orders/${storesNumber(refunded.order?.number ?? '')}-A`)
  expect(shopCommand(dataDir, 'verify')).toMatchObject({ code: 0 })
  await kill(second)
  const sendBack = () => owner('POST', `/parcels/${parcelId}/refunds`, { reason: 'Torn', of: { kind: 'rest' } })
  await killAt('after-provider-call', sendBack, () => asked('POST', '/refund').length > 0)

  await start({ PORT: port })
  const readRefunds = async () => (await owner<Parcel>('GET', `/orders/${parcelId}`)).refunds.map(({ state }) => state)
  await expect.poll(readRefunds, { timeout: 200_000 }).toEqual(['succeeded'])
  await expect.poll(() => stateOf(refunded)).toBe('refunded')
  expect(asked('POST', '/refund')).toHaveLength(1)
  for (const { buyer, order } of purchases) {
    const { timeline } = await track(buyer, order)
    expect(timeline.filter(({ kind }) => kind === 'paid')).toHaveLength(1)
  }
  expect(shopCommand(dataDir, 'verify')).toMatchObject({ code: 0 })
})

async function start(environment: Record<string, string> = {}): Promise<ShopProcess> {
  const settings = { ...paystack.environment, PAYSTACK_CURRENCIES: 'NGN', SANDBOX_PAYMENTS: 'off' }
  running = await startShop(dataDir, { ...settings, ...environment })
  return running
}

async function kill({ process }: ShopProcess): Promise<void> {
  const ended = once(process, 'exit')
  process.kill('SIGKILL')
  await ended
}

/** The calls of the API that Paystack has had. */
const asked = (method: string, path: string) =>
  paystack.server.requests.filter((request) => request.method === method && request.path === path)
const wasOpenedFor = ({ buyer }: Purchase) =>
  asked('POST', '/transaction/initialize').some(({ body }) => body.includes(buyer.email))
const wasToldOf = ({ order }: Purchase) =>
  paystack.server.deliveries.some(({ body, status }) => status === 200 && body.includes(order?.payment.reference ?? ''))

type Purchase = {
  buyer: Buyer
  /** Places the order, always under the same key. */
  send: () => ReturnType<Buyer['place']>
  order?: PlacedOrder
  /** Comes back into the shop. */
  verify: () => Promise<unknown>
}

/** A cart that is priced, and not ordered yet. */
async function prepare(url: string): Promise<Purchase> {
  const buyer = new Buyer(url)
  const rate = await rateOf(url, 'NG')
  const quote = await buyer.quote(rate, await findFullest(buyer, store, rate))
  const key = randomUUID()
  const purchase: Purchase = {
    buyer,
    send: () => buyer.place(quote, key, 'paystack'),
    verify: () => buyer.call('GET', `/payments/verify?reference=${purchase.order?.payment.reference}`),
  }
  return purchase
}

/** Pays on the provider's page, with or without a webhook. */
async function payFor({ order }: Purchase, webhook: 'once' | 'never' = 'once'): Promise<void> {
  await decideOnPage(order?.payment.redirectUrl ?? null, { scenario: 'pay', webhook })
}

const track = async (buyer: Buyer, order: PlacedOrder | undefined) =>
  (await buyer.call<TrackedOrder>('GET', `/orders/track/${order?.trackingToken}`)).body.data
const stateOf = async ({ buyer, order }: Purchase) => (await track(buyer, order)).state

/** The demo store's owner, as their browser calls the shop. */
async function signIn(url: string) {
  const owner = new Buyer(url)
  const credentials = { email: 'owner@makola.test', password: 'makola-owner-demo' }
  const login = await fetch(`${url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(credentials),
  })
  const { access_token: token } = (await login.json()) as Tokens
  return async <T>(method: string, path: string, json?: unknown): Promise<T> => {
    const headers = { authorization: `Bearer ${token}`, 'idempotency-key': randomUUID() }
    const { status, body } = await owner.call<T>(method, path, json, headers)
    expect(status, JSON.stringify(body)).toBeLessThan(300)
    return body.data
  }
}
