import type { OwnReview, PublicReview, Reviewable } from '@makola/contract/reviews/reviews.ts'
import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { brokenInvariants } from '../../../testing/broken-invariants.ts'
import { anAccount, type SignedIn, signInAs } from '../../../testing/builders/auth.ts'
import { aProduct, type ProductWithVariants } from '../../../testing/builders/catalogue.ts'
import { anOrder } from '../../../testing/builders/orders.ts'
import { aParcelAt, openAsBuyer } from '../../../testing/builders/requests.ts'
import { aPhotoOf, aReview, reviewAsBuyer } from '../../../testing/builders/reviews.ts'
import { aStore, aStoreWithOwner, type StoreRow } from '../../../testing/builders/stores.ts'
import { openTestPlatform, type TestPlatform } from '../../../testing/test-platform.ts'
import { productRatings } from '../catalogue/ratings/tables.ts'
import { products } from '../catalogue/tables.ts'
import { orderLines } from '../orders/tables.ts'
import { trackingToken } from '../orders/tracking/tracking-token.ts'
import { newId } from '../platform/ids.ts'
import { runDueRequests } from '../requests/run-due-requests.ts'
import { reviews } from './tables.ts'

let shop: TestPlatform
let store: StoreRow
let owner: SignedIn
let product: ProductWithVariants

beforeAll(async () => {
  shop = await openTestPlatform()
})
beforeEach(async () => {
  ;({ store, owner } = await aStoreWithOwner(shop))
  product = await aProduct(shop, { storeId: store.id, stock: 50 })
})
afterEach(async () => {
  expect(await brokenInvariants(shop)).toEqual([])
})
afterAll(() => shop.close())

const days = (count: number) => shop.clock.advance(count * 86_400)
const linesOf = async (token: string): Promise<Reviewable[]> =>
  (await (await shop.request(`/orders/track/${token}/reviews`)).json()).data
const shown = async (query = ''): Promise<{ data: PublicReview[]; meta: { ratings: unknown; next: string | null } }> =>
  (await shop.request(`/products/${product.id}/reviews${query}`)).json()
const edit = (review: { id: string; parcel: { token: string } }, json: object) =>
  shop.request(`/orders/track/${review.parcel.token}/reviews/${review.id}`, { method: 'PUT', json })
const withdraw = (review: { id: string; parcel: { token: string } }) =>
  shop.request(`/orders/track/${review.parcel.token}/reviews/${review.id}/withdraw`, { method: 'POST' })
const refusal = async (response: Response) => {
  const { status, code, params } = await response.json()
  return { status, code, ...params }
}

