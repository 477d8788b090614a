import type { Cart, Quote } from '@makola/contract/carts/carts.ts'
import type { PlacedOrder } from '@makola/contract/orders/orders.ts'
import type { PaymentStart } from '@makola/contract/payments/payments.ts'
import fc from 'fast-check'
import { expect } from 'vitest'
import { newId } from '../../api/src/platform/ids.ts'
import { command, orderCommand, type ShopCommand } from './command.ts'
import { type Books, readBooks } from './read-books.ts'
import {
  ask,
  type Model,
  type ModelOrder,
  type ModelParcel,
  type ModelQuote,
  noUnits,
  pick,
  setCart,
  spoilQuote,
  type World,
} from './world.ts'

/** Mostly the same one, so that one step follows on another. */
const who = fc.constantFrom(0, 0, 0, 1)

type Change = { shopper: number; variant: number; how: 'add' | 'set'; quantity: number }

/** Adds units to the cart, sets how many there are, or takes a line out. */
async function changeCart(model: Model, world: World, { shopper, variant, how, quantity }: Change): Promise<void> {
  const before = pick(model.carts, shopper)
  const units = how === 'add' ? Math.max(quantity, 1) : quantity
  const after = before.with(variant, how === 'add' ? (before[variant] ?? 0) + units : units)
  const line = { variantId: world.variantIds[variant], quantity: units }
  const json = { rate: world.rate, [how]: [line] }
  const answer = await ask<{ data: Cart }>(pick(world.shoppers, shopper), 'PATCH', '/cart/', json)
  const isRefused = (after[variant] ?? 0) > available(model, variant)
  expect(answer.status, JSON.stringify(answer.body)).toBe(isRefused ? 409 : 200)
  if (isRefused) return
  expect(unitsIn(answer.body.data, world)).toEqual(after)
  if (before.some((was, index) => was !== after[index])) spoilQuote(model, shopper)
  setCart(model, shopper, after)
}

async function quoteCart(model: Model, world: World, shopper: number): Promise<void> {
  const wanted = pick(model.carts, shopper)
  const json = { rate: world.rate, country: 'NG' }
  const answer = await ask<{ data: Quote }>(pick(world.shoppers, shopper), 'POST', '/cart/quote', json)
  const isShort = wanted.some((units, variant) => units > available(model, variant))
  const isEmpty = wanted.every((units) => units === 0)
  expect(answer.status, JSON.stringify(answer.body)).toBe(isEmpty || isShort ? 409 : 200)
  if (answer.status !== 200) return
  const { id, total, heldUntil } = answer.body.data
  model.quotes[shopper] = { id, total, wanted: [...wanted], endsAt: new Date(heldUntil), isFresh: true }
}

type Presses = { shopper: number; presses: number; isOneTab: boolean; paysCash?: boolean }

/** The last button, pressed once or several times at once, in one tab (one key) or in several. */
async function placeOrder(model: Model, world: World, asked: Presses): Promise<void> {
  const { shopper, presses, isOneTab, paysCash = false } = asked
  const quote = model.quotes[shopper]
  if (!quote) return
  const isInTime = quote.endsAt > world.shop.clock.now()
  const isThere = quote.wanted.every((units, variant) => units <= available(model, variant))
  const isShared = quote.wanted.every((units, variant) => units <= mostUnpaid(model, variant))
  const key = newId()
  const press = () => submit(world, quote, { ...asked, key: isOneTab ? key : newId() })
  const answers = await Promise.all(Array.from({ length: presses }, press))
  for (const { status, body } of answers)
    expect([201, 409, ...(isShared ? [] : [429])], JSON.stringify(body)).toContain(status)
  const placed = answers.filter(({ status }) => status === 201).map(({ body }) => body.data)
  expect(new Set(placed.map(({ id }) => id)).size, 'orders of one cart').toBeLessThanOrEqual(1)
  const [first] = placed
  const known = model.orders.find(({ id }) => id === first?.id)
  const mustBeNew = quote.isFresh && isInTime && isThere && isShared
  expect(first !== undefined && known === undefined, JSON.stringify(answers)).toBe(mustBeNew)
  if (first && known) rememberTry(known, first.payment, first.total)
  if (first && !known) await rememberOrder(model, world, { shopper, quote, first, paysCash })
  // A request that came too late was priced again, under another name.
  quote.isFresh &&= isInTime && !first
}

