import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { anAccount, requestAs, type SignedIn } from '../../../../testing/builders/auth.ts'
import { aProduct, type ProductWithVariants } from '../../../../testing/builders/catalogue.ts'
import { aReview } from '../../../../testing/builders/reviews.ts'
import { aMember, aStoreWithOwner, type StoreRow } from '../../../../testing/builders/stores.ts'
import { openTestPlatform, type TestPlatform } from '../../../../testing/test-platform.ts'
import { emit } from '../../platform/messaging/events.ts'
import { transact } from '../../platform/platform.ts'
import { rateLimits } from '../../platform/tables.ts'
import { reviewMoved } from '../../reviews/events.ts'
import { notifications } from '../tables.ts'

let shop: TestPlatform
let store: StoreRow
let owner: SignedIn
let support: SignedIn
let product: ProductWithVariants

beforeAll(async () => {
  shop = await openTestPlatform()
  support = await anAccount(shop, { staffRole: 'support' })
})
beforeEach(async () => {
  await shop.database.delete(rateLimits)
  ;({ store, owner } = await aStoreWithOwner(shop))
  product = await aProduct(shop, { storeId: store.id, stock: 9, name: 'Aso oke scarf' })
})
afterAll(() => shop.close())

type Heard = 'review-changed' | 'review-to-check'
/** The titles that a person has heard of a kind, oldest first. */
async function heard({ id }: SignedIn, type: Heard): Promise<string[]> {
  await shop.jobs.drain(shop)
  const isTheirs = and(eq(notifications.accountId, id), eq(notifications.type, type))
  const rows = await shop.database
    .select()
    .from(notifications)
    .where(isTheirs)
    .orderBy(notifications.createdAt, notifications.id)
  return rows.map(({ title }) => title)
}
const edit = ({ id, parcel }: { id: string; parcel: { token: string } }, json: object) =>
  shop.request(`/orders/track/${parcel.token}/reviews/${id}`, { method: 'PUT', json })
const decide = (id: string, json: object) =>
  requestAs(shop, support, { method: 'POST', path: `/reviews/${id}/decision`, json })
const reply = (id: string, text: string) =>
  requestAs(shop, owner, { method: 'PUT', path: `/reviews/${id}/reply`, json: { text } })

test('a store hears of a review and of its change, once each; not of what is held, hidden or restored', async () => {
  const packer = await anAccount(shop)
  await aMember(shop, { storeId: store.id, accountId: packer.id, role: 'fulfilment' })
  const review = await aReview(shop, { products: [product], rating: 1 })
  expect(await heard(owner, 'review-changed')).toEqual(['1 star for Aso oke scarf'])
  expect((await edit(review, { rating: 4, text: 'It came after all.' })).status).toBe(200)
  const changed = 'A review of Aso oke scarf was changed: 4 stars'
  expect((await heard(owner, 'review-changed')).toSorted()).toEqual(['1 star for Aso oke scarf', changed])
  expect(await heard(packer, 'review-changed')).toEqual([])
  expect((await edit(review, { rating: 3, text: 'Call 024 123 4567' })).status).toBe(200)
  expect((await decide(review.id, { act: 'hide', version: 3, reason: 'off-topic' })).status).toBe(200)
  expect((await decide(review.id, { act: 'restore', version: 4 })).status).toBe(200)
  expect(await heard(owner, 'review-changed')).toHaveLength(2)
})

test('the bell holds nothing of the text, which may be hidden or withdrawn later', async () => {
  const review = await aReview(shop, { products: [product], title: 'Torn kente', text: 'It came frayed.' })
  expect(await heard(owner, 'review-changed')).toEqual(['5 stars for Aso oke scarf'])
  expect((await edit(review, { rating: 2, title: 'Torn kente', text: 'It is frayed.' })).status).toBe(200)
  await shop.jobs.drain(shop)
  const isNews = and(eq(notifications.accountId, owner.id), eq(notifications.type, 'review-changed'))
  const rung = await shop.database.select().from(notifications).where(isNews)
  expect(rung).toHaveLength(2)
  expect(JSON.stringify(rung)).not.toMatch(/kente|frayed/)
})

test('another text is news whatever state it comes from; the same text is none', async () => {
  const { id: reviewId, ...review } = await aReview(shop, { products: [product] })
  expect(await heard(owner, 'review-changed')).toHaveLength(1)
  const moved = { reviewId, orderId: review.parcel.orderId, storeId: store.id, to: 'published' as const }
  await transact(shop, async (tx) => {
    emit(tx, reviewMoved, { ...moved, from: 'rejected', version: 4, shown: { was: 1, is: 2 } })
    emit(tx, reviewMoved, { ...moved, from: 'hidden', version: 6, shown: { was: 2, is: 3 } })
    emit(tx, reviewMoved, { ...moved, from: 'hidden', version: 8, shown: { was: 3, is: 3 } })
  })
  expect(await heard(owner, 'review-changed')).toHaveLength(3)
})

test('a review that was held is told when it is published', async () => {
  const review = await aReview(shop, { products: [product], text: 'Call 024 123 4567' })
  expect(await heard(owner, 'review-changed')).toEqual([])
  expect((await decide(review.id, { act: 'approve', version: 1 })).status).toBe(200)
  expect(await heard(owner, 'review-changed')).toEqual(['5 stars for Aso oke scarf'])
})

test('the staff hear of a held review, a held reply and a report; the store of a reply that is declined', async () => {
  const reader = await anAccount(shop, { staffRole: 'read-only' })
  const last = async () => (await heard(support, 'review-to-check')).at(-1)
  const held = await aReview(shop, { products: [product], text: 'Call 024 123 4567' })
  expect(await last()).toBe('Check a review of Aso oke scarf')
  await decide(held.id, { act: 'approve', version: 1 })
  expect((await reply(held.id, 'Write to me@example.com')).status).toBe(200)
  expect(await last()).toBe('Check a reply to a review of Aso oke scarf')
  expect((await decide(held.id, { act: 'reject-reply', version: 3, reason: 'personal-data' })).status).toBe(200)
  expect((await heard(owner, 'review-changed')).slice(1)).toEqual([
    'Your reply to a review of Aso oke scarf is not shown',
  ])
  const report = { method: 'POST', json: { reason: 'abusive' } }
  expect((await shop.request(`/reviews/${held.id}/report`, report)).status).toBe(204)
  expect(await last()).toBe('A review of Aso oke scarf was reported')
  expect(await heard(reader, 'review-to-check')).toEqual([])
})
