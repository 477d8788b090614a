import type { OwnReview } from '@makola/contract/reviews/reviews.ts'
import type { ModeratedReview, StoreReview } from '@makola/contract/reviews/store-reviews.ts'
import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { brokenInvariants } from '../../../../testing/broken-invariants.ts'
import { anAccount, type SignedIn, signInAs } from '../../../../testing/builders/auth.ts'
import { aProduct, type ProductWithVariants } from '../../../../testing/builders/catalogue.ts'
import { aParcelAt } from '../../../../testing/builders/requests.ts'
import { aPhotoOf, aReview, reviewAsBuyer } from '../../../../testing/builders/reviews.ts'
import { aStoreWithOwner, type StoreRow } from '../../../../testing/builders/stores.ts'
import { openTestPlatform, type TestPlatform } from '../../../../testing/test-platform.ts'
import { pictures, privateFiles } from '../../media/tables.ts'
import { rateLimits } from '../../platform/tables.ts'
import { reportLimit } from '../routes.ts'

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
  ;({ store, owner } = await aStoreWithOwner(shop))
  product = await aProduct(shop, { storeId: store.id, stock: 50 })
  await shop.database.delete(rateLimits)
})
afterEach(async () => {
  expect(await brokenInvariants(shop)).toEqual([])
})
afterAll(() => shop.close())

const days = (count: number) => shop.clock.advance(count * 86_400)
const ask = async (person: SignedIn, method: string, path: string, json?: object) =>
  shop.request(path, { method, headers: (await signInAs(shop, person.id)).headers, ...(json && { json }) })
const queue = async (show = 'waiting'): Promise<ModeratedReview[]> =>
  (await (await ask(support, 'GET', `/reviews/moderation?limit=100&show=${show}`)).json()).data
const waiting = async (id: string) => (await queue()).find((review) => review.id === id)
const decide = (id: string, json: object) => ask(support, 'POST', `/reviews/${id}/decision`, json)
const shown = async () => (await (await shop.request(`/products/${product.id}/reviews`)).json()).data
const own = async ({ id, parcel }: { id: string; parcel: { token: string } }): Promise<OwnReview | undefined> =>
  (await (await shop.request(`/orders/track/${parcel.token}/reviews`)).json()).data.find(
    ({ review }: { review: OwnReview | null }) => review?.id === id,
  )?.review
const reply = (id: string, text: string) => ask(owner, 'PUT', `/reviews/${id}/reply`, { text })
const ofStore = async (query = ''): Promise<{ data: StoreReview[]; meta: { unanswered: number } }> =>
  (await ask(owner, 'GET', `/reviews/?store=${store.id}${query}`)).json()
const report = (id: string, json: object = { reason: 'abusive' }, headers = {}) =>
  shop.request(`/reviews/${id}/report`, { method: 'POST', headers, json })
const refusal = async (response: Response) => {
  const { status, type, code } = await response.json()
  return [status, type, code]
}

async function aReviewWithPhoto() {
  const parcel = await aParcelAt(shop, 'delivered', { products: [product] })
  const fileId = await aPhotoOf(shop, parcel)
  const { data } = await (await reviewAsBuyer(shop, parcel, { pictures: [fileId] })).json()
  return { ...(data as OwnReview), parcel, fileId }
}

