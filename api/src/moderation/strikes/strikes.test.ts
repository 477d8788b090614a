import type { StaffStrike, Strike } from '@makola/contract/moderation/strikes.ts'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { brokenInvariants } from '../../../../testing/broken-invariants.ts'
import { anAccount, requestAs, type SignedIn, signInAs } from '../../../../testing/builders/auth.ts'
import { aCart } from '../../../../testing/builders/carts.ts'
import { aProduct } from '../../../../testing/builders/catalogue.ts'
import { aCheckout, submit } from '../../../../testing/builders/checkouts.ts'
import { lettersTo } from '../../../../testing/builders/letters.ts'
import { appealAs, aStrike, aTakedown, strikeAs } from '../../../../testing/builders/moderation.ts'
import { aPayoutAccount, owe } from '../../../../testing/builders/payouts.ts'
import { aRate } from '../../../../testing/builders/rates.ts'
import { aDeliveryZone } from '../../../../testing/builders/shipping.ts'
import { aMember, aStoreWithOwner, type StoreRow } from '../../../../testing/builders/stores.ts'
import { openTestPlatform, type TestPlatform } from '../../../../testing/test-platform.ts'
import { makePayoutRun } from '../../ledger/payouts/make-payout-run.ts'
import { transact } from '../../platform/platform.ts'
import { endBreaks } from '../../stores/settings/end-breaks.ts'
import { changeStanding } from '../../stores/standing/change-standing.ts'
import { expireStrikes } from './settle-restriction.ts'

let shop: TestPlatform
let store: StoreRow
let owner: SignedIn
let first: SignedIn
let second: SignedIn
let rate: string

beforeAll(async () => {
  shop = await openTestPlatform()
  first = await anAccount(shop, { staffRole: 'catalogue', name: 'Cato Catalogue' })
  second = await anAccount(shop, { staffRole: 'owner' })
  rate = (await aRate(shop, { countryCode: 'NG', currency: 'NGN', rate: '1500' })).id
})
beforeEach(async () => {
  ;({ store, owner } = await aStoreWithOwner(shop))
  await aDeliveryZone(shop, { storeId: store.id })
})
afterEach(async () => {
  await shop.jobs.drain(shop)
  expect(await brokenInvariants(shop)).toEqual([])
})
afterAll(() => shop.close())

const fresh = async (person: SignedIn) => ({ ...person, ...(await signInAs(shop, person.id)) })
const as = (person: SignedIn, method: string, path: string, json?: object) =>
  requestAs(shop, person, { method, path, json })
const problem = async (answer: Response) => ({ status: answer.status, code: (await answer.json()).code })
const strike = async (points: number, seenPoints = 0, by = first) =>
  aStrike(shop, store.id, { points, seenPoints, by: await fresh(by) })
const own = async (): Promise<{ data: Strike[]; meta: { points: number; restriction: string | null } }> =>
  (await as(owner, 'GET', `/stores/${store.id}/strikes`)).json()
const answer = (by = owner) =>
  as(by, 'POST', `/stores/${store.id}/strikes/answer`, { text: 'We check each parcel now.' })
const appeal = (id: string, by = owner) => as(by, 'POST', `/strikes/${id}/appeal`, { text: 'It was one parcel.' })
const lift = (id: string, by = second) => as(by, 'POST', `/strikes/${id}/lifting`, { reason: 'A mistake.' })
const decide = (id: string, decision: 'upheld' | 'dismissed', by = second) =>
  as(by, 'POST', `/strikes/${id}/appeal/decision`, { decision, reasons: 'We looked again.' })
const status = async () => {
  const shown = await shop.request(`/stores/${store.slug}`)
  return shown.status === 404 ? 'closed' : (await shown.json()).data.status
}
const bells = async (person: SignedIn, inStore?: string): Promise<{ title: string; body: string }[]> => {
  await shop.jobs.drain(shop)
  return (await (await as(person, 'GET', `/notifications/${inStore ? `?store=${inStore}` : ''}`)).json()).data
}
const days = (count: number) => shop.clock.advance(count * 86_400)
/** Fills a cart. Returns the asking for its quote. */
const fillCart = async () => {
  const product = await aProduct(shop, { storeId: store.id })
  const { browser } = await aCart(shop, { rate, lines: [{ variantId: product.variantId, quantity: 1 }] })
  return () => browser.request('/cart/quote', { method: 'POST', json: { rate, country: 'NG' } })
}

