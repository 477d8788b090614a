import fc from 'fast-check'
import { expect } from 'vitest'
import { expireOrders } from '../../api/src/orders/settlement/expire-orders.ts'
import { signatureHeader, signSandboxMessage } from '../../api/src/payments/providers/sandbox/pay.ts'
import { sweepRefunds } from '../../api/src/payments/refunds/sweep-refunds.ts'
import { sweepPayments } from '../../api/src/payments/settlement/sweep-payments.ts'
import { addSeconds } from '../../api/src/platform/clock.ts'
import { newId } from '../../api/src/platform/ids.ts'
import { actInSandbox, aTolerance } from '../builders/payments.ts'
import { command, orderCommand, pickReference, type ShopCommand } from './command.ts'
import type { ModelCharge, ModelOrder, World } from './world.ts'

const anyOrder = fc.nat(3)
/** Mostly the last try, sometimes an older one. */
const anyTry = fc.nat(2)
const slowSeconds = 20

/** A person's actions on the provider's page. A decided payment stays decided. */
const pay = fc
  .record({
    nth: anyOrder,
    attempt: anyTry,
    action: fc.constantFrom('approve', 'approve', 'approve', 'decline', 'leave', 'slow'),
    tamper: fc.constantFrom('none', 'none', 'none', 'none', 'one-short', 'one-over', 'other-currency'),
    webhook: fc.constantFrom('once', 'twice', 'late', 'never'),
    refunds: fc.constantFrom('at-once', 'at-once', 'later', 'failed', 'turned-away', 'needs-attention'),
  })
  .map(({ nth, attempt, ...choice }) =>
    orderCommand(`${Object.values(choice).join(', ')} for try ${attempt}`, nth, (order, world) =>
      actOnPage(order, world, pickReference(order, attempt), choice),
    ),
  )

/** The way that most go: paid, and back in the shop. */
const payAndComeBack = fc
  .record({
    nth: anyOrder,
    refunds: fc.constantFrom('at-once', 'later', 'failed', 'turned-away', 'needs-attention'),
  })
  .map(({ nth, refunds }) =>
    orderCommand(`pay (refunds ${refunds}) and come back`, nth, (order, world) => payOrder(order, world, refunds)),
  )

export async function payOrder(order: ModelOrder, world: World, refunds: string): Promise<void> {
  const reference = pickReference(order, 0)
  await actOnPage(order, world, reference, { action: 'approve', tamper: 'none', webhook: 'once', refunds })
  expect((await world.api.get(`/payments/verify?reference=${reference}`)).status).toBe(200)
}

type Choice = { action: string; tamper: string; webhook: string; refunds: string }

async function actOnPage(
  { charges, paysCash }: ModelOrder,
  { shop }: World,
  reference: string,
  choice: Choice,
): Promise<void> {
  if (paysCash) return
  const response = await actInSandbox(shop, reference, { ...choice, slowSeconds: String(slowSeconds) })
  expect(response.status).toBe(303)
  const charge = charges.get(reference)
  if (charge?.outcome === 'open') decide(charge, choice, shop.clock.now())
}

function decide(charge: ModelCharge, { action, tamper }: Choice, now: Date): void {
  if (action === 'decline' || action === 'leave') {
    charge.outcome = action === 'decline' ? 'failed' : 'abandoned'
    return
  }
  charge.outcome = 'success'
  if (action === 'slow') charge.succeedsAt = addSeconds(now, slowSeconds)
  if (tamper === 'one-short') charge.amountMinor -= 1
  if (tamper === 'one-over') charge.amountMinor += 1
  if (tamper === 'other-currency') charge.currency = 'EUR'
}

/** The shop begins to honour what is short by one minor unit, or stops. */
const tolerate = fc
  .constantFrom(0, 1)
  .map((mostMinor) =>
    command(`tolerate ${mostMinor} too little`, (_, { shop }) => aTolerance(shop, { basisPoints: 1000, mostMinor })),
  )