describe('who may write, and when', () => {
  test('the buyer of a delivered line: it is shown at once, with first name and country', async () => {
    const review = await aReview(shop, { products: [product], rating: 4, text: 'Warm and well made.' })
    expect(review).toMatchObject({ state: 'published', rating: 4, reason: null, reply: null })
    const { data, meta } = await shown()
    expect(data).toMatchObject([
      { rating: 4, text: 'Warm and well made.', name: 'Ada', countryCode: 'NG', isReturned: false, isEdited: false },
    ])
    expect(meta.ratings).toEqual({ rating: { average: '4.0', count: 1 }, counts: [0, 0, 0, 1, 0] })
    expect(await linesOf(review.parcel.token)).toMatchObject([{ closed: null, review: { id: review.id } }])
  })

  test('a second review of a line is refused in words, concurrent ones too', async () => {
    const parcel = await aParcelAt(shop, 'delivered', { products: [product] })
    const answers = await Promise.all(Array.from({ length: 8 }, () => reviewAsBuyer(shop, parcel)))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, ...Array(7).fill(409)])
    const refused = await reviewAsBuyer(shop, parcel)
    expect(await refused.json()).toMatchObject({
      type: 'duplicate',
      code: 'reviews.already',
      detail: 'You have already reviewed this item. You can review each item once.',
    })
  })

  test('a review is written once for a key', async () => {
    const parcel = await aParcelAt(shop, 'delivered', { products: [product] })
    const key = newId()
    const first = await (await reviewAsBuyer(shop, parcel, { key })).json()
    expect(await (await reviewAsBuyer(shop, parcel, { key })).json()).toEqual(first)
    expect((await reviewAsBuyer(shop, parcel, { key, text: 'More' })).status).toBe(422)
    const json = { lineId: parcel.lineIds[0], rating: 5 }
    const path = `/orders/track/${parcel.token}/reviews`
    expect((await shop.request(path, { method: 'POST', json })).status).toBe(400)
  })

  test('an unpaid and an undelivered order are refused in words', async () => {
    const { orderId } = await anOrder(shop, { products: [product] })
    const lines = await shop.database.select().from(orderLines).where(eq(orderLines.orderId, orderId))
    const unpaid = { token: trackingToken(shop, orderId), lineIds: lines.map(({ id }) => id) }
    expect(await refusal(await reviewAsBuyer(shop, unpaid))).toEqual({
      status: 409,
      code: 'reviews.closed',
      why: 'not_paid',
    })
    const sent = await aParcelAt(shop, 'shipped', { products: [product] })
    expect(await refusal(await reviewAsBuyer(shop, sent))).toMatchObject({ why: 'not_delivered' })
    expect(await linesOf(sent.token)).toMatchObject([{ closed: 'not-delivered', review: null }])
    // The store never marks it: 6 days of delivery and 14 more.
    days(19.9)
    expect(await refusal(await reviewAsBuyer(shop, sent))).toMatchObject({ why: 'not_delivered' })
    days(0.2)
    expect((await reviewAsBuyer(shop, sent)).status).toBe(201)
  })

  test('for 90 days after delivery', async () => {
    const [one, two] = [
      await aParcelAt(shop, 'delivered', { products: [product] }),
      await aParcelAt(shop, 'delivered', { products: [product] }),
    ]
    days(89.9)
    expect((await reviewAsBuyer(shop, one)).status).toBe(201)
    days(0.2)
    expect(await refusal(await reviewAsBuyer(shop, two))).toMatchObject({ why: 'window_over' })
  })

  test('not a line that was refunded because it never arrived', async () => {
    const parcel = await aParcelAt(shop, 'shipped', { products: [product] })
    days(8)
    await openAsBuyer(shop, parcel, { kind: 'missing', reason: 'nothing-came' })
    days(3.1)
    await runDueRequests(shop)
    await shop.jobs.drain(shop)
    days(20)
    expect(await refusal(await reviewAsBuyer(shop, parcel))).toMatchObject({ status: 409, code: 'reviews.closed' })
  })

  test('the store’s own people are refused in words: signed in, by their account, by their address', async () => {
    const theirs = { status: 403, code: 'reviews.own-store', store: store.name }
    const visited = await aParcelAt(shop, 'delivered', { products: [product] })
    const { headers } = await signInAs(shop, owner.id)
    expect(await refusal(await reviewAsBuyer(shop, visited, { headers }))).toEqual(theirs)
    const bought = await aParcelAt(shop, 'delivered', { products: [product], accountId: owner.id })
    expect(await refusal(await reviewAsBuyer(shop, bought))).toEqual(theirs)
    const asGuest = await aParcelAt(shop, 'delivered', { products: [product], email: owner.email })
    expect(await refusal(await reviewAsBuyer(shop, asGuest))).toEqual(theirs)
    expect((await shown()).data).toEqual([])
    // Another store's people are buyers like everyone.
    const another = (await aStoreWithOwner(shop)).owner
    expect((await reviewAsBuyer(shop, visited, { headers: another.headers })).status).toBe(201)
  })

  test('another order’s line, link and review do not exist', async () => {
    const review = await aReview(shop, { products: [product] })
    const stranger = await aParcelAt(shop, 'delivered')
    const foreign = await reviewAsBuyer(shop, stranger, { lineId: review.parcel.lineIds[0] ?? '' })
    expect((await foreign.json()).errors).toMatchObject([{ pointer: '/lineId', code: 'reviews.not-a-line' }])
    const asStranger = { id: review.id, parcel: stranger }
    expect((await edit(asStranger, { rating: 1 })).status).toBe(404)
    expect((await withdraw(asStranger)).status).toBe(404)
    expect((await shop.request(`/orders/track/${'x'.repeat(43)}/reviews`)).status).toBe(404)
    expect((await reviewAsBuyer(shop, { token: 'x'.repeat(43), lineIds: [newId()] })).status).toBe(404)
  })

  test('what is not a review is refused and changes nothing', async () => {
    const parcel = await aParcelAt(shop, 'delivered', { products: [product] })
    for (const given of [
      { rating: 0 },
      { rating: 6 },
      { rating: 4.5 },
      { text: 'x'.repeat(2001) },
      { title: 'two\nlines' },
      { pictures: Array.from({ length: 5 }, newId) },
      { pictures: [newId()] },
    ]) {
      expect((await reviewAsBuyer(shop, parcel, given)).status, JSON.stringify(given)).toBe(422)
    }
    expect(await linesOf(parcel.token)).toMatchObject([{ review: null }])
  })
})