describe('a strike', () => {
  test('is told to the store by bell and email with its reason, without the name of its giver', async () => {
    await strike(2)
    expect(await own()).toMatchObject({
      data: [{ points: 2, cause: 'other', reason: 'Three parcels held stones.', isLive: true, canAppeal: true }],
      meta: { points: 2, restriction: null, total: 1 },
    })
    expect(JSON.stringify(await own())).not.toContain('Cato')
    expect((await bells(owner, store.id))[0]).toMatchObject({ title: 'Your store has received a strike (2 points)' })
    expect((await lettersTo(shop, owner.email))[0]?.text).toContain('Three parcels held stones.')
    const mine = await (await as(owner, 'GET', '/stores/mine')).json()
    expect(mine.data[0].standing).toMatchObject({ strikePoints: 2, restriction: null })
    expect(await status()).toBe('open')
  })

  test('is one of ten that staff give at once', async () => {
    const givers = await Promise.all([first, second].map(fresh))
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, n) => strikeAs(shop, store.id, { points: 2, by: givers[n % 2] as SignedIn })),
    )
    expect(answers.map((one) => one.status).toSorted()).toEqual([201, ...Array(9).fill(409)])
    expect((await own()).meta).toMatchObject({ points: 2, total: 1 })
    expect(await problem(await strikeAs(shop, store.id, { by: await fresh(first) }))).toEqual({
      status: 409,
      code: 'moderation.points-changed',
    })
  })

  test('is refused for a store that is not there, by its own people, with other points', async () => {
    expect((await strikeAs(shop, 'nobody')).status).toBe(404)
    const both = await anAccount(shop, { staffRole: 'support' })
    await aMember(shop, { storeId: store.id, accountId: both.id, role: 'fulfilment' })
    expect(await problem(await strikeAs(shop, store.id, { by: await fresh(both) }))).toEqual({
      status: 403,
      code: 'moderation.own-store',
    })
    expect((await strikeAs(shop, store.id, { points: 4, by: await fresh(first) })).status).toBe(422)
  })

  test('comes with a takedown in one step; an appeal that is upheld takes both back', async () => {
    const product = await aProduct(shop, { storeId: store.id })
    const { id } = await aTakedown(shop, product.id, { strikePoints: 3, by: await fresh(first) })
    const [given] = (await own()).data
    expect(given).toMatchObject({ points: 3, cause: 'takedown', reason: 'Nothing counterfeit. The label is copied.' })
    expect(await status()).toBe('paused')
    await appealAs(shop, id, await fresh(owner))
    await appeal(given?.id ?? '')
    const decision = { decision: 'upheld', reasons: 'The label is theirs.' }
    expect((await as(second, 'POST', `/takedowns/${id}/appeal/decision`, decision)).status).toBe(200)
    expect(await own()).toMatchObject({ data: [{ isLive: false, appeal: { state: 'upheld' } }], meta: { points: 0 } })
    expect(await status()).toBe('open')
  })
})

