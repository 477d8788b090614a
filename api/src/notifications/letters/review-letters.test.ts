import { afterAll, beforeAll, expect, test } from 'vitest'
import { anOperator } from '../../../../testing/builders/auth.ts'
import { aProduct } from '../../../../testing/builders/catalogue.ts'
import { lettersTo } from '../../../../testing/builders/letters.ts'
import { aParcelAt } from '../../../../testing/builders/requests.ts'
import { aReview, reviewAsBuyer } from '../../../../testing/builders/reviews.ts'
import { aStoreWithOwner } from '../../../../testing/builders/stores.ts'
import { openTestPlatform, type TestPlatform } from '../../../../testing/test-platform.ts'
import { newId } from '../../platform/ids.ts'
import { inviteReviews } from './invite-reviews.ts'

let shop: TestPlatform
beforeAll(async () => {
  shop = await openTestPlatform()
})
afterAll(() => shop.close())

const subjectsOf = async (email: string) =>
  (await lettersTo(shop, email)).map(({ subject }) => subject.replace(/ \(.*$/, ''))
const days = (count: number) => shop.clock.advance(count * 86_400)
const asked = async (email: string) => {
  await inviteReviews(shop)
  return (await subjectsOf(email)).filter((subject) => subject === 'What do you think of your order?').length
}

test('a buyer is asked for a review three days after the arrival, once more after ten, and never again', async () => {
  const email = `${newId()}@buyer.test`
  const { token } = await aParcelAt(shop, 'delivered', { email })
  days(2.9)
  expect(await asked(email)).toBe(0)
  days(0.2)
  expect([await asked(email), await asked(email)]).toEqual([1, 1])
  days(7)
  expect([await asked(email), await asked(email)]).toEqual([2, 2])
  days(30)
  expect(await asked(email)).toBe(2)
  const [letter] = (await lettersTo(shop, email)).filter(({ subject }) => subject.startsWith('What do you think of'))
  expect(letter?.text).toContain(`/order-tracking/?token=${token}`)
})

test('whoever has written is not asked', async () => {
  const email = `${newId()}@buyer.test`
  const parcel = await aParcelAt(shop, 'delivered', { email })
  await reviewAsBuyer(shop, parcel)
  days(4)
  expect(await asked(email)).toBe(0)
})

test('the writer hears that a held review is published, and that the store has replied', async () => {
  const { store, owner } = await aStoreWithOwner(shop)
  const email = `${newId()}@buyer.test`
  const product = await aProduct(shop, { storeId: store.id, stock: 5 })
  const { id } = await aReview(shop, { products: [product], email, text: 'Call 024 123 4567' })
  const { headers } = await anOperator(shop)
  const json = { act: 'approve', version: 1 }
  expect((await shop.request(`/reviews/${id}/decision`, { method: 'POST', headers, json })).status).toBe(200)
  const reply = { method: 'PUT', headers: owner.headers, json: { text: 'Thank you' } }
  expect((await shop.request(`/reviews/${id}/reply`, reply)).status).toBe(200)
  await shop.jobs.drain(shop)
  expect(await subjectsOf(email)).toEqual(
    expect.arrayContaining(['Your review is published', 'The store has replied to your review']),
  )
})

test('the writer of a hidden review does not hear of a reply that nobody sees', async () => {
  const { store, owner } = await aStoreWithOwner(shop)
  const email = `${newId()}@buyer.test`
  const product = await aProduct(shop, { storeId: store.id, stock: 5 })
  const { id } = await aReview(shop, { products: [product], email })
  const { headers } = await anOperator(shop)
  const reply = { method: 'PUT', headers: owner.headers, json: { text: 'Call 024 123 4567' } }
  expect((await shop.request(`/reviews/${id}/reply`, reply)).status).toBe(200)
  const decide = (json: object) => shop.request(`/reviews/${id}/decision`, { method: 'POST', headers, json })
  expect((await decide({ act: 'hide', version: 2, reason: 'abusive' })).status).toBe(200)
  expect((await decide({ act: 'approve-reply', version: 3 })).status).toBe(200)
  expect((await subjectsOf(email)).filter((subject) => /replied/.test(subject))).toEqual([])
})
