import type { StaffTakedown } from '@makola/contract/moderation/moderation.ts'
import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { brokenInvariants } from '../../../../testing/broken-invariants.ts'
import { anAccount, requestAs, type SignedIn, signInAs } from '../../../../testing/builders/auth.ts'
import { aProduct, type ProductWithVariants } from '../../../../testing/builders/catalogue.ts'
import { lettersTo } from '../../../../testing/builders/letters.ts'
import { aTakedown } from '../../../../testing/builders/moderation.ts'
import { anOrder, aPaidOrder } from '../../../../testing/builders/orders.ts'
import { openTestPlatform, type TestPlatform } from '../../../../testing/test-platform.ts'
import { orders } from '../../orders/tables.ts'
import { newId } from '../../platform/ids.ts'
import { personalData } from '../personal-data.ts'
import { warnedBuyers } from '../tables.ts'
import { onBuyersToWarn } from './gather-buyers.ts'

const warning = 'The cord can catch fire. Stop using it and ask for a refund.'

let shop: TestPlatform
let staff: SignedIn
let lamp: ProductWithVariants

beforeAll(async () => {
  shop = await openTestPlatform()
  staff = await anAccount(shop, { staffRole: 'catalogue' })
})
beforeEach(async () => {
  lamp = await aProduct(shop, { name: 'Lamp', stock: 50 })
})
afterEach(async () => {
  await shop.jobs.drain(shop)
  expect(await brokenInvariants(shop)).toEqual([])
})
afterAll(() => shop.close())

const as = (person: SignedIn, method: string, path: string, json?: object) =>
  requestAs(shop, person, { method, path, json })
const someone = () => `${newId()}@example.test`
const buy = (given: Parameters<typeof aPaidOrder>[1] = {}) => aPaidOrder(shop, { products: [lamp], ...given })
const warn = async (given: object = {}) =>
  aTakedown(shop, lamp.id, { by: { ...staff, ...(await signInAs(shop, staff.id)) }, warning, ...given })
const warningsTo = async (address: string) =>
  (await lettersTo(shop, address)).filter(({ subject }) => subject === 'Important information about Lamp')
const shown = async (id: string): Promise<StaffTakedown | undefined> =>
  (await (await as(staff, 'GET', '/takedowns/?limit=100')).json()).data.find((one: StaffTakedown) => one.id === id)

describe('a takedown with a warning', () => {
  test('tells each address that bought it within six months once, and counts them', async () => {
    const [old, twice, once, unpaid, other] = [someone(), someone(), someone(), someone(), someone()]
    await buy({ email: old })
    shop.clock.advance(190 * 86_400)
    await buy({ email: twice })
    await buy({ email: twice.toUpperCase() })
    const { buyersNumber } = await buy({ email: once })
    await anOrder(shop, { products: [lamp], email: unpaid })
    await buy({ email: other, products: [await aProduct(shop)] })
    const { id, warning: given } = await warn()
    expect(given).toEqual({ text: warning, buyers: 0, told: 0 })

    const [letter, ...more] = await warningsTo(once)
    expect(more).toEqual([])
    expect(letter?.text).toContain(warning)
    expect(letter?.text).toContain(buyersNumber)
    expect(letter?.text).toMatch(/\/order-tracking\/\?token=\S+/)
    expect([...(await warningsTo(twice)), ...(await warningsTo(twice.toUpperCase()))]).toHaveLength(1)
    for (const address of [old, unpaid, other]) expect(await warningsTo(address)).toEqual([])
    expect((await shown(id))?.warning).toEqual({ text: warning, buyers: 2, told: 2 })
  })

  test('in some countries tells those who bought it there', async () => {
    const [there, elsewhere] = [someone(), someone()]
    await buy({ email: there, countryCode: 'GH' })
    await buy({ email: elsewhere })
    await warn({ countries: ['GH'] })
    expect(await warningsTo(there)).toHaveLength(1)
    expect(await warningsTo(elsewhere)).toEqual([])
  })

  test('run again after an interruption, tells nobody twice and nobody too few', async () => {
    const addresses = Array.from({ length: 5 }, someone)
    for (const email of addresses) await buy({ email })
    const { id } = await warn()
    await shop.jobs.drain(shop)
    const [first] = await shop.database.select().from(warnedBuyers).where(eq(warnedBuyers.takedownId, id))
    // As if the process had ended before this one was noted.
    await shop.database.delete(warnedBuyers).where(eq(warnedBuyers.orderId, first?.orderId ?? ''))
    const again = { takedownId: id, at: shop.clock.now().toISOString() }
    await Promise.all([1, 2, 3].map(() => onBuyersToWarn.handle(shop, again as never)))
    for (const address of addresses) expect(await warningsTo(address)).toHaveLength(1)
    expect((await shown(id))?.warning).toMatchObject({ buyers: 5, told: 5 })
  })

  test('given by ten at once, tells once', async () => {
    const address = someone()
    await buy({ email: address })
    const given = await Promise.allSettled(Array.from({ length: 10 }, () => warn()))
    expect(given.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await warningsTo(address)).toHaveLength(1)
  })

  test('is not sent to whoever asked to be forgotten, nor once it is restored', async () => {
    const [forgotten, late] = [someone(), someone()]
    const { orderId } = await buy({ email: forgotten })
    await shop.database.update(orders).set({ removalAskedAt: shop.clock.now() }).where(eq(orders.id, orderId))
    await buy({ email: late })
    const { id } = await warn()
    const owner = await anAccount(shop, { staffRole: 'owner' })
    expect((await as(owner, 'POST', `/takedowns/${id}/restoration`, { reason: 'Another lamp.' })).status).toBe(200)
    for (const address of [forgotten, late]) expect(await warningsTo(address)).toEqual([])
  })

  test('is in what its buyer takes along', async () => {
    const buyer = await anAccount(shop)
    await buy({ email: buyer.email, accountId: buyer.id })
    await warn()
    await shop.jobs.drain(shop)
    const person = { accountId: buyer.id, email: buyer.email, name: buyer.name }
    expect(await personalData.export?.(shop.database, person as never)).toMatchObject({
      productWarnings: [{ text: warning }],
    })
  })

  test('of a store, or without words, is refused', async () => {
    const given = { ground: 'law', groundText: 'Safety Act', facts: 'It burns.' }
    const ofStore = { ...given, subject: { kind: 'store', id: lamp.storeId }, warning }
    const refused = await as(staff, 'POST', '/takedowns/', ofStore)
    expect([refused.status, (await refused.json()).errors]).toMatchObject([
      422,
      [{ code: 'moderation.warning-of-store' }],
    ])
    const empty = { ...given, subject: { kind: 'product', id: lamp.id }, warning: ' ' }
    expect((await as(staff, 'POST', '/takedowns/', empty)).status).toBe(422)
    expect((await shop.request(`/products/${lamp.slug}`)).status).toBe(200)
  })
})