/** The way that most go: something in the cart, the checkout, the last button. */
export const buy = fc
  .record({ shopper: who, variant: fc.nat(2), quantity: fc.integer({ min: 1, max: 2 }) })
  .map(({ shopper, variant, quantity }) =>
    command(`shopper ${shopper}: buy ${quantity} of ${variant}`, async (model, world) => {
      await changeCart(model, world, { shopper, variant, how: 'set', quantity })
      await quoteCart(model, world, shopper)
      await placeOrder(model, world, { shopper, presses: 1, isOneTab: true })
    }),
  )

/** Cheap and dear goods in one parcel, by card or in cash. */
export const buySeveral = fc
  .record({
    shopper: who,
    units: fc.tuple(fc.integer({ min: 1, max: 2 }), fc.nat(1), fc.integer({ min: 1, max: 2 })),
    paysCash: fc.constantFrom(false, false, true),
  })
  .map(({ shopper, units, paysCash }) =>
    command(`shopper ${shopper}: buy ${units}${paysCash ? ' in cash' : ''}`, async (model, world) => {
      for (const [variant, quantity] of units.entries())
        await changeCart(model, world, { shopper, variant, how: 'set', quantity })
      await quoteCart(model, world, shopper)
      await placeOrder(model, world, { shopper, presses: 1, isOneTab: true, paysCash })
      const order = model.orders.at(-1)
      if (order?.paysCash) await promiseCash(order, world)
    }),
  )

/** The buyer's word is the payment. */
async function promiseCash({ charges }: ModelOrder, { api, shop }: World): Promise<void> {
  for (const [reference, charge] of charges) {
    expect((await api.get(`/payments/verify?reference=${reference}`)).status).toBe(200)
    charge.outcome = 'success'
  }
  await shop.jobs.drain(shop)
}

/** The shopper changes the cart in another tab before the last button. */
const buyAnother = fc
  .record({ shopper: who, variant: fc.nat(2), quantity: fc.integer({ min: 0, max: 2 }) })
  .map(({ shopper, variant, quantity }) =>
    command(`shopper ${shopper}: set ${quantity} of ${variant} in another tab, then buy`, async (model, world) => {
      await changeCart(model, world, { shopper, variant: (variant + 1) % noUnits.length, how: 'set', quantity: 1 })
      await quoteCart(model, world, shopper)
      await changeCart(model, world, { shopper, variant, how: 'set', quantity })
      await placeOrder(model, world, { shopper, presses: 1, isOneTab: true })
    }),
  )

const change = fc
  .record({
    shopper: who,
    variant: fc.nat(2),
    how: fc.constantFrom('add' as const, 'set' as const),
    quantity: fc.integer({ min: 0, max: 3 }),
  })
  .map((drawn) =>
    command(`shopper ${drawn.shopper}: ${drawn.how} ${drawn.quantity} of ${drawn.variant}`, (model, world) =>
      changeCart(model, world, drawn),
    ),
  )

const empty = who.map((shopper) =>
  command(`shopper ${shopper}: empty the cart`, async (model, world) => {
    expect((await ask(pick(world.shoppers, shopper), 'DELETE', '/cart/')).status).toBe(204)
    setCart(model, shopper, noUnits)
    spoilQuote(model, shopper)
  }),
)

const quote = who.map((shopper) =>
  command(`shopper ${shopper}: go to the checkout`, (model, world) => quoteCart(model, world, shopper)),
)

const place = fc
  .record({ shopper: who, presses: fc.integer({ min: 1, max: 3 }), isOneTab: fc.boolean() })
  .map((drawn) =>
    command(
      `shopper ${drawn.shopper}: place the order, ${drawn.presses} times in ${drawn.isOneTab ? 'one tab' : 'tabs'}`,
      (model, world) => placeOrder(model, world, drawn),
      (model) => model.quotes[drawn.shopper] !== null,
    ),
  )