/** The provider's message: before anything happened or long after, again under the same name, or forged. */
const webhook = fc
  .record({
    nth: anyOrder,
    attempt: anyTry,
    name: fc.nat(2),
    copies: fc.integer({ min: 1, max: 3 }),
    isForged: fc.boolean(),
  })
  .map(({ nth, attempt, name, copies, isForged }) =>
    orderCommand(
      `${copies} ${isForged ? 'forged ' : ''}webhooks ${name} for try ${attempt}`,
      nth,
      async (order, world) => {
        const reference = pickReference(order, attempt)
        const send = () => sendWebhook(world, { reference, id: `${reference}-${name}`, isForged })
        for (const status of await Promise.all(Array.from({ length: copies }, send))) {
          expect(status).toBe(isForged ? 401 : 200)
        }
      },
    ),
  )

export async function sendWebhook(
  { shop }: World,
  {
    reference,
    id,
    type = 'charge.success',
    isForged = false,
  }: { reference: string; id: string; type?: string; isForged?: boolean },
): Promise<number> {
  const body = Buffer.from(JSON.stringify({ id, type, data: { reference } }))
  const signed = isForged ? Buffer.concat([body, Buffer.from(' ')]) : body
  const headers = { 'content-type': 'application/json', [signatureHeader]: signSandboxMessage(shop, signed) }
  return (await shop.request('/payments/webhooks/sandbox', { method: 'POST', headers, body })).status
}

/** The shopper comes back, in one tab or in two. */
const comeBack = fc
  .record({ nth: anyOrder, attempt: anyTry, tabs: fc.integer({ min: 1, max: 2 }) })
  .map(({ nth, attempt, tabs }) =>
    orderCommand(`come back in ${tabs} tabs from try ${attempt}`, nth, async (order, { api }) => {
      const look = () => api.get(`/payments/verify?reference=${pickReference(order, attempt)}`)
      for (const { status, body } of await Promise.all(Array.from({ length: tabs }, look))) {
        expect(status, JSON.stringify(body)).toBe(200)
      }
    }),
  )

/** Everything that may settle a payment or end an order, at the same time. */
const allAtOnce = fc.record({ nth: anyOrder, attempt: anyTry }).map(({ nth, attempt }) =>
  orderCommand(`everything at once for try ${attempt}`, nth, async (order, world) => {
    const { shop, api } = world
    const reference = pickReference(order, attempt)
    await Promise.all([
      sendWebhook(world, { reference, id: newId() }).then(() => shop.jobs.drain(shop)),
      api.get(`/payments/verify?reference=${reference}`),
      api.get(`/payments/verify?tx_ref=${reference}`),
      sweepPayments(shop),
      sweepRefunds(shop),
      expireOrders(shop),
    ])
  }),
)

const sweep = fc
  .constantFrom('payments', 'refunds', 'orders')
  .map((what) =>
    command(`sweep ${what}`, async (_, { shop }) =>
      ({ payments: sweepPayments, refunds: sweepRefunds, orders: expireOrders })[what](shop),
    ),
  )

/** The queues: what is due, or also what should come later (a late webhook comes early). */
const work = fc.boolean().map((all) =>
  command(all ? 'work off everything' : 'work off what is due', async (_, { shop }) => {
    await shop.jobs.drain(shop, { all })
  }),
)

const wait = fc.constantFrom(25, 61, 16 * 60, 31 * 60, 61 * 60, 73 * 3600).map((seconds) =>
  command(`wait ${seconds} s`, async (_, { shop }) => {
    shop.clock.advance(seconds)
  }),
)

export const timeCommands: fc.Arbitrary<ShopCommand>[] = [sweep, work, wait]

export const moneyCommands: fc.Arbitrary<ShopCommand>[] = [
  pay,
  payAndComeBack,
  tolerate,
  webhook,
  comeBack,
  allAtOnce,
  ...timeCommands,
]
