import { Readable } from 'node:stream'
import type { StaffTakedown } from '@makola/contract/moderation/moderation.ts'
import { eq, sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { brokenInvariants } from '../../../testing/broken-invariants.ts'
import { anAccount, type SignedIn } from '../../../testing/builders/auth.ts'
import { aCategory, aProduct, aRule } from '../../../testing/builders/catalogue.ts'
import { appealAs, aTakedown } from '../../../testing/builders/moderation.ts'
import { aMember, aStoreWithOwner, type StoreRow } from '../../../testing/builders/stores.ts'
import { commitWhenAwaited } from '../../../testing/database/commit-when-awaited.ts'
import { openTestPlatform, type TestPlatform } from '../../../testing/test-platform.ts'
import { productHolds } from '../catalogue/editor/tables.ts'
import { importProducts } from '../catalogue/import/import-products.ts'
import { products, prohibitedRules } from '../catalogue/tables.ts'
import { rateLimits } from '../platform/tables.ts'

let shop: TestPlatform
let store: StoreRow
let owner: SignedIn
let staff: SignedIn

beforeAll(async () => {
  shop = await openTestPlatform()
  staff = await anAccount(shop, { staffRole: 'catalogue', name: 'Cato Catalogue' })
})
beforeEach(async () => {
  await shop.database.delete(rateLimits)
  await shop.database.delete(prohibitedRules)
  ;({ store, owner } = await aStoreWithOwner(shop, { currency: 'NGN', countryCode: 'NG' }))
})
afterEach(async () => {
  await shop.jobs.drain(shop)
  expect(await brokenInvariants(shop)).toEqual([])
})
afterAll(() => shop.close())

const as = async (person: SignedIn, method: string, path: string, json?: unknown) => {
  const answer = await shop.request(path, { method, headers: person.headers, ...(json !== undefined && { json }) })
  return { status: answer.status, body: answer.status === 204 ? null : await answer.json() }
}
const given = (more: object = {}) => ({
  ...{ store: store.slug, name: 'Whisky', price: { amount: 100, currency: 'NGN' }, stock: 5, status: 'active' },
  ...more,
})
const create = (more: object = {}) => as(owner, 'POST', '/products/', given(more))
const bulk = (action: string, ids: string[]) =>
  as(owner, 'PATCH', '/inventory/bulk', { store: store.slug, action, ids })
const shown = async (id: string) => (await shop.request(`/products/${id}`)).status
const rows = () => shop.database.$count(products, eq(products.storeId, store.id))
const held = async (): Promise<StaffTakedown[]> => {
  await shop.jobs.drain(shop)
  const { data } = (await as(staff, 'GET', '/takedowns/?show=held')).body
  return data.filter(({ subject }: StaffTakedown) => subject.store.id === store.id)
}
const refused = { status: 409, body: { type: expect.stringContaining('wrong-state'), code: 'catalogue.prohibited' } }
const newRule = { words: ['whisky'], categoryId: null, countries: [], action: 'refuse', ground: 'No alcohol' } as const

describe('a rule that refuses', () => {
  beforeEach(() => aRule(shop, { words: ['whisky', 'gin'], ground: 'No alcohol' }))

  test('publishing one product: the seller reads the ground, and nothing is stored', async () => {
    const answer = await create()
    expect(answer).toMatchObject(refused)
    expect(answer.body.detail).toBe('Whisky cannot be sold here: No alcohol.')
    expect(await rows()).toBe(0)
    const draft = await create({ status: 'draft' })
    expect(draft.status).toBe(201)
    expect(await as(owner, 'PATCH', `/products/${draft.body.data.id}`, { status: 'active' })).toMatchObject(refused)
  })

  test('a product on sale: a new name is refused, its stock may change', async () => {
    const { id } = await aProduct(shop, { storeId: store.id, name: 'Cup' })
    expect(await as(owner, 'PATCH', `/products/${id}`, { name: 'Gin' })).toMatchObject(refused)
    const old = await aProduct(shop, { storeId: store.id, name: 'Old whisky' })
    expect((await as(owner, 'PATCH', `/products/${old.id}`, { stock: 4 })).status).toBe(200)
  })

  test('publishing many: all or none; so is restoring', async () => {
    const cup = await aProduct(shop, { storeId: store.id, name: 'Cup', status: 'draft' })
    const gin = await aProduct(shop, { storeId: store.id, name: 'Gin', status: 'draft' })
    expect(await bulk('publish', [cup.id, gin.id])).toMatchObject(refused)
    expect(await shown(cup.id)).toBe(404)
    const old = await aProduct(shop, { storeId: store.id, name: 'Old whisky' })
    await bulk('delete', [old.id])
    expect(await bulk('restore', [old.id])).toMatchObject(refused)
    expect(await as(owner, 'POST', `/products/${old.id}/restore`)).toMatchObject(refused)
  })

  test('changing many one by one: the product is refused, and no other', async () => {
    const cup = await aProduct(shop, { storeId: store.id, name: 'Cup', status: 'draft' })
    const gin = await aProduct(shop, { storeId: store.id, name: 'Gin', status: 'draft' })
    const change = { kind: 'status', status: 'active' }
    const run = '00000000-0000-4000-8000-000000000001'
    const sent = await shop.request(`/stores/${store.slug}/products/change`, {
      method: 'POST',
      headers: { ...owner.headers, 'idempotency-key': run },
      json: { run, ids: [cup.id, gin.id], change },
    })
    const { data } = await sent.json()
    expect(data).toMatchObject([
      { id: cup.id, outcome: 'done' },
      { id: gin.id, outcome: 'refused', refusal: { detail: 'Gin cannot be sold here: No alcohol.' } },
    ])
  })

  test('importing: the row is refused with the ground, a dry run says so too', async () => {
    const csv =
      'Handle,Title,Variant SKU,Variant Price,Status\na,Gin,A,10,active\nb,Cup,B,10,active\nc,Gin,C,10,draft\n'
    const bytes = () => Readable.from([Buffer.from(csv)])
    const options = {
      file: { format: 'shopify', bytes },
      store: store.slug,
      actor: 'a test',
      settable: { prices: true, stock: true },
      skipBadRows: true,
    } as const
    for (const dryRun of [true, false]) {
      const report = await importProducts(shop, { ...options, dryRun })
      expect(report).toMatchObject({ created: 2, refused: 1 })
      expect(report.rows.find(({ outcome }) => outcome === 'refused')).toMatchObject({
        column: 'Title',
        why: 'Cannot be sold here: No alcohol.',
      })
    }
    expect(await rows()).toBe(2)
  })

  test('a store in another country than the rule may sell it', async () => {
    await shop.database.update(prohibitedRules).set({ countries: ['GH'] })
    expect((await create()).status).toBe(201)
  })
})

describe('a rule that holds', () => {
  beforeEach(() => aRule(shop, { words: ['whisky', 'gin'], action: 'hold', ground: 'No alcohol' }))

  test('takes the product off the shop at once, with reasons for the store and a task for the staff', async () => {
    const answer = await create()
    expect(answer.status).toBe(201)
    const { id } = answer.body.data
    expect(await shown(id)).toBe(404)
    const [down] = await held()
    expect(down).toMatchObject({
      ...{
        subject: { id },
        groundText: 'No alcohol',
        facts: 'Its text contains: whisky.',
        isAutomatic: true,
        decidedBy: '',
      },
    })
    const own = await as(owner, 'GET', `/stores/${store.id}/takedowns`)
    expect(own.body.data).toMatchObject([{ id: down?.id, isAutomatic: true, canAppeal: true }])
    const bells = (await as(owner, 'GET', `/notifications/?store=${store.id}`)).body.data
    expect(bells[0]).toMatchObject({ title: 'We have taken down Whisky' })
    expect(bells[0].body).toContain('A rule for prohibited goods decided this automatically')
    const news = (await as(staff, 'GET', '/notifications/')).body.data
    expect(news[0]).toMatchObject({ title: 'A rule has taken down Whisky' })
  })

  test('restored by the staff, it may say so; with another word it is held again', async () => {
    const { id } = (await create()).body.data
    const [down] = await held()
    const restored = await as(staff, 'POST', `/takedowns/${down?.id}/restoration`, { reason: 'Only a glass.' })
    expect(restored.status).toBe(200)
    expect(await shown(id)).toBe(200)
    expect((await as(owner, 'PATCH', `/products/${id}`, { description: 'For whisky.' })).status).toBe(200)
    expect(await shown(id)).toBe(200)
    expect((await as(owner, 'PATCH', `/products/${id}`, { description: 'For whisky and gin.' })).status).toBe(200)
    expect(await shown(id)).toBe(404)
    expect(await held()).toMatchObject([{ facts: 'Its text contains: whisky, gin.' }])
  })

  test('confirmed by a person, it stays down, once; its appeal is for somebody else', async () => {
    await create()
    const [down] = await held()
    const confirm = (id = down?.id) => as(staff, 'POST', `/takedowns/${id}/confirmation`)
    expect((await confirm(store.id)).status).toBe(404)
    expect((await confirm()).body.data).toMatchObject({ isAutomatic: false, decidedBy: 'Cato Catalogue' })
    expect(await confirm()).toMatchObject({ status: 409, body: { code: 'moderation.confirmed' } })
    expect(await held()).toEqual([])
    expect((await appealAs(shop, down?.id ?? '', owner)).status).toBe(201)
    const decision = { decision: 'dismissed', reasons: 'It is whisky.' }
    expect((await as(staff, 'POST', `/takedowns/${down?.id}/appeal/decision`, decision)).status).toBe(403)
  })

  test('is not confirmed while an appeal waits, once it is back, or by people of the store', async () => {
    await create()
    const [down] = await held()
    const confirm = () => as(staff, 'POST', `/takedowns/${down?.id}/confirmation`)
    const { id } = await aMember(shop, { storeId: store.id, accountId: staff.id, role: 'fulfilment' }).then(() => staff)
    expect((await confirm()).status).toBe(403)
    await shop.database.execute(sql`delete from members where account_id = ${id}`)
    await appealAs(shop, down?.id ?? '', owner)
    expect(await confirm()).toMatchObject({ status: 409, body: { code: 'moderation.appeal-waits' } })
    const upheld = { decision: 'upheld', reasons: 'It is a glass.' }
    expect((await as(staff, 'POST', `/takedowns/${down?.id}/appeal/decision`, upheld)).status).toBe(200)
    expect(await confirm()).toMatchObject({ status: 409, body: { code: 'moderation.restored' } })
  })

  test('one that a person has taken down: no second takedown, whoever comes first', async () => {
    const { id } = (await create()).body.data
    const down = await aTakedown(shop, id)
    await shop.jobs.drain(shop)
    expect((await as(staff, 'GET', '/takedowns/?show=live')).body.data[0]).toMatchObject({ id: down.id })
    expect(await held()).toEqual([])
    await as(staff, 'POST', `/takedowns/${down.id}/restoration`, { reason: 'A mistake.' })
    expect(await shop.database.$count(productHolds, eq(productHolds.productId, id))).toBe(1)
    expect(await shown(id)).toBe(200)
  })

  test('of many in one call and in a file', async () => {
    const gin = await aProduct(shop, { storeId: store.id, name: 'Gin', status: 'draft' })
    const cup = await aProduct(shop, { storeId: store.id, name: 'Cup', status: 'draft' })
    expect((await bulk('publish', [gin.id, cup.id])).body.data).toEqual({ changed: 2 })
    expect([await shown(gin.id), await shown(cup.id)]).toEqual([404, 200])
    const csv = 'Handle,Title,Variant SKU,Variant Price,Status\na,Gin,A,10,active\n'
    const bytes = () => Readable.from([Buffer.from(csv)])
    const file = { format: 'shopify', bytes } as const
    const settable = { prices: true, stock: true }
    const report = await importProducts(shop, { file, store: store.slug, actor: 'a test', settable })
    expect(report).toMatchObject({ created: 1 })
    const names = (await held())
      .filter(({ subject }) => subject.store.id === store.id)
      .map(({ subject }) => subject.name)
    expect(names).toEqual(['Gin', 'Gin'])
  })
})

describe('the rules', () => {
  test('are public, and written by the staff with a trace', async () => {
    const category = await aCategory(shop, { name: 'Spirits' })
    const body = { ...newRule, words: ['Whisky ', 'whísky'], categoryId: category.id, countries: ['NG'] }
    const { data } = (await as(staff, 'POST', '/prohibited-rules/', body)).body
    expect(data).toMatchObject({ words: ['Whisky'], category: { name: 'Spirits' }, countries: ['NG'], version: 1 })
    expect((await (await shop.request('/prohibited-rules/')).json()).data).toEqual([data])
    const path = `/prohibited-rules/${data.id}`
    const changed = await as(staff, 'PUT', path, { ...newRule, action: 'hold', version: 1 })
    expect(changed.body.data).toMatchObject({ action: 'hold', category: null, version: 2 })
    const stale = await as(staff, 'PUT', path, { ...newRule, version: 1 })
    expect(stale).toMatchObject({ status: 409, body: { code: 'catalogue.rule-changed' } })
    expect((await as(staff, 'DELETE', path)).status).toBe(204)
    expect((await as(staff, 'DELETE', path)).status).toBe(404)
    expect((await as(staff, 'PUT', path, { ...newRule, version: 2 })).status).toBe(404)
    const audit = (await as(staff, 'GET', '/audit/?limit=3')).body.data.map(({ action }: { action: string }) => action)
    expect(audit).toEqual(['prohibited-rule.deleted', 'prohibited-rule.changed', 'prohibited-rule.created'])
  })

  test.each([
    [{ words: [] }, 'catalogue.rule-about-nothing'],
    [{ words: ['—'] }, 'catalogue.rule-word-empty'],
    [{ countries: ['ZZ'] }, 'platform.country-unknown'],
    [{ categoryId: '00000000-0000-4000-8000-000000000000' }, 'catalogue.category-unknown'],
  ])('refuse %j', async (fault, code) => {
    const answer = await as(staff, 'POST', '/prohibited-rules/', { ...newRule, ...fault })
    expect(answer).toMatchObject({ status: 422, body: { errors: [{ code }] } })
  })

  test('have an end, and keep the category that they name', async () => {
    const category = await aCategory(shop)
    await aRule(shop, { categoryId: category.id })
    const removal = await as(staff, 'DELETE', `/categories/${category.id}`)
    expect(removal).toMatchObject({ status: 409, body: { code: 'catalogue.category-has-rules' } })
    await shop.database.execute(sql`
      insert into prohibited_rules (id, words, countries, action, ground)
      select gen_random_uuid(), '{x}', '{}', 'hold', 'A rule' from generate_series(2, 200)`)
    const more = await as(staff, 'POST', '/prohibited-rules/', newRule)
    expect(more).toMatchObject({ status: 409, body: { code: 'catalogue.too-many-rules' } })
  })

  test('saved while products are published: each publication is before the rule or knows it', async () => {
    const lock = 'lock table prohibited_rules in share row exclusive mode'
    const insert = `insert into prohibited_rules (id, words, countries, action, ground)
      values ($1, '{whisky}', '{}', 'refuse', $2)`
    const answers = await commitWhenAwaited(
      shop,
      [[lock], [insert, store.id, newRule.ground]],
      () => Promise.all([create(), create({ slug: 'another-whisky' })]),
      2,
    )
    for (const answer of answers) expect(answer).toMatchObject(refused)
    expect(await rows()).toBe(0)
  })

  test('wait for publications that have read them', async () => {
    // The rule is committed only after the publication that had read the rules: until then its saving waits.
    const saved = await commitWhenAwaited(shop, [['lock table prohibited_rules in share mode']], async () => {
      expect((await create({ name: 'Cup' })).status).toBe(201)
      return as(staff, 'POST', '/prohibited-rules/', newRule)
    })
    expect(saved.status).toBe(201)
  })
})
