import type { StaffTakedown, Takedown, ThingReport } from '@makola/contract/moderation/moderation.ts'
import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { brokenInvariants } from '../../../testing/broken-invariants.ts'
import { anAccount, requestAs, type SignedIn, signInAs } from '../../../testing/builders/auth.ts'
import { aProduct, type ProductWithVariants } from '../../../testing/builders/catalogue.ts'
import { lettersTo } from '../../../testing/builders/letters.ts'
import { appealAs, aReport, aTakedown } from '../../../testing/builders/moderation.ts'
import { aMember, aStoreWithOwner, type StoreRow } from '../../../testing/builders/stores.ts'
import { openTestPlatform, type TestPlatform } from '../../../testing/test-platform.ts'
import { rateLimits } from '../platform/tables.ts'
import { reportLimit } from './routes.ts'
import { reports, takedowns } from './tables.ts'

let shop: TestPlatform
let store: StoreRow
let owner: SignedIn
let support: SignedIn
let first: SignedIn
let second: SignedIn
let product: ProductWithVariants

beforeAll(async () => {
  shop = await openTestPlatform()
  support = await anAccount(shop, { staffRole: 'support' })
  first = await anAccount(shop, { staffRole: 'catalogue', name: 'Cato Catalogue' })
  second = await anAccount(shop, { staffRole: 'owner' })
})
beforeEach(async () => {
  await shop.database.delete(rateLimits)
  await shop.database.delete(reports)
  ;({ store, owner } = await aStoreWithOwner(shop))
  product = await aProduct(shop, { storeId: store.id })
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
const listed = async (show = 'open'): Promise<ThingReport[]> =>
  (await (await as(support, 'GET', `/reports/?show=${show}`)).json()).data
const down = async (by = first) => aTakedown(shop, product.id, { by: await fresh(by) })
const appeal = async (id: string, by = owner) => appealAs(shop, id, await fresh(by))
const decide = (id: string, decision: 'upheld' | 'dismissed', by = second) =>
  as(by, 'POST', `/takedowns/${id}/appeal/decision`, { decision, reasons: 'We looked again.' })
const restore = (id: string, by = second) => as(by, 'POST', `/takedowns/${id}/restoration`, { reason: 'A mistake.' })
const own = async (): Promise<Takedown[]> =>
  (await (await as(owner, 'GET', `/stores/${store.id}/takedowns`)).json()).data
const shown = async (id = product.id) => (await shop.request(`/products/${id}`)).status
const bells = async (person: SignedIn, inStore?: string): Promise<{ title: string; body: string }[]> => {
  await shop.jobs.drain(shop)
  return (await (await as(person, 'GET', `/notifications/${inStore ? `?store=${inStore}` : ''}`)).json()).data
}
const days = (count: number) => shop.clock.advance(count * 86_400)

describe('a report', () => {
  test('of a visitor waits for the staff and is answered by email', async () => {
    const id = await aReport(shop, product.id, { text: 'The label is copied.', contact: 'kofi@example.test' })
    expect(await listed()).toMatchObject([
      {
        id,
        reason: 'counterfeit',
        text: 'The label is copied.',
        hasContact: true,
        isDown: false,
        subject: { kind: 'product', slug: product.slug, store: { slug: store.slug } },
      },
    ])
    expect((await bells(support))[0]).toMatchObject({ title: `A visitor has reported ${product.name}` })
    const answer = await as(support, 'POST', `/reports/${id}/decision`, {
      decision: 'dismissed',
      answer: 'It is real.',
    })
    expect(await answer.json()).toMatchObject({ data: { state: 'dismissed', answer: 'It is real.' } })
    const [letter] = await lettersTo(shop, 'kofi@example.test')
    expect(letter).toMatchObject({ subject: `About your report of ${product.name}` })
    expect(letter?.text).toContain('It is real.')
    expect(await listed()).toEqual([])
    expect(await listed('decided')).toMatchObject([{ id }])
  })

  test('of the same person is one until it is decided', async () => {
    const id = await aReport(shop, product.id)
    await aReport(shop, product.id, { reason: 'unsafe' })
    expect(await listed()).toMatchObject([{ id, reason: 'counterfeit' }])
    await as(support, 'POST', `/reports/${id}/decision`, { decision: 'dismissed', answer: 'No' })
    await aReport(shop, product.id, { reason: 'unsafe' })
    expect(await listed()).toMatchObject([{ reason: 'unsafe' }])
  })

  test('is decided once, by two at once too', async () => {
    const id = await aReport(shop, product.id)
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_, n) =>
        as(n % 2 ? support : second, 'POST', `/reports/${id}/decision`, { decision: 'dismissed', answer: 'No' }),
      ),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409, 409, 409])
    expect(
      await problem(
        await as(support, 'POST', `/reports/${store.id}/decision`, { decision: 'dismissed', answer: 'No' }),
      ),
    ).toMatchObject({ status: 404 })
  })

  test('is of a whole store too, and of nothing that is not public', async () => {
    const report = (subject: object) =>
      shop.request('/reports/', { method: 'POST', json: { subject, reason: 'other', text: 'x' } })
    expect((await report({ kind: 'store', id: store.slug })).status).toBe(204)
    expect(await listed()).toMatchObject([{ subject: { kind: 'store', name: store.name } }])
    const draft = await aProduct(shop, { storeId: store.id, status: 'draft' })
    expect((await report({ kind: 'product', id: draft.id })).status).toBe(404)
    expect((await report({ kind: 'store', id: 'nobody' })).status).toBe(404)
  })

  test('is limited for each network', async () => {
    const report = () =>
      shop.request('/reports/', {
        method: 'POST',
        json: { subject: { kind: 'product', id: product.id }, reason: 'other' },
      })
    for (let n = 0; n < reportLimit.calls; n++) expect((await report()).status).toBe(204)
    expect((await report()).status).toBe(429)
  })
})