describe('three points', () => {
  test('stop new orders until the store answers, and keep its goods in sight', async () => {
    const quote = await fillCart()
    await strike(1)
    await strike(2, 1)
    expect(await status()).toBe('paused')
    expect((await quote()).status).toBe(409)
    expect(await problem(await answer(await anAccount(shop)))).toMatchObject({ status: 404 })
    const packer = await anAccount(shop)
    await aMember(shop, { storeId: store.id, accountId: packer.id, role: 'fulfilment' })
    expect((await answer(packer)).status).toBe(403)
    expect(await (await answer()).json()).toEqual({ data: { points: 3, restriction: null } })
    expect(await status()).toBe('open')
    expect((await quote()).status).toBe(200)
    expect((await own()).data.map((one) => one.answer)).toEqual(Array(2).fill('We check each parcel now.'))
    expect(await problem(await answer())).toEqual({ status: 409, code: 'moderation.nothing-to-answer' })
    await strike(1, 3)
    expect(await status()).toBe('paused')
  })

  test('refuse an order whose quote is from before', async () => {
    const { variantId } = await aProduct(shop, { storeId: store.id })
    const checkout = await aCheckout(shop, { rate, lines: [{ variantId, quantity: 1 }] })
    await strike(3)
    const refused = await submit(checkout)
    expect([refused.status, (await refused.json()).type]).toEqual([409, 'out-of-stock'])
  })

  test('leave a store closed that its owner closes meanwhile, and give back what it chose', async () => {
    await strike(3)
    expect((await as(owner, 'PATCH', `/stores/${store.id}`, { status: 'open' })).status).toBe(200)
    expect(await status()).toBe('paused')
    expect((await as(owner, 'PATCH', `/stores/${store.id}`, { status: 'closed' })).status).toBe(200)
    expect(await status()).toBe('closed')
    await answer()
    expect(await status()).toBe('closed')
  })

  test('let no break end before the store has answered', async () => {
    const [breakEndsOn] = new Date(shop.clock.now().getTime() + 2 * 86_400_000).toISOString().split('T')
    expect((await as(owner, 'PATCH', `/stores/${store.id}`, { status: 'paused', breakEndsOn })).status).toBe(200)
    await strike(3)
    days(3)
    await endBreaks(shop)
    expect(await status()).toBe('paused')
    await answer()
    expect(await status()).toBe('paused')
    await endBreaks(shop)
    expect(await status()).toBe('open')
  })

  test('answered ten times at once are answered once', async () => {
    await strike(3)
    const answers = await Promise.all(Array.from({ length: 10 }, () => answer()))
    expect(answers.map((one) => one.status).toSorted()).toEqual([200, ...Array(9).fill(409)])
    expect(await status()).toBe('open')
  })
})

test('five points close the store, answered or not; a strike taken back opens it', async () => {
  await strike(3)
  await answer()
  const { id } = await strike(2, 3)
  expect(await status()).toBe('closed')
  await answer()
  expect(await status()).toBe('closed')
  expect((await lift(id)).status).toBe(200)
  expect(await status()).toBe('open')
  expect((await bells(owner, store.id))[0]).toMatchObject({ title: 'We have withdrawn a strike' })
  expect(await problem(await lift(id))).toEqual({ status: 409, code: 'moderation.strike-over' })
  expect((await lift(store.id)).status).toBe(404)
})

test('five points hold payouts for 90 days; with the points gone they go out at once', async () => {
  const pay = () => makePayoutRun(shop, 'test', { minimum: { amount: 1, currency: store.currency } })
  await aPayoutAccount(shop, store.id)
  await owe(shop, store.id, 7000)
  await strike(3)
  const { id } = await strike(2, 3)
  const [mine] = (await (await as(owner, 'GET', '/stores/mine')).json()).data
  const held = Date.parse(mine.standing.payoutsHeldUntil) - shop.clock.now().getTime()
  expect(Math.round(held / 86_400_000)).toBe(90)
  await expect(pay()).rejects.toMatchObject({ type: 'wrong-state' })
  const owed = await (await as(second, 'GET', '/payouts/balances')).json()
  expect(owed.data).toContainEqual(
    expect.objectContaining({
      store: expect.objectContaining({ id: store.id }),
      heldUntil: mine.standing.payoutsHeldUntil,
    }),
  )
  await lift(id)
  expect(await pay()).toMatchObject({ total: { amount: 7000 } })
  await strike(2, 3)
  await owe(shop, store.id, 100)
  days(89)
  await expect(pay()).rejects.toMatchObject({ type: 'wrong-state' })
  days(1)
  expect(await pay()).toMatchObject({ total: { amount: 100 } })
  expect(await status()).toBe('closed')
})

test('of a payout run and the strike that closes a store, one comes first', async () => {
  await aPayoutAccount(shop, store.id)
  await owe(shop, store.id, 700)
  await strike(3)
  const run = makePayoutRun(shop, 'test', { minimum: { amount: 1, currency: store.currency } })
  const [paid] = await Promise.allSettled([run, strike(2, 3)])
  if (paid.status === 'rejected') expect(paid.reason).toMatchObject({ type: 'wrong-state' })
  else expect(paid.value).toMatchObject({ total: { amount: 700 } })
  expect(await status()).toBe('closed')
})

