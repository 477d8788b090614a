import type { OrderState } from '@makola/contract/orders/orders.ts'
import { expect } from 'vitest'
import { orderTransitions, statesAfterTurnedAway } from '../../api/src/orders/order-states.ts'
import { listStuckRefunds } from '../../api/src/orders/refunds/list-stuck-refunds.ts'
import { isLive } from '../../api/src/requests/request-states.ts'
import { brokenInvariants, brokenNames } from '../broken-invariants.ts'
import { checkBalances } from './check-balances.ts'
import { checkBooksOfParcels, checkParcels } from './check-parcels.ts'
import { listRequests } from './list-requests.ts'
import { type Books, readBooks } from './read-books.ts'
import { type Model, type ModelOrder, pick, setCart, spoilQuote, type World } from './world.ts'

/**
 * Checks the shop after a command: every invariant of `verify`, and the model's own knowledge. Automatic changes (a settled
 * order, a restored cart) are copied into the model.
 */
export async function checkShop(model: Model, world: World): Promise<Books> {
  const books = await readBooks(world)
  for (const order of model.orders) followOrder(order, books)
  followCarts(model, books)
  expect(books.orders).toHaveLength(model.orders.length)
  checkStock(model, world, books)
  checkMoney(model, world, books)
  checkWhatIsSettled(model, books)
  await checkBalances(world)
  await checkParcels(model, world)
  if ((await brokenNames(world.shop)).length > 0) expect(await brokenInvariants(world.shop)).toEqual([])
  return books
}

/** An order and its parcels follow their transitions only, and a paid order stays paid. */
function followOrder(order: ModelOrder, books: Books): void {
  const found = books.orders.find(({ id }) => id === order.id)
  if (!found) throw new Error(`The order ${order.id} is gone`)
  expect(canReach(order.state, found.state), `${order.state} became ${found.state}`).toBe(true)
  expect(order.isPaid && found.paidAt === null, 'a paid order is no longer paid').toBe(false)
  order.state = found.state
  order.isPaid = found.paidAt !== null
  for (const parcel of order.parcels) {
    parcel.state = books.parcels.find(({ id }) => id === parcel.id)?.state ?? parcel.state
    if (parcel.state === 'cancelled') parcel.isRestocked = true
  }
}

function canReach(from: OrderState, to: OrderState, seen: readonly OrderState[] = []): boolean {
  if (from === to) return true
  const reachable = [...orderTransitions[from], ...(statesAfterTurnedAway[from] ?? [])]
  return reachable.some((next) => !seen.includes(next) && canReach(next, to, [...seen, from]))
}

/** Carts change by themselves where orders end, or are paid after all. */
function followCarts(model: Model, { turns }: Books): void {
  for (const { id, orderId, kind } of turns) {
    const order = model.orders.find((candidate) => candidate.id === orderId)
    if (!order || model.followed.has(id)) continue
    model.followed.add(id)
    if (kind === 'expired') putBack(model, order)
    else takeOut(model, order)
  }
}

/** The lines of an unpaid, ended order are in its shopper's cart again, unless that has other lines. */
function putBack({ carts, choices }: Model, { shopper, wanted, choices: chosen }: ModelOrder): void {
  if (pick(carts, shopper).some((units) => units > 0)) return
  carts[shopper] = [...wanted]
  choices[shopper] = [...chosen]
}

/** Lines put back and unchanged leave the cart once their order is paid. */
function takeOut(model: Model, { shopper, wanted, choices }: ModelOrder): void {
  const [before, chosen] = [pick(model.carts, shopper), pick(model.choices, shopper)]
  const isBack = (variant: number) => before[variant] === wanted[variant] && chosen[variant] === choices[variant]
  const after = before.map((units, variant) => (isBack(variant) ? 0 : units))
  if (before.some((units, variant) => units !== after[variant])) spoilQuote(model, shopper)
  setCart(model, shopper, after)
}