describe('the queue', () => {
  test('a held review waits with its reasons; approved, its pictures are public copies', async () => {
    const review = await aReviewWithPhoto()
    expect(await waiting(review.id)).toMatchObject({
      state: 'held',
      version: 1,
      held: { rating: 5, pictures: [review.fileId], reasons: ['pictures'] },
      store: { slug: store.slug },
    })
    const { data } = await (await decide(review.id, { act: 'approve', version: 1 })).json()
    expect(data).toMatchObject({ state: 'published', held: null, waitingSince: null })
    const [public_] = await shown()
    expect(public_.pictures).toMatchObject([{ alt: `A buyer’s picture of ${product.name}` }])
    expect(public_.pictures[0].id).not.toBe(review.fileId)
    expect(await waiting(review.id)).toBeUndefined()
    expect(await own(review)).toMatchObject({ state: 'published', reason: null })
  })

  test('a rejected one tells its writer the reason, and may be written anew', async () => {
    const review = await aReview(shop, { products: [product], text: 'Call 024 123 4567' })
    await decide(review.id, { act: 'reject', version: 1, reason: 'personal-data' })
    expect(await own(review)).toMatchObject({ state: 'rejected', reason: 'personal-data' })
    const again = await shop.request(`/orders/track/${review.parcel.token}/reviews/${review.id}`, {
      method: 'PUT',
      json: { rating: 4, text: 'Good cloth.' },
    })
    expect((await again.json()).data).toMatchObject({ state: 'published', reason: null })
    expect(await shown()).toMatchObject([{ rating: 4, text: 'Good cloth.' }])
  })

  test('a rejected change leaves the former version, with the reason for its writer', async () => {
    const review = await aReview(shop, { products: [product], rating: 4 })
    const path = `/orders/track/${review.parcel.token}/reviews/${review.id}`
    await shop.request(path, { method: 'PUT', json: { rating: 1, text: 'See cheap-cloth.com' } })
    const { version } = (await waiting(review.id)) ?? {}
    await decide(review.id, { act: 'reject', version, reason: 'advertising' })
    expect(await shown()).toMatchObject([{ rating: 4 }])
    expect(await own(review)).toMatchObject({ state: 'published', isChangeHeld: false, reason: 'advertising' })
  })

  test('nobody approves a text that has changed since', async () => {
    const review = await aReview(shop, { products: [product], text: 'Call 024 123 4567' })
    const path = `/orders/track/${review.parcel.token}/reviews/${review.id}`
    await shop.request(path, { method: 'PUT', json: { rating: 5, text: 'Call 024 765 4321' } })
    expect(await refusal(await decide(review.id, { act: 'approve', version: 1 }))).toEqual([
      412,
      'version-mismatch',
      'reviews.changed-since',
    ])
    expect(await shown()).toEqual([])
  })

  test('two of the staff decide at once: one wins', async () => {
    const review = await aReviewWithPhoto()
    const answers = await Promise.all([
      decide(review.id, { act: 'approve', version: 1 }),
      decide(review.id, { act: 'reject', version: 1, reason: 'abusive' }),
      decide(review.id, { act: 'approve', version: 1 }),
    ])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 412, 412])
  })

  test('what is not there cannot be decided', async () => {
    const review = await aReview(shop, { products: [product] })
    const wrong = [409, 'wrong-state', 'reviews.nothing-waits']
    for (const act of ['approve', 'keep', 'approve-reply'])
      expect(await refusal(await decide(review.id, { act, version: 1 }))).toEqual(wrong)
    expect(await refusal(await decide(review.id, { act: 'restore', version: 1 }))).toEqual([
      409,
      'wrong-state',
      'reviews.not-now',
    ])
    expect((await decide('019aa000-0000-7000-8000-000000000000', { act: 'keep', version: 1 })).status).toBe(404)
    expect((await decide(review.id, { act: 'hide', version: 1, reason: 'few-stars' })).status).toBe(422)
  })
})

describe('hiding', () => {
  test('takes the review, its stars and its pictures away; restoring brings them back', async () => {
    const review = await aReviewWithPhoto()
    await decide(review.id, { act: 'approve', version: 1 })
    const [{ pictures: before }] = await shown()
    const { data: hidden } = await (
      await decide(review.id, { act: 'hide', version: 2, reason: 'unsuitable-picture' })
    ).json()
    expect(hidden.state).toBe('hidden')
    expect(await shown()).toEqual([])
    expect(await shop.database.select().from(pictures).where(eq(pictures.id, before[0].id))).toEqual([])
    expect(await own(review)).toMatchObject({ state: 'hidden', reason: 'unsuitable-picture', editableUntil: null })
    expect((await queue('hidden')).some(({ id }) => id === review.id)).toBe(true)
    expect((await ofStore()).data).toMatchObject([{ state: 'hidden', replyUntil: null }])
    await decide(review.id, { act: 'restore', version: 3 })
    expect(await shown()).toMatchObject([{ pictures: [{}] }])
  })

  test('a withdrawn review leaves no picture', async () => {
    const review = await aReviewWithPhoto()
    await decide(review.id, { act: 'approve', version: 1 })
    await shop.request(`/orders/track/${review.parcel.token}/reviews/${review.id}/withdraw`, { method: 'POST' })
    const [file] = await shop.database.select().from(privateFiles).where(eq(privateFiles.id, review.fileId))
    expect(file?.ownerId).toBeNull()
    const path = `/private-files/${review.fileId}?token=${review.parcel.token}`
    expect((await shop.request(path)).status).toBe(404)
  })
})