describe('what is held', () => {
  test.each([
    ['a phone number', { text: 'Call me on 024 123 4567' }],
    ['a link', { title: 'See cheap-cloth.com' }],
    ['a bad word', { text: 'This is Merde, nothing else.' }],
  ])('%s is read by a person first, and its writer is told so', async (_, given) => {
    expect(await aReview(shop, { products: [product], ...given })).toMatchObject({ state: 'held' })
    expect((await shown()).data).toEqual([])
  })

  test('few stars are no reason', async () => {
    const text = 'Broken. Slow. I want my money back. Never again.'
    expect(await aReview(shop, { products: [product], rating: 1, text })).toMatchObject({ state: 'published' })
  })

  test('the name of another store, and a text that was used before', async () => {
    await aStore(shop, { name: 'Kumasi Kente House' })
    const named = await aReview(shop, { products: [product], text: 'Buy at kumasi-kente house, it is cheaper' })
    expect(named.state).toBe('held')
    const text = 'The best thing that I have bought this year.'
    expect((await aReview(shop, { products: [product], title: '', text })).state).toBe('published')
    expect((await aReview(shop, { products: [product], title: '', text })).state).toBe('held')
  })

  test('an address at which the store’s own people have bought', async () => {
    const address = { name: 'Ama Poku', line1: '7 Bead Lane', city: 'Krobo', countryCode: 'GH' }
    await aParcelAt(shop, 'delivered', { accountId: owner.id, address })
    const near = { ...address, name: 'Yaw Poku', line1: '7 bead lane' }
    expect((await aReview(shop, { products: [product], address: near })).state).toBe('held')
    expect((await aReview(shop, { products: [product] })).state).toBe('published')
  })

  test('pictures are private until a person has seen them', async () => {
    const parcel = await aParcelAt(shop, 'delivered', { products: [product] })
    const picture = await aPhotoOf(shop, parcel)
    const { data } = await (await reviewAsBuyer(shop, parcel, { pictures: [picture] })).json()
    expect(data).toMatchObject({ state: 'held', pictures: [picture] })
    const statusOf = async (query: string, person?: SignedIn) =>
      (await shop.request(`/private-files/${picture}${query}`, person && { headers: person.headers })).status
    expect({
      writer: await statusOf(`?token=${parcel.token}`),
      support: await statusOf('', await anAccount(shop, { staffRole: 'support' })),
      store: await statusOf('', owner),
      visitor: await statusOf(''),
    }).toEqual({ writer: 200, support: 200, store: 404, visitor: 404 })
  })

  test('everything, when the shop wants to read everything', async () => {
    const careful = await openTestPlatform({ REVIEWS_HOLD: 'all' })
    try {
      expect((await aReview(careful)).state).toBe('held')
    } finally {
      await careful.close()
    }
  })
})

describe('changing and withdrawing', () => {
  test('a new version is shown in place of the former one, and counted once', async () => {
    const review = await aReview(shop, { products: [product], rating: 2 })
    const response = await edit(review, { rating: 5, text: 'They made it good.' })
    expect((await response.json()).data).toMatchObject({ state: 'published', rating: 5, isChangeHeld: false })
    const { data, meta } = await shown()
    expect(data).toMatchObject([{ rating: 5, text: 'They made it good.', isEdited: true }])
    expect(meta.ratings).toEqual({ rating: { average: '5.0', count: 1 }, counts: [0, 0, 0, 0, 1] })
  })

  test('while a new version is held the former one stays', async () => {
    const review = await aReview(shop, { products: [product], rating: 2, text: 'Too small.' })
    const { data: own } = await (await edit(review, { rating: 5, text: 'Call 024 123 4567' })).json()
    expect(own).toMatchObject({ state: 'published', rating: 5, text: 'Call 024 123 4567', isChangeHeld: true })
    expect((await shown()).data).toMatchObject([{ rating: 2, text: 'Too small.', isEdited: false }])
  })

  test('for 30 days; withdrawing at any time, once', async () => {
    const review = await aReview(shop, { products: [product] })
    days(29.9)
    expect((await edit(review, { rating: 4 })).status).toBe(200)
    days(0.2)
    expect(await refusal(await edit(review, { rating: 3 }))).toEqual({
      status: 409,
      code: 'reviews.edit-over',
      days: 30,
    })
    expect((await (await withdraw(review)).json()).data).toMatchObject({ state: 'withdrawn', editableUntil: null })
    expect(await refusal(await withdraw(review))).toMatchObject({ status: 409, state: 'withdrawn' })
    expect(await refusal(await edit(review, { rating: 3 }))).toMatchObject({ status: 409, state: 'withdrawn' })
    expect(await shown()).toMatchObject({ data: [], meta: { ratings: { rating: null, counts: [0, 0, 0, 0, 0] } } })
    expect(await refusal(await reviewAsBuyer(shop, review.parcel))).toMatchObject({ code: 'reviews.already' })
  })
})