function checkStock(model: Model, { variantIds }: World, books: Books): void {
  for (const [variant, variantId] of variantIds.entries()) {
    const found = books.variants.find(({ id }) => id === variantId)
    const { onHand = -1, held = -1 } = found ?? {}
    const units = (orders: readonly ModelOrder[]) => orders.reduce((sum, { wanted }) => sum + (wanted[variant] ?? 0), 0)
    const paid = model.orders.filter(({ isPaid }) => isPaid)
    const back = paid.reduce((sum, order) => sum + unitsBack(order, variant, books), 0)
    const replaced = books.replaced.filter((sent) => sent.variantId === variantId)
    const sentAgain = replaced.reduce((sum, sent) => sum + sent.units, 0)
    const expected = (model.supplied[variant] ?? 0) - units(paid) + back - sentAgain
    expect(onHand, 'units on the shelf').toBe(expected)
    expect(held, 'units held').toBe(units(model.orders.filter(({ state }) => state === 'awaiting_payment')))
    expect(onHand).toBeGreaterThanOrEqual(held)
    expect(held).toBeGreaterThanOrEqual(0)
    model.onHand[variant] = onHand
    model.held[variant] = held
  }
}

/**
 * The units of an order that are on the shelf again: all of a parcel that was cancelled or returned, less what was taken out of
 * it.
 */
function unitsBack({ parcels, wanted }: ModelOrder, variant: number, books: Books): number {
  const ofVariant = parcels.flatMap(({ lines, isRestocked }) =>
    lines.filter((line) => line.variant === variant).map(({ id }) => ({ id, isRestocked })),
  )
  return ofVariant.reduce((sum, { id, isRestocked }) => {
    const { restocked = 0, kept = 0 } = books.lines.find((line) => line.id === id) ?? {}
    const sold = wanted[variant] ?? 0
    expect(restocked + kept, 'units taken out of a parcel').toBeLessThanOrEqual(sold)
    return sum + (isRestocked ? sold - kept : restocked)
  }, 0)
}

/** The most that the model's shop bears of an order. */
const mostTolerated = 1

/** The shop records no money that was not charged, and refunds no more than was. */
function checkMoney(model: Model, { shop }: World, books: Books): void {
  const now = shop.clock.now()
  const charges = new Map(model.orders.flatMap((order) => [...order.charges]))
  for (const { reference, amountMinor, currency } of books.facts) {
    expect(charges.get(reference)).toMatchObject({ outcome: 'success', amountMinor, currency })
    expect(charges.get(reference)?.succeedsAt.getTime()).toBeLessThanOrEqual(now.getTime())
  }
  for (const order of model.orders) {
    const captures = books.facts.filter((fact) => fact.orderId === order.id && fact.isCapture)
    expect(captures.length).toBeLessThanOrEqual(1)
    if (order.isPaid) expect(captures[0]?.amountMinor).toBeGreaterThanOrEqual(order.totalMinor - mostTolerated)
  }
  for (const [reference, charge] of charges) {
    const back = books.sentBack.filter((refund) => refund.reference === reference)
    expect(sumOf(back), 'sent back').toBeLessThanOrEqual(charge.outcome === 'success' ? charge.amountMinor : 0)
  }
  for (const { factId, bookedAt, amountMinor } of books.losses) {
    const later = books.refunds.filter(
      (refund) => refund.factId === factId && refund.disputeId === null && refund.requestedAt > bookedAt,
    )
    const fact = books.facts.find(({ id }) => id === factId)
    const left = (fact?.amountMinor ?? 0) - amountMinor
    expect(sumOf(later.filter(({ state }) => state !== 'failed')), 'refunded after the bank').toBeLessThanOrEqual(left)
  }
  for (const { id } of model.orders) {
    const open = books.attempts.filter(
      (attempt) => attempt.orderId === id && ['created', 'redirected'].includes(attempt.state),
    )
    expect(open.length, 'open tries with one provider').toBeLessThanOrEqual(1)
  }
}