/** Another try to pay, pressed once or twice at once. */
const payAgain = fc.record({ nth: fc.nat(3), presses: fc.integer({ min: 1, max: 2 }) }).map(({ nth, presses }) =>
  orderCommand(`pay again, ${presses} times`, nth, async (order, { api }) => {
    const json = { trackingToken: order.trackingToken, provider: 'sandbox' }
    const press = () =>
      api.post<{ data: PaymentStart }>(`/orders/${order.id}/payments`, json, {
        headers: { 'idempotency-key': newId() },
      })
    const answers = await Promise.all(Array.from({ length: presses }, press))
    for (const { status, body } of answers) {
      expect(order.state === 'awaiting_payment' ? [201, 409, 429] : [409], JSON.stringify(body)).toContain(status)
      if (status === 201) rememberTry(order, body.data, { amount: order.totalMinor, currency: 'NGN' })
    }
  }),
)

let phones = 0

function submit({ shoppers }: World, quote: ModelQuote, { shopper, key, paysCash }: Presses & { key: string }) {
  const order = {
    quoteId: quote.id,
    expectedTotal: quote.total,
    // Each belongs to another guest: the limit of unpaid stock is checked with one order.
    contact: {
      email: `${quote.id.slice(-12)}@example.test`,
      phone: `080${String(20_000_000 + (paysCash ? phones++ : 0))}`,
    },
    address: { name: 'Ada Obi', line1: '1 Marina Road', city: 'Ikeja', region: 'Lagos', countryCode: 'NG' },
    provider: paysCash ? 'cash-on-delivery' : 'sandbox',
  }
  const headers = { 'idempotency-key': key }
  return ask<{ data: PlacedOrder }>(pick(shoppers, shopper), 'POST', '/orders/', order, headers)
}

async function rememberOrder(
  model: Model,
  world: World,
  {
    shopper,
    quote,
    first,
    paysCash,
  }: Pick<ModelOrder, 'shopper' | 'paysCash'> & { quote: ModelQuote; first: PlacedOrder },
): Promise<void> {
  const books = await readBooks(world)
  const lines = books.lines.filter(({ orderId }) => orderId === first.id)
  expect(world.variantIds.map((id) => lines.find(({ variantId }) => variantId === id)?.quantity ?? 0)).toEqual(
    quote.wanted,
  )
  expect(first.total).toEqual(quote.total)
  const order: ModelOrder = {
    id: first.id,
    shopper,
    wanted: quote.wanted,
    totalMinor: first.total.amount,
    trackingToken: first.trackingToken,
    charges: new Map(),
    parcels: parcelsOf(lines, world),
    state: first.state,
    choices: pick(model.choices, shopper),
    isPaid: false,
    paysCash,
    dispute: null,
  }
  rememberTry(order, first.payment, first.total)
  model.orders.push(order)
  setCart(model, shopper, noUnits)
  quote.isFresh = false
}

function parcelsOf(lines: Books['lines'], { variantIds }: World): ModelParcel[] {
  return [...Map.groupBy(lines, ({ parcelId }) => parcelId)].map(([id, inside]) => ({
    id,
    lines: inside.map((line) => ({ id: line.id, variant: variantIds.indexOf(line.variantId) })),
    state: 'waiting',
    isRestocked: false,
  }))
}

function rememberTry(
  { charges }: ModelOrder,
  { reference }: PaymentStart,
  { amount, currency }: { amount: number; currency: string },
): void {
  if (charges.has(reference)) return
  charges.set(reference, { outcome: 'open', amountMinor: amount, currency, succeedsAt: new Date(0) })
}

function unitsIn({ stores }: Cart, { variantIds }: World): number[] {
  const lines = stores.flatMap((store) => store.lines)
  return variantIds.map((id) => lines.find(({ variantId }) => variantId === id)?.quantity ?? 0)
}

function available({ onHand, held }: Model, variant: number): number {
  return (onHand[variant] ?? 0) - (held[variant] ?? 0)
}

/** Returns the most units that one buyer may hold unpaid. */
function mostUnpaid({ onHand }: Model, variant: number): number {
  return Math.max(3, Math.ceil((onHand[variant] ?? 0) / 2))
}

export const shopperCommands: fc.Arbitrary<ShopCommand>[] = [
  buy,
  buyAnother,
  buySeveral,
  change,
  empty,
  quote,
  place,
  payAgain,
]