test('a strike and a takedown of the store end one without the other', async () => {
  const { id } = await strike(3)
  await transact(shop, (tx) => changeStanding(tx, store.id, { approval: 'applied' }))
  expect(await status()).toBe('closed')
  await lift(id)
  expect(await status()).toBe('closed')
  await transact(shop, (tx) => changeStanding(tx, store.id, { approval: 'approved' }))
  expect(await status()).toBe('open')
})

test('twelve months later a strike does not count any more', async () => {
  const { id } = await strike(3)
  days(364)
  await expireStrikes(shop)
  expect(await status()).toBe('paused')
  days(2)
  expect(await problem(await appeal(id))).toEqual({ status: 409, code: 'moderation.strike-over' })
  expect(await problem(await lift(id))).toEqual({ status: 409, code: 'moderation.strike-over' })
  await Promise.all([expireStrikes(shop), expireStrikes(shop)])
  expect(await status()).toBe('open')
  expect(await own()).toMatchObject({ data: [{ isLive: false }], meta: { points: 0 } })
  const { data } = await (await as(second, 'GET', `/strikes/?show=over&store=${store.slug}`)).json()
  expect(data).toMatchObject([{ id, givenBy: 'Cato Catalogue' }])
  expect((await as(second, 'GET', '/strikes/?store=nobody')).status).toBe(404)
})

describe('an appeal against a strike', () => {
  test('is decided by somebody else; upheld, the strike is gone', async () => {
    const { id } = await strike(3)
    expect((await appeal(id)).status).toBe(201)
    expect(await problem(await appeal(id))).toEqual({ status: 409, code: 'moderation.appealed' })
    expect((await bells(second))[0]).toMatchObject({ title: `${store.name} has appealed against a strike` })
    const { data } = await (await as(first, 'GET', '/strikes/?show=appeals')).json()
    expect(data.find((row: StaffStrike) => row.id === id)).toMatchObject({ canDecide: false })
    expect(await problem(await decide(id, 'upheld', first))).toEqual({ status: 403, code: 'moderation.own-decision' })
    expect(await problem(await lift(id))).toEqual({ status: 409, code: 'moderation.appeal-waits' })
    expect((await decide(id, 'upheld')).status).toBe(200)
    expect(await status()).toBe('open')
    expect(await problem(await decide(id, 'upheld'))).toEqual({ status: 409, code: 'moderation.no-appeal' })
  })

  test('not upheld, it stands', async () => {
    const { id } = await strike(3)
    await appeal(id)
    expect((await decide(id, 'dismissed')).status).toBe(200)
    expect(await status()).toBe('paused')
    expect((await bells(owner, store.id))[0]?.body).toContain('We looked again.')
    expect((await appeal(id)).status).toBe(409)
  })

  test('of eight decisions at once one wins', async () => {
    const third = await anAccount(shop, { staffRole: 'catalogue' })
    const { id } = await strike(3)
    await appeal(id)
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, n) => (n % 2 ? decide(id, 'upheld', second) : decide(id, 'dismissed', third))),
    )
    expect(answers.map((one) => one.status).toSorted()).toEqual([200, ...Array(7).fill(409)])
    const [row] = (await own()).data
    expect(await status()).toBe(row?.appeal?.state === 'upheld' ? 'open' : 'paused')
  })

  test('is for this store’s people, within six months', async () => {
    const { id } = await strike(1)
    const other = await aStoreWithOwner(shop)
    expect((await appeal(id, other.owner)).status).toBe(404)
    expect((await as(other.owner, 'GET', `/stores/${store.id}/strikes`)).status).toBe(404)
    const packer = await anAccount(shop)
    await aMember(shop, { storeId: store.id, accountId: packer.id, role: 'fulfilment' })
    expect((await appeal(id, packer)).status).toBe(403)
    expect((await decide(store.id, 'upheld')).status).toBe(404)
    days(184)
    expect(await problem(await appeal(id))).toEqual({ status: 409, code: 'moderation.appeal-over' })
  })
})
