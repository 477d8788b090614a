import { serve } from '@hono/node-server'
import type { PlacedOrder, VerifiedPayment } from '@makola/contract/orders/orders.ts'
import type { PaymentMethod } from '@makola/contract/payments/payments.ts'
import { and, eq } from 'drizzle-orm'
import type { Hono } from 'hono'
import { createApp } from '../../api/src/app.ts'
import { stockMovements } from '../../api/src/catalogue/stock/tables.ts'
import { ledgerPostings } from '../../api/src/ledger/tables.ts'
import { orderEvents, orders } from '../../api/src/orders/tables.ts'
import { attempts, paymentFacts, payments } from '../../api/src/payments/tables.ts'
import { aDeliverableProduct, aPlacedOrder } from '../builders/checkouts.ts'
import { aRate } from '../builders/rates.ts'
import { noteProblem } from '../note-problems.ts'
import { decideOnPage } from '../providers/decide-on-page.ts'
import type { FakeProvider } from '../providers/fake-server.ts'
import type { PageChoice } from '../providers/hosted-page.ts'
import { openTestPlatform, type TestPlatform } from '../test-platform.ts'

/** A shop that listens on a port, with one real payment provider: everything goes over HTTP. */
export type PayingShop = {
  shop: TestPlatform
  fake: FakeProvider
  /** An order of one unit, placed through the API, with this provider. */
  place(): Promise<PlacedOrder>
  /** Acts on the payment page; returns the browser's next address. */
  decide(order: Pick<PlacedOrder, 'payment'>, form: { scenario: string } & Partial<PageChoice>): Promise<URL>
  /** The browser arrives at the shop's page, which asks the shop what became of the payment. */
  comeBack(location: URL): Promise<VerifiedPayment>
  /** The ways to pay that checkout shows. */
  methods(): Promise<PaymentMethod[]>
  read(order: Pick<PlacedOrder, 'id'>): ReturnType<typeof readOrder>
  close(): Promise<void>
}

/** Opens it, in naira, with 1,000 units of one product; the provider's account holds these currencies. */
export async function openPayingShop(startFake: () => Promise<FakeProvider>, currencies = 'NGN'): Promise<PayingShop> {
  const fake = await startFake()
  const { name } = fake
  let app: Hono | undefined
  const door = await listen(async (request) =>
    app ? noteProblem(request, await app.fetch(request)) : new Response(null, { status: 503 }),
  )
  const shop = await openTestPlatform({
    PUBLIC_URL: door.url,
    SANDBOX_PAYMENTS: 'off',
    TRUST_PROXY: 'on',
    ...fake.environment,
    [`${name.toUpperCase()}_CURRENCIES`]: currencies,
  })
  app = createApp(shop)
  fake.server.webhookUrl = `${door.url}/api/payments/webhooks/${name}`
  fake.server.now = shop.clock.now
  const rate = (await aRate(shop)).id
  const { variantId } = await aDeliverableProduct(shop, { stock: 1_000 })
  let visitors = 0
  return {
    shop,
    fake,
    async place() {
      const lines = [{ variantId, quantity: 1 }]
      return (await aPlacedOrder(shop, { rate, lines, provider: name })).placed
    },
    async decide({ payment }, form) {
      const response = await decideOnPage(payment.redirectUrl, form)
      return new URL(response.headers.get('location') ?? '', fake.server.url)
    },
    async comeBack(location) {
      const hints = new URLSearchParams()
      for (const hint of ['reference', 'trxref', 'tx_ref', 'transaction_id']) {
        const value = location.searchParams.get(hint)
        if (value !== null) hints.set(hint, value)
      }
      // Each browser has an address of its own, so that no limit is reached.
      const headers = { 'x-forwarded-for': `10.1.${visitors >> 8}.${visitors++ & 255}` }
      const response = await fetch(`${door.url}/api/payments/verify?${hints}`, { headers })
      if (response.status !== 200) throw new Error(`${location} was answered with ${response.status}`)
      return ((await response.json()) as { data: VerifiedPayment }).data
    },
    async methods() {
      const response = await fetch(`${door.url}/api/payments/methods?rate=${rate}`)
      return ((await response.json()) as { data: PaymentMethod[] }).data
    },
    read: ({ id }) => readOrder(shop, id),
    async close() {
      await door.close()
      await shop.close()
      await fake.server.stop()
    },
  }
}

/** Reads an order's books once all waiting jobs are done. */
async function readOrder(shop: TestPlatform, orderId: string) {
  await shop.jobs.drain(shop)
  const { database } = shop
  const [order] = await database.select().from(orders).where(eq(orders.id, orderId))
  const tries = await database
    .select({ attempt: attempts })
    .from(attempts)
    .innerJoin(payments, eq(payments.id, attempts.paymentId))
    .where(eq(payments.orderId, orderId))
    .orderBy(attempts.createdAt)
  const facts = await database
    .select({ fact: paymentFacts })
    .from(paymentFacts)
    .innerJoin(payments, eq(payments.id, paymentFacts.paymentId))
    .where(eq(payments.orderId, orderId))
    .orderBy(paymentFacts.at)
  const paid = await database
    .select()
    .from(orderEvents)
    .where(and(eq(orderEvents.orderId, orderId), eq(orderEvents.kind, 'paid')))
  const posted = await database.select().from(ledgerPostings).where(eq(ledgerPostings.orderId, orderId))
  const sold = await database.select().from(stockMovements).where(eq(stockMovements.orderId, orderId))
  return {
    state: order?.state,
    attempts: tries.map(({ attempt }) => attempt.state),
    decisions: facts.map(({ fact }) => fact.decision),
    paidEvents: paid.length,
    postings: posted.map(({ kind }) => kind).sort(),
    soldUnits: sold.reduce((sum, { quantity }) => sum - quantity, 0),
  }
}

async function listen(answer: (request: Request) => Response | Promise<Response>) {
  return new Promise<{ url: string; close: () => Promise<void> }>((resolve) => {
    const server = serve({ fetch: answer, hostname: '127.0.0.1', port: 0 }, ({ port }) => {
      const close = async () => {
        if ('closeAllConnections' in server) server.closeAllConnections()
        await new Promise((closed) => server.close(closed))
      }
      resolve({ url: `http://127.0.0.1:${port}`, close })
    })
  })
}