/** A fact never changes, but that a person honours what is short; and an ended attempt never starts again. */
function checkWhatIsSettled({ settled }: Model, books: Books): void {
  const ended = books.attempts.filter(({ state }) => !['created', 'redirected'].includes(state))
  const now = new Map([
    ...books.facts.map(({ id, ...fact }) => [id, JSON.stringify(fact)] as const),
    ...ended.map(({ reference, state }) => [reference, state] as const),
  ])
  for (const [id, was] of settled) expect([was, was.replace(short, honoured)]).toContain(now.get(id))
  for (const [id, is] of now) settled.set(id, is)
}

const short = '"isCapture":false,"decision":"underpaid"'
const honoured = '"isCapture":true,"decision":"short"'

const sumOf = (rows: readonly { amountMinor: number }[]) => rows.reduce((sum, row) => sum + row.amountMinor, 0)

/**
 * Once nothing is under way: every charge is known, and the shop keeps no money that it does not owe or earn, except for what a
 * person decided to keep or must decide about.
 */
export async function checkEnd(model: Model, world: World): Promise<void> {
  const books = await checkShop(model, world)
  const known = new Set(books.facts.map(({ reference }) => reference))
  const { data: queue } = await listStuckRefunds(world.shop.database, { limit: 1000 })
  const waiting = books.refunds.filter(({ id }) => queue.some((stuck) => stuck.id === id))
  for (const order of model.orders) {
    expect(order.state).not.toBe('awaiting_payment')
    for (const [reference, { outcome }] of order.charges) expect(known.has(reference)).toBe(outcome === 'success')
    for (const fact of books.facts.filter(({ orderId }) => orderId === order.id)) {
      const decision = books.orders.find(({ id }) => id === order.id)?.decision ?? null
      const isWaiting = waiting.some(({ factId, parcelId }) => factId === fact.id && parcelId === null)
      if (isWaiting || isLeft(order, fact, decision)) continue
      const back = books.refunds.filter(
        ({ factId, parcelId, state }) => factId === fact.id && parcelId === null && state !== 'failed',
      )
      expect(sumOf(back), `sent back of a ${order.state} order`).toBe(fact.amountMinor - keptOf(order, fact, decision))
    }
  }
  const open = books.refunds.filter(({ state }) => state !== 'succeeded' && state !== 'failed')
  expect(open).toEqual(waiting.filter(({ state }) => state === 'needs_attention'))
  const sent = books.refunds.filter(
    ({ state, byHand, disputeId, isCash }) => state === 'succeeded' && !isCash && byHand === null && disputeId === null,
  )
  expect(sent.map(({ id }) => id).toSorted()).toEqual(books.sentBack.map(({ key }) => key).toSorted())
  expect(books.attempts.filter(({ state }) => ['created', 'redirected'].includes(state))).toEqual([])
  await checkBooksOfParcels(world)
  for (const order of model.orders) await checkRequests(order, world, books)
}

/** Silence ends every request, except what the staff must decide and what a provider has not refunded. */
async function checkRequests(order: ModelOrder, world: World, books: Books): Promise<void> {
  const stuck = books.refunds.filter(({ state }) => state !== 'succeeded').map(({ parcelId }) => parcelId)
  const waiting = (await listRequests(order, world)).filter(({ state }) => isLive(state))
  for (const { state, parcelId } of waiting) {
    if (state !== 'escalated') expect(stuck, `a request is ${state}`).toContain(parcelId)
  }
  const held = books.holds.filter(({ parcelId }) => order.parcels.some(({ id }) => id === parcelId))
  const open = waiting.filter(({ parcelId }) => held.some((hold) => hold.parcelId === parcelId))
  expect(held.length, 'holds').toBe(open.length)
}

/** A person is still to look at it, or has decided to leave it. */
function isLeft({ state }: ModelOrder, fact: Books['facts'][number], decision: string | null): boolean {
  return state === 'review' || (decision === 'ignore' && fact.decision !== 'second_success')
}

/** The money that pays the order, and the surplus until an operator decides; refunds of parcels are no part of it. */
function keptOf({ isPaid, totalMinor }: ModelOrder, fact: Books['facts'][number], decision: string | null): number {
  if (!isPaid || !fact.isCapture) return 0
  return decision === null ? fact.amountMinor : Math.min(fact.amountMinor, totalMinor)
}