describe('the public list', () => {
  const written = async (): Promise<OwnReview[]> => {
    const all: OwnReview[] = []
    for (const rating of [3, 5, 1, 5, 4] as const) {
      all.push(await aReview(shop, { products: [product], rating }))
      shop.clock.advance(60)
    }
    return all
  }
  const ratingsOf = async (query: string) => (await shown(query)).data.map(({ rating }) => rating)

  test('is sorted, filtered by stars, and continued without a gap', async () => {
    await written()
    expect(await ratingsOf('')).toEqual([4, 5, 1, 5, 3])
    expect(await ratingsOf('?sort=highest')).toEqual([5, 5, 4, 3, 1])
    expect(await ratingsOf('?sort=lowest')).toEqual([1, 3, 4, 5, 5])
    expect(await ratingsOf('?stars=5')).toEqual([5, 5])
    for (const sort of ['newest', 'highest', 'lowest', 'pictures']) {
      const seen: string[] = []
      let cursor = ''
      do {
        const { data, meta } = await shown(`?sort=${sort}&limit=2${cursor && `&cursor=${cursor}`}`)
        seen.push(...data.map(({ id }) => id))
        cursor = meta.next ?? ''
      } while (cursor !== '')
      expect(new Set(seen).size, sort).toBe(5)
      expect(seen.length, sort).toBe(5)
    }
    const { meta } = await shown('?stars=1')
    expect(meta.ratings).toEqual({ rating: { average: '3.6', count: 5 }, counts: [1, 0, 1, 1, 2] })
    const { next } = (await shown('?limit=2')).meta
    expect((await shop.request(`/products/${product.id}/reviews?sort=lowest&cursor=${next}`)).status).toBe(422)
  })

  test('of a store has those of all of its products; a deleted product keeps its reviews there', async () => {
    await aReview(shop, { products: [product] })
    await aReview(shop, { products: [await aProduct(shop, { storeId: store.id, stock: 5 })] })
    await aReview(shop)
    const of = async () => (await shop.request(`/stores/${store.slug}/reviews`)).json()
    expect((await of()).meta.ratings.rating).toEqual({ average: '5.0', count: 2 })
    await shop.request(`/products/${product.id}`, {
      method: 'DELETE',
      headers: (await signInAs(shop, owner.id)).headers,
    })
    const { data } = await of()
    expect(data.map((review: PublicReview) => review.product.slug === null).toSorted()).toEqual([false, true])
    expect((await shop.request(`/products/${product.id}/reviews`)).status).toBe(404)
  })

  test('says that what was bought went back, and nothing of a closed store', async () => {
    const review = await aReview(shop, { products: [product] })
    const request = await (await openAsBuyer(shop, review.parcel)).json()
    const { headers } = await signInAs(shop, owner.id)
    const act = (json: object) => shop.request(`/requests/${request.data.id}/answer`, { method: 'POST', headers, json })
    await act({ act: 'approve', needsGoods: false })
    await shop.jobs.drain(shop)
    expect((await shown()).data).toMatchObject([{ isReturned: true }])
    await shop.request(`/stores/${store.id}`, { method: 'PATCH', headers, json: { status: 'closed' } })
    expect((await shop.request(`/products/${product.id}/reviews`)).status).toBe(404)
    expect((await shop.request(`/stores/${store.id}/reviews`)).status).toBe(404)
  })
})

test('a product that is deleted for good breaks no rule', async () => {
  const review = await aReview(shop, { products: [product] })
  const { id } = await aProduct(shop, { storeId: store.id })
  await shop.database.update(reviews).set({ productId: id }).where(eq(reviews.id, review.id))
  await shop.database.update(productRatings).set({ productId: id }).where(eq(productRatings.productId, product.id))
  await shop.database.delete(products).where(eq(products.id, id))
  expect(await brokenInvariants(shop)).toEqual([])
  expect((await edit(review, { rating: 1 })).status).toBe(200)
  expect((await withdraw(review)).status).toBe(200)
})

test('an erased writer’s review stays, as a former account’s', async () => {
  const review = await aReview(shop, { products: [product] })
  await shop.database.update(reviews).set({ name: null, accountId: null }).where(eq(reviews.id, review.id))
  expect((await shown()).data).toMatchObject([{ name: null, text: 'It fits and it shines.' }])
})