describe('a takedown of a product', () => {
  test('hides it from everybody, tells the store why, and upholds the reports', async () => {
    const reportId = await aReport(shop, product.id, { contact: 'ama@example.test' })
    expect(await shown()).toBe(200)
    const { id } = await down()
    expect(await shown()).toBe(404)
    const list = await (await shop.request(`/products/?store=${store.slug}`)).json()
    expect(list.data).toEqual([])
    const row = (await (await as(owner, 'GET', `/inventory/?store=${store.id}`)).json()).data[0]
    expect(row).toMatchObject({ id: product.id, isBlocked: true })
    expect(await own()).toMatchObject([
      { id, ground: 'rule', groundText: 'Nothing counterfeit', facts: 'The label is copied.', canAppeal: true },
    ])
    expect(JSON.stringify(await own())).not.toContain('Cato')
    expect(await listed('decided')).toMatchObject([{ id: reportId, state: 'upheld', isDown: true }])
    expect((await lettersTo(shop, 'ama@example.test'))[0]?.text).toContain('taken it down')
    const [letter] = await lettersTo(shop, owner.email)
    expect(letter?.text).toContain('Nothing counterfeit')
    expect((await bells(owner, store.id))[0]).toMatchObject({ title: `We have taken down ${product.name}` })
  })

  test('is made once, by ten at once too', async () => {
    const json = { subject: { kind: 'product', id: product.id }, ground: 'law', groundText: 'Act 5', facts: 'x' }
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, n) => as(n % 2 ? first : second, 'POST', '/takedowns/', json)),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, ...Array(9).fill(409)])
    expect(await problem(await as(first, 'POST', '/takedowns/', json))).toEqual({
      status: 409,
      code: 'moderation.already-down',
    })
    expect((await as(first, 'POST', '/takedowns/', { ...json, subject: { kind: 'product', id: 'none' } })).status).toBe(
      404,
    )
  })

  test.each(['active', 'draft', 'archived'] as const)('restored, it is %s again', async (status) => {
    product = await aProduct(shop, { storeId: store.id, status })
    const { id } = await down()
    expect((await restore(id)).status).toBe(200)
    const item = (await (await as(owner, 'GET', `/inventory/${product.id}`)).json()).data
    expect(item).toMatchObject({ status, isBlocked: false })
    expect((await bells(owner, store.id))[0]?.title).toBe(`${product.name} is back`)
    expect(await problem(await restore(id))).toEqual({ status: 409, code: 'moderation.restored' })
    expect((await restore(store.id)).status).toBe(404)
    await down()
  })

  test('keeps what the store chooses meanwhile, one by one, in bulk, and when it is deleted', async () => {
    const { id } = await down()
    const bulk = (action: string) =>
      as(owner, 'PATCH', '/inventory/bulk', { store: store.id, ids: [product.id], action })
    const item = async () => (await (await as(owner, 'GET', `/inventory/${product.id}`)).json()).data
    expect((await bulk('draft')).status).toBe(200)
    expect(await item()).toMatchObject({ status: 'draft', isBlocked: true })
    expect((await as(owner, 'PATCH', `/products/${product.id}`, { status: 'active' })).status).toBe(200)
    expect(await item()).toMatchObject({ status: 'active', isBlocked: true })
    expect(await shown()).toBe(404)
    await as(owner, 'DELETE', `/products/${product.id}`)
    await as(owner, 'POST', `/products/${product.id}/restore`)
    expect(await item()).toMatchObject({ status: 'active', isBlocked: true })
    expect(await shown()).toBe(404)
    await as(owner, 'DELETE', `/products/${product.id}`)
    await restore(id)
    expect(await shown()).toBe(404)
    await as(owner, 'POST', `/products/${product.id}/restore`)
    expect(await shown()).toBe(200)
  })

  test('that does not exist has no appeal to decide', async () => {
    expect((await decide(store.id, 'upheld')).status).toBe(404)
  })

  test('of another store does not exist for a store', async () => {
    const { id } = await down()
    const other = await aStoreWithOwner(shop)
    expect((await as(other.owner, 'GET', `/stores/${store.id}/takedowns`)).status).toBe(404)
    expect((await appeal(id, other.owner)).status).toBe(404)
    const packer = await anAccount(shop)
    await aMember(shop, { storeId: store.id, accountId: packer.id, role: 'fulfilment' })
    expect((await appeal(id, packer)).status).toBe(403)
  })
})

