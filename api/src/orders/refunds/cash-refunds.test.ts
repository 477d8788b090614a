import type { Parcel } from '@makola/contract/orders/parcels.ts'
import type { StuckRefund } from '@makola/contract/orders/refunds.ts'
import type { BuyerRequest } from '@makola/contract/requests/requests.ts'
import { and, asc, eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { brokenInvariants } from '../../../../testing/broken-invariants.ts'
import { anAccount, anOperator, type SignedIn, signInAs } from '../../../../testing/builders/auth.ts'
import { aProduct } from '../../../../testing/builders/catalogue.ts'
import { aCheckout, submit } from '../../../../testing/builders/checkouts.ts'
import { someCommissionTerms } from '../../../../testing/builders/ledger.ts'
import { aPayoutAccount, owe } from '../../../../testing/builders/payouts.ts'
import { aRate } from '../../../../testing/builders/rates.ts'
import { openAsBuyer } from '../../../../testing/builders/requests.ts'
import { aDeliveryZone } from '../../../../testing/builders/shipping.ts'
import { aMember, aStoreWithOwner } from '../../../../testing/builders/stores.ts'
import { openTestPlatform, type TestPlatform } from '../../../../testing/test-platform.ts'
import { makePayoutRun } from '../../ledger/payouts/make-payout-run.ts'
import { readBalances } from '../../ledger/postings/read-balances.ts'
import { ledgerEntries, ledgerPostings } from '../../ledger/tables.ts'
import { notifications } from '../../notifications/tables.ts'
import { sweepRefunds } from '../../payments/refunds/sweep-refunds.ts'
import { newId } from '../../platform/ids.ts'
import { readOutboxFolder } from '../../platform/mail/mailer.ts'
import { auditEntries } from '../../shop/tables.ts'
import { stores } from '../../stores/tables.ts'
import { orderLines, parcels } from '../tables.ts'

// A buyer pays a store 20.00 dollars for a basket and 5.00 for delivery, in cash, at 1,500 naira; the commission is 5 % of 20.00.

let shop: TestPlatform
let rate: string
let operator: SignedIn

beforeAll(async () => {
  shop = await openTestPlatform({ CASH_ON_DELIVERY_COUNTRIES: 'NG' })
  rate = (await aRate(shop)).id
  operator = await anOperator(shop)
  await someCommissionTerms(shop)
})
afterEach(async () => {
  await shop.jobs.drain(shop)
  expect(await brokenInvariants(shop)).toEqual([])
})
afterAll(() => shop.close())

let phones = 0
const aPhone = () => `080${String(20_000_000 + phones++)}`
const wholeWeekSeconds = 7 * 86_400

async function sellForCash({ quantity = 1, phone = aPhone() } = {}) {
  const { store, owner } = await aStoreWithOwner(shop)
  await aDeliveryZone(shop, { storeId: store.id })
  const { variantId } = await aProduct(shop, { storeId: store.id, priceMinor: 2000, stock: 10 })
  const checkout = await aCheckout(shop, { rate, lines: [{ variantId, quantity }] })
  const contact = { email: `ada-${newId().slice(-8)}@example.test`, phone }
  const placed = await submit(checkout, { provider: 'cash-on-delivery', contact })
  expect(placed.status, await placed.clone().text()).toBe(201)
  const { id: orderId, trackingToken: token, payment } = (await placed.json()).data
  await shop.request(`/payments/verify?reference=${payment.reference}`)
  await shop.jobs.drain(shop)
  const [parcel] = await shop.database.select().from(parcels).where(eq(parcels.orderId, orderId))
  const lines = await shop.database.select().from(orderLines).where(eq(orderLines.orderId, orderId))
  return {
    ...{ store, owner, token, contact, orderId, parcelId: parcel?.id ?? '', lineIds: lines.map(({ id }) => id) },
  }
}
type Sold = Awaited<ReturnType<typeof sellForCash>>

const postAs = async (person: SignedIn, path: string, json: object = {}) =>
  shop.request(path, {
    method: 'POST',
    headers: { ...(await signInAs(shop, person.id)).headers, 'idempotency-key': newId() },
    json,
  })
async function succeed(answer: Promise<Response>) {
  const response = await answer
  expect(response.ok, await response.clone().text()).toBe(true)
  await shop.jobs.drain(shop)
}
const move = ({ owner, parcelId }: Sold, step: string, json: object = {}) =>
  succeed(postAs(owner, `/parcels/${parcelId}/${step}`, json))
async function deliver(sold: Sold) {
  await move(sold, 'pack')
  await move(sold, 'ship', { carrier: 'GIG' })
  await move(sold, 'deliver')
}
const see = async ({ parcelId, owner }: Sold): Promise<Parcel> => {
  const { headers } = await signInAs(shop, owner.id)
  return (await (await shop.request(`/orders/${parcelId}`, { headers })).json()).data
}
const track = async ({ token }: Sold) => (await (await shop.request(`/orders/track/${token}`)).json()).data
const texts = async (sold: Sold): Promise<string[]> =>
  (await track(sold)).timeline.map(({ text }: { text: string }) => text)
const requestOf = async ({ token }: Sold): Promise<BuyerRequest> =>
  (await (await shop.request(`/orders/track/${token}/requests`)).json()).data[0]
const lettersTo = async ({ contact }: Sold) =>
  (await readOutboxFolder(shop.mailer.folder ?? '')).filter(({ to }) => to.includes(contact.email))
const newsOf = async ({ store }: Sold) =>
  (
    await shop.database
      .select({ title: notifications.title, body: notifications.body })
      .from(notifications)
      .where(and(eq(notifications.storeId, store.id), eq(notifications.type, 'refund-stuck')))
      .orderBy(asc(notifications.id))
  ).map(({ title, body }) => `${title}: ${body}`)
const stuck = async (): Promise<StuckRefund[]> => {
  const { headers } = await signInAs(shop, operator.id)
  return (await (await shop.request('/refunds/stuck', { headers })).json()).data
}
/** What the shop owes the store; below 0 what the store owes. */
async function balanceOf({ store }: Sold): Promise<number> {
  const rows = await shop.database.select().from(ledgerEntries).where(eq(ledgerEntries.storeId, store.id))
  return rows.reduce((sum, { minor }) => sum - minor, 0)
}
const kinds = async ({ parcelId }: Sold) =>
  (
    await shop.database
      .select({ kind: ledgerPostings.kind })
      .from(ledgerPostings)
      .where(eq(ledgerPostings.parcelId, parcelId))
      .orderBy(asc(ledgerPostings.id))
  ).map(({ kind }) => kind)

async function aMemberOf({ store }: Sold, role: 'fulfilment'): Promise<SignedIn> {
  const person = await anAccount(shop)
  await aMember(shop, { storeId: store.id, accountId: person.id, role })
  return person
}

/** The store has the cash; support decides that the buyer gets it back. */
async function owedAfterDecision() {
  const sold = await sellForCash()
  await deliver(sold)
  const opened = await openAsBuyer(shop, sold, { kind: 'faulty', reason: 'broken-on-arrival' })
  expect(opened.status, await opened.clone().text()).toBe(201)
  const { id } = (await opened.json()).data
  await succeed(postAs(sold.owner, `/requests/${id}/answer`, { act: 'decline', text: 'It was fine' }))
  const act = { act: 'escalate', text: 'It is broken' }
  await succeed(shop.request(`/orders/track/${sold.token}/requests/${id}/act`, { method: 'POST', json: act }))
  const decision = { outcome: 'refund', needsGoods: false, reason: 'The pictures show it' }
  await succeed(postAs(operator, `/requests/${id}/decision`, decision))
  const [refund] = (await see(sold)).refunds
  return { ...sold, refundId: refund?.id ?? '' }
}
const confirm = ({ owner, refundId }: { owner: SignedIn; refundId: string }, how = 'Cash at the shop') =>
  postAs(owner, `/refunds/${refundId}/confirmation`, { how })

describe('cash that was not collected', () => {
  test('parcel refused at the door: nothing is due, and the store owes no commission', async () => {
    const sold = await sellForCash()
    await move(sold, 'pack')
    await move(sold, 'ship', { carrier: 'GIG' })
    expect(await balanceOf(sold)).toBe(-100)
    await move(sold, 'return', { restock: true })
    expect(await balanceOf(sold)).toBe(0)
    const parcel = await see(sold)
    expect(parcel).toMatchObject({ state: 'returned', cashDue: null, refundable: { amount: 0 } })
    expect(parcel.refunds).toMatchObject([{ state: 'succeeded', reason: 'Returned' }])
    expect(await texts(sold)).toContain('₦37,500 less to pay in cash: Returned')
    const letters = (await lettersTo(sold)).map(({ subject, text }) => `${subject} ${text}`).join('\n')
    expect(letters).toContain('You pay ₦37,500 less')
    expect(letters).not.toContain('refunded')
    expect(await newsOf(sold)).toEqual([])
  })

  test('its return needs the permission to refund', async () => {
    const sold = await sellForCash()
    await move(sold, 'pack')
    await move(sold, 'ship', { carrier: 'GIG' })
    const packer = await aMemberOf(sold, 'fulfilment')
    const steps = (await see({ ...sold, owner: packer })).steps
    expect(steps.find(({ step }) => step === 'return')).toMatchObject({ isAllowed: false })
    expect((await postAs(packer, `/parcels/${sold.parcelId}/return`, { restock: true })).status).toBe(403)
    expect(await see(sold)).toMatchObject({ state: 'shipped', refunds: [] })
    await move(sold, 'deliver')
    // With the cash in the store nothing is refunded by it.
    expect((await postAs(packer, `/parcels/${sold.parcelId}/return`, { restock: true })).status).toBe(200)
  })

  test('a part was taken off before: only the rest is taken off, once', async () => {
    const sold = await sellForCash({ quantity: 2 })
    const [lineId] = sold.lineIds
    const of = { kind: 'lines', lines: [{ lineId, quantity: 1 }], withDelivery: false }
    await succeed(postAs(sold.owner, `/parcels/${sold.parcelId}/refunds`, { reason: 'One broke', of }))
    await move(sold, 'pack')
    await move(sold, 'ship', { carrier: 'GIG' })
    await move(sold, 'return', { restock: true })
    await move(sold, 'return', { restock: true })
    expect((await see(sold)).refunds.map(({ amount }) => amount.amount).toSorted()).toEqual([3_000_000, 3_750_000])
    expect(await balanceOf(sold)).toBe(0)
  })

  test('a delivered parcel that comes back keeps its cash until the store gives it back', async () => {
    const sold = await sellForCash()
    await deliver(sold)
    await move(sold, 'return', { restock: true })
    expect((await see(sold)).refunds).toEqual([])
    await succeed(postAs(sold.owner, `/parcels/${sold.parcelId}/refunds`, { reason: 'Back', of: { kind: 'rest' } }))
    expect(await texts(sold)).toContain('₦37,500 refunded in cash: Back')
    expect(await newsOf(sold)).toEqual([])
  })

  test('its orders count for a phone number only until they are over', async () => {
    const phone = aPhone()
    for (let count = 0; count < 3; count++) {
      const sold = await sellForCash({ quantity: 2, phone })
      await deliver(sold)
      const of = { kind: 'amount', amount: { amount: 100, currency: 'NGN' } }
      await succeed(postAs(sold.owner, `/parcels/${sold.parcelId}/refunds`, { reason: 'A stain', of }))
      expect((await track(sold)).state).toBe('partly_refunded')
    }
    await sellForCash({ phone })
  })
})

describe('cash that a store collected, refunded by a decision', () => {
  test('the store is asked to pay it back; nobody says that it was paid', async () => {
    const sold = await owedAfterDecision()
    expect((await see(sold)).refunds).toMatchObject([{ state: 'processing', provider: 'cash-on-delivery' }])
    expect(await newsOf(sold)).toEqual([
      expect.stringMatching(/^Pay back cash for .*: Pay the buyer back within 7 days, then confirm it. ₦37,500$/),
    ])
    expect(await requestOf(sold)).toMatchObject({ state: 'decided', refund: { isBack: false, isInCash: true } })
    expect((await texts(sold)).join()).not.toContain('refunded')
    const tracked = await track(sold)
    expect(tracked).toMatchObject({ state: 'completed', refundedTotal: { amount: 0 } })
    expect(tracked.parcels[0].lines).toMatchObject([{ refundedQuantity: 0 }])
    expect((await lettersTo(sold)).map(({ subject }) => subject).join()).not.toContain('refunded')
    // It has the buyer's 25.00, and nothing is earned.
    expect(await balanceOf(sold)).toBe(-2500)
    expect(await kinds(sold)).toEqual(['sale', 'cash', 'refund'])
  })

  test('confirmed by the store: the buyer is told, the request is done, and the books are even', async () => {
    const sold = await owedAfterDecision()
    const first = await confirm(sold)
    expect(first.status, await first.clone().text()).toBe(200)
    expect((await first.json()).data).toMatchObject({ state: 'succeeded', byHand: 'Cash at the shop' })
    expect((await confirm(sold)).status).toBe(200)
    await shop.jobs.drain(shop)
    expect(await confirm(sold, 'A transfer').then(({ status }) => status)).toBe(409)
    expect(await requestOf(sold)).toMatchObject({ state: 'done', refund: { isBack: true } })
    expect(await texts(sold)).toContain('₦37,500 paid back by the store: Broken on arrival')
    expect(await track(sold)).toMatchObject({ state: 'refunded', refundedTotal: { amount: 3_750_000 } })
    const letter = (await lettersTo(sold)).find(({ subject }) => subject.includes('The store paid you back ₦37,500'))
    expect(letter?.text).toContain(`${sold.store.name} has told us that it paid you back ₦37,500.`)
    expect(letter?.text).toContain('If you have not received it, message the store from your order page.')
    expect(await balanceOf(sold)).toBe(0)
    expect(await kinds(sold)).toEqual(['sale', 'cash', 'refund', 'cash-returned'])
    const audits = await shop.database
      .select({ action: auditEntries.action })
      .from(auditEntries)
      .where(and(eq(auditEntries.storeId, sold.store.id), eq(auditEntries.action, 'refund.confirmed')))
    expect(audits).toHaveLength(1)
  })

  test('until the store confirms it, its other sales are paid out without it, though its request is open', async () => {
    const sold = await owedAfterDecision()
    await owe(shop, sold.store.id, 4000)
    const balance = async () =>
      (await readBalances(shop.database, { of: eq(stores.id, sold.store.id), now: shop.clock.now() })).get(
        sold.store.id,
      )
    expect(await balance()).toMatchObject({ pending: { amount: 0 }, available: { amount: 1500 } })
    await aPayoutAccount(shop, sold.store.id)
    await makePayoutRun(shop, 'test', { minimum: { amount: 1, currency: sold.store.currency } })
    expect(await balance()).toMatchObject({ available: { amount: 0 } })
    expect((await confirm(sold)).status).toBe(200)
    await shop.jobs.drain(shop)
    expect(await balance()).toMatchObject({ pending: { amount: 0 }, available: { amount: 2500 } })
  })

  test('two confirmations at the same moment: one counts', async () => {
    const sold = await owedAfterDecision()
    const answers = await Promise.all([confirm(sold, 'Cash'), confirm(sold, 'A transfer')])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    await shop.jobs.drain(shop)
    expect(await balanceOf(sold)).toBe(0)
  })

  test('confirmed by another store, or without words: refused, and nothing changes', async () => {
    const sold = await owedAfterDecision()
    const { owner: other } = await aStoreWithOwner(shop)
    expect((await confirm({ ...sold, owner: other })).status).toBe(404)
    expect((await confirm(sold, '  ')).status).toBe(422)
    expect((await postAs(sold.owner, `/refunds/${newId()}/confirmation`, { how: 'Cash' })).status).toBe(404)
    expect((await see(sold)).refunds).toMatchObject([{ state: 'processing' }])
  })

  test('not confirmed for a week: an operator decides, and the store may still confirm it', async () => {
    const sold = await owedAfterDecision()
    shop.clock.advance(wholeWeekSeconds - 60)
    await sweepRefunds(shop)
    expect((await stuck()).map(({ id }) => id)).not.toContain(sold.refundId)
    shop.clock.advance(61)
    await sweepRefunds(shop)
    await shop.jobs.drain(shop)
    expect((await stuck()).find(({ id }) => id === sold.refundId)).toMatchObject({
      problem: 'The store has not confirmed that it paid the cash back.',
      decisions: ['given-back'],
    })
    expect((await newsOf(sold))[1]).toMatch(/^Pay back cash for .*: You have not confirmed this refund\./)
    expect((await confirm(sold)).status).toBe(200)
    await shop.jobs.drain(shop)
    expect((await stuck()).map(({ id }) => id)).not.toContain(sold.refundId)
    expect(await balanceOf(sold)).toBe(0)
  })

  test('paid by the shop in its place: the store owes the shop what it collected', async () => {
    const sold = await owedAfterDecision()
    shop.clock.advance(wholeWeekSeconds + 1)
    await sweepRefunds(shop)
    await shop.jobs.drain(shop)
    const decision = { decision: 'given-back', reason: 'By mobile money' }
    await succeed(postAs(operator, `/refunds/${sold.refundId}/decision`, decision))
    expect(await requestOf(sold)).toMatchObject({ state: 'done', refund: { isBack: true } })
    expect(await balanceOf(sold)).toBe(-2500)
    expect(await kinds(sold)).toEqual(['sale', 'cash', 'refund'])
    expect((await confirm(sold)).status).toBe(409)
    expect((await see(sold)).refunds).toMatchObject([{ isPaidByShop: true, byHand: 'By mobile money' }])
    expect((await newsOf(sold))[2]).toMatch(/^We paid a refund for .*: We paid the buyer in your place\./)
    expect(await texts(sold)).toContain('₦37,500 refunded: Broken on arrival')
    const letter = (await lettersTo(sold)).find(({ subject }) => subject.includes('You were refunded ₦37,500'))
    expect(letter?.text).not.toMatch(/cash|original payment method/)
  })

  test('it cannot be marked as failed: the request would ask for it again', async () => {
    const sold = await owedAfterDecision()
    shop.clock.advance(wholeWeekSeconds + 1)
    await sweepRefunds(shop)
    await shop.jobs.drain(shop)
    const failed = { decision: 'failed', reason: 'Not theirs' }
    expect((await postAs(operator, `/refunds/${sold.refundId}/decision`, failed)).status).toBe(409)
    expect((await see(sold)).refunds).toMatchObject([{ state: 'needs_attention', owed: { mayConfirm: true } }])
  })

  test('the staff do not confirm it in the store’s place: what they pay, the store owes', async () => {
    const sold = await owedAfterDecision()
    expect((await confirm({ ...sold, owner: operator })).status).toBe(403)
    const accounts = await aMemberOf(sold, 'fulfilment')
    expect((await confirm({ ...sold, owner: accounts })).status).toBe(403)
    expect((await see({ ...sold, owner: operator })).refunds).toMatchObject([{ owed: { mayConfirm: false } }])
    expect(await balanceOf(sold)).toBe(-2500)
  })

  test('refunded by the staff by hand: the store is asked for it, too', async () => {
    const sold = await sellForCash()
    await deliver(sold)
    const refund = { reason: 'Agreed on the phone', of: { kind: 'rest' } }
    await succeed(postAs(operator, `/parcels/${sold.parcelId}/refunds`, refund))
    expect((await see(sold)).refunds).toMatchObject([{ state: 'processing', owed: { mayConfirm: true } }])
    expect(await newsOf(sold)).toHaveLength(1)
  })
})