describe('a report', () => {
  test('does not hide: a person looks; each reporter counts once', async () => {
    const review = await aReview(shop, { products: [product] })
    for (const _ of [1, 2]) expect((await report(review.id)).status).toBe(204)
    const { headers } = await signInAs(shop, owner.id)
    expect((await report(review.id, { reason: 'not-genuine', text: 'Never seen.' }, headers)).status).toBe(204)
    expect(await shown()).toHaveLength(1)
    const found = await waiting(review.id)
    expect(found).toMatchObject({ held: null, reports: [{ reason: 'abusive' }, { reason: 'not-genuine' }] })
    await decide(review.id, { act: 'keep', version: found?.version })
    expect(await waiting(review.id)).toBeUndefined()
    expect(await shown()).toHaveLength(1)
    // Later, it may be reported again.
    expect((await report(review.id)).status).toBe(204)
    const again = await waiting(review.id)
    await decide(review.id, { act: 'hide', version: again?.version, reason: 'abusive' })
    expect(await shown()).toEqual([])
    expect((await report(review.id)).status).toBe(404)
  })

  test('is limited for each network', async () => {
    const review = await aReview(shop, { products: [product] })
    for (let made = 0; made < reportLimit.calls; made++) await report(review.id)
    expect(await (await report(review.id)).json()).toMatchObject({ status: 429, type: 'rate-limited' })
  })
})

describe('the store’s reply', () => {
  test('is one, is shown below the review, and can be changed for 30 days', async () => {
    const review = await aReview(shop, { products: [product], rating: 2 })
    expect((await ofStore('&unanswered=true')).meta.unanswered).toBe(1)
    const { data } = await (await reply(review.id, 'We are sorry and send another.')).json()
    expect(data).toMatchObject({ ownReply: { state: 'published' }, reply: { text: 'We are sorry and send another.' } })
    expect(await shown()).toMatchObject([{ reply: { text: 'We are sorry and send another.' } }])
    expect(await ofStore('&unanswered=true')).toMatchObject({ data: [], meta: { unanswered: 0 } })
    expect((await (await reply(review.id, 'It is on its way.')).json()).data.reply.text).toBe('It is on its way.')
    days(30.1)
    expect(await refusal(await reply(review.id, 'Again'))).toEqual([409, 'wrong-state', 'reviews.reply-over'])
    expect((await reply(review.id, '  ')).status).toBe(422)
  })

  test('is screened alike; while a change is held the former text stays', async () => {
    const review = await aReview(shop, { products: [product] })
    await reply(review.id, 'Write to us on 024 123 4567')
    expect(await shown()).toMatchObject([{ reply: null }])
    const held = await waiting(review.id)
    expect(held).toMatchObject({ held: null, heldReply: { reasons: ['phone'] } })
    await decide(review.id, { act: 'reject-reply', version: held?.version, reason: 'personal-data' })
    expect((await ofStore()).data).toMatchObject([{ ownReply: { state: 'rejected', reason: 'personal-data' } }])
    await reply(review.id, 'Thank you!')
    await reply(review.id, 'Thank you! More at adire-cloth.com')
    expect(await shown()).toMatchObject([{ reply: { text: 'Thank you!' } }])
    await decide(review.id, { act: 'approve-reply', version: (await waiting(review.id))?.version })
    expect(await shown()).toMatchObject([{ reply: { text: 'Thank you! More at adire-cloth.com' } }])
  })

  test('only to what is shown: a held review is not the store’s to read', async () => {
    const review = await aReview(shop, { products: [product], text: 'Call 024 123 4567' })
    expect((await ofStore()).data).toEqual([])
    expect(await refusal(await reply(review.id, 'Thanks'))).toEqual([409, 'wrong-state', 'reviews.not-now'])
  })
})