describe('a takedown of a store', () => {
  const takeStoreDown = async () => {
    const json = { subject: { kind: 'store', id: store.id }, ground: 'law', groundText: 'Act 5', facts: 'x' }
    return (await (await as(first, 'POST', '/takedowns/', json)).json()).data as StaffTakedown
  }
  test('closes it; restored, it has the status again that its owner chose', async () => {
    const { id } = await takeStoreDown()
    expect((await shop.request(`/stores/${store.slug}`)).status).toBe(404)
    expect(await shown()).toBe(404)
    expect((await as(owner, 'PATCH', `/stores/${store.id}`, { status: 'paused' })).status).toBe(200)
    expect((await shop.request(`/stores/${store.slug}`)).status).toBe(404)
    expect((await restore(id)).status).toBe(200)
    expect(await (await shop.request(`/stores/${store.slug}`)).json()).toMatchObject({ data: { status: 'paused' } })
  })

  test('stands beside one of its product', async () => {
    const { id } = await takeStoreDown()
    await down()
    await restore(id)
    expect((await shop.request(`/stores/${store.slug}`)).status).toBe(200)
    expect(await shown()).toBe(404)
  })
})

describe('an appeal', () => {
  test('is decided by somebody else; upheld, the product is back', async () => {
    const { id } = await down()
    expect((await appeal(id)).status).toBe(201)
    expect(await problem(await appeal(id))).toEqual({ status: 409, code: 'moderation.appealed' })
    expect((await bells(second))[0]).toMatchObject({
      title: `${store.name} has appealed against the takedown of ${product.name}`,
    })
    const { data } = await (await as(first, 'GET', '/takedowns/?show=appeals')).json()
    expect(data.find((row: StaffTakedown) => row.id === id)).toMatchObject({ canDecide: false })
    expect(await problem(await decide(id, 'upheld', first))).toEqual({ status: 403, code: 'moderation.own-decision' })
    expect(await problem(await restore(id))).toEqual({ status: 409, code: 'moderation.appeal-waits' })
    expect((await decide(id, 'upheld')).status).toBe(200)
    expect(await shown()).toBe(200)
    expect(await own()).toMatchObject([{ appeal: { state: 'upheld', reasons: 'We looked again.' } }])
    expect((await bells(owner, store.id))[0]).toMatchObject({ title: `${product.name} is back` })
    expect(await problem(await appeal(id))).toEqual({ status: 409, code: 'moderation.restored' })
  })

  test('not upheld, it stays down, and is not appealed again', async () => {
    const { id } = await down()
    await appeal(id)
    expect((await decide(id, 'dismissed')).status).toBe(200)
    expect(await shown()).toBe(404)
    expect((await appeal(id)).status).toBe(409)
    expect((await bells(owner, store.id))[0]?.body).toContain('We looked again.')
    expect(await problem(await decide(id, 'upheld'))).toEqual({ status: 409, code: 'moderation.no-appeal' })
  })

  test('of two staff at once: one wins, and the product stands as decided', async () => {
    const third = await anAccount(shop, { staffRole: 'catalogue' })
    const { id } = await down()
    await appeal(id)
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, n) => (n % 2 ? decide(id, 'upheld', second) : decide(id, 'dismissed', third))),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...Array(7).fill(409)])
    const [row] = await shop.database.select().from(takedowns).where(eq(takedowns.id, id))
    expect(await shown()).toBe(row?.appealState === 'upheld' ? 200 : 404)
  })

  test('is not for people of the store, who may be staff too', async () => {
    const { id } = await down()
    await appeal(id)
    const both = await anAccount(shop, { staffRole: 'catalogue' })
    await aMember(shop, { storeId: store.id, accountId: both.id, role: 'fulfilment' })
    expect(await problem(await decide(id, 'upheld', both))).toEqual({ status: 403, code: 'moderation.own-store' })
    expect(await shown()).toBe(404)
  })

  test('is over after six months', async () => {
    const { id } = await down()
    days(183)
    expect(await problem(await appeal(id))).toEqual({ status: 409, code: 'moderation.appeal-over' })
    expect(await own()).toMatchObject([{ canAppeal: false }])
  })
})
