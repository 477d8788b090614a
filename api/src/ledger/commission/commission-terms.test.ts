import type { CommissionTerms } from '@makola/contract/ledger/ledger.ts'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { anAccount, anOperator, type SignedIn } from '../../../../testing/builders/auth.ts'
import { aCategory, aProduct } from '../../../../testing/builders/catalogue.ts'
import { someCommissionTerms } from '../../../../testing/builders/ledger.ts'
import { aPaidOrder } from '../../../../testing/builders/orders.ts'
import { aStore } from '../../../../testing/builders/stores.ts'
import { badBodies, badValuesFor, type Field, withValue } from '../../../../testing/calls/bad-input.ts'
import { openTestPlatform, type TestPlatform } from '../../../../testing/test-platform.ts'
import { newId } from '../../platform/ids.ts'
import { auditEntries } from '../../shop/tables.ts'
import { commissionTerms, ledgerPostings, lineCommissions } from '../tables.ts'
import { readTerms } from './commission-terms.ts'

let shop: TestPlatform
let operator: SignedIn

beforeAll(async () => {
  shop = await openTestPlatform()
  operator = await anOperator(shop)
})
beforeEach(() => shop.database.delete(commissionTerms))
afterAll(() => shop.close())

const send = (method: string, path: string, json?: object, as = operator) =>
  shop.request(path, { method, headers: as.headers, ...(json && { json }) })
/** As somebody who has not seen any terms yet; `version` for one who has. */
const set = (json: object, as = operator) => send('PUT', '/commission-terms/', { version: 0, ...json }, as)
const remove = ({ id, version }: { id: string; version: number }, as = operator) =>
  send('DELETE', `/commission-terms/${id}?version=${version}`, undefined, as)
const forShop = { for: { kind: 'shop' }, basisPoints: 500, fixed: [] }
const dataOf = async <T = CommissionTerms>(response: Response) => ((await response.json()) as { data: T }).data
const list = async () => dataOf<CommissionTerms[]>(await send('GET', '/commission-terms/'))

describe('the commission terms of a line', () => {
  const termsOf = async (line: { productId?: string; storeId?: string; currency?: string }) => {
    const id = newId()
    const asked = { id, productId: newId(), storeId: newId(), currency: 'USD', ...line }
    return (await readTerms(shop.database, [asked])).get(id)
  }

  test('are the store’s, else those of its category or the nearest ancestor, else the shop’s', async () => {
    const top = await aCategory(shop)
    const middle = await aCategory(shop, { parentId: top.id })
    const leaf = await aCategory(shop, { parentId: middle.id })
    const store = await aStore(shop)
    const { id: productId } = await aProduct(shop, { storeId: store.id, categoryId: leaf.id })
    const line = { productId, storeId: store.id }
    expect(await termsOf(line)).toBeUndefined()
    await someCommissionTerms(shop, { basisPoints: 100 })
    expect(await termsOf(line)).toEqual({ of: 'shop', basisPoints: 100, fixedMinor: 0 })
    await someCommissionTerms(shop, { basisPoints: 200, categoryId: top.id })
    expect(await termsOf(line)).toMatchObject({ of: 'category', basisPoints: 200 })
    await someCommissionTerms(shop, { basisPoints: 300, categoryId: leaf.id })
    expect(await termsOf(line)).toMatchObject({ of: 'category', basisPoints: 300 })
    await someCommissionTerms(shop, { basisPoints: 0, storeId: store.id })
    expect(await termsOf(line)).toMatchObject({ of: 'store', basisPoints: 0 })
    expect(await termsOf({ productId })).toMatchObject({ basisPoints: 300 })
    // A deleted product still belongs to its store, and to the shop.
    expect(await termsOf({ storeId: store.id })).toMatchObject({ of: 'store' })
    expect(await termsOf({})).toMatchObject({ of: 'shop' })
  })

  test('have a fixed part only in the currency of the line', async () => {
    const fixed = [
      { amount: 30, currency: 'USD' },
      { amount: 10_000, currency: 'NGN' },
    ]
    await someCommissionTerms(shop, { fixed })
    expect(await termsOf({ currency: 'NGN' })).toMatchObject({ fixedMinor: 10_000 })
    expect(await termsOf({ currency: 'USD' })).toMatchObject({ fixedMinor: 30 })
    expect(await termsOf({ currency: 'KES' })).toMatchObject({ fixedMinor: 0 })
  })
})

describe('the recorded terms of a sale', () => {
  test('stays when the terms change', async () => {
    await set({ ...forShop, basisPoints: 250, fixed: [{ amount: 30, currency: 'USD' }] })
    const { orderId } = await aPaidOrder(shop, { quantity: 2 })
    expect((await set({ ...forShop, basisPoints: 9000, version: 1 })).status).toBe(200)
    const rows = await shop.database
      .select({ frozen: lineCommissions })
      .from(lineCommissions)
      .innerJoin(ledgerPostings, eq(ledgerPostings.id, lineCommissions.postingId))
      .where(eq(ledgerPostings.orderId, orderId))
    expect(rows.map(({ frozen }) => frozen)).toMatchObject([
      {
        quantity: 2,
        lineMinor: 2000,
        commissionMinor: 80,
        terms: { of: 'shop', basisPoints: 250, fixedMinor: 30 },
      },
    ])
  })
})

describe('setCommissionTerms', () => {
  test('sets terms for the shop, a store and a category, each once, and records the author', async () => {
    const store = await aStore(shop, { name: 'Balogun' })
    const category = await aCategory(shop, { name: 'Baskets' })
    await set(forShop)
    await set({ for: { kind: 'store', id: store.id }, basisPoints: 300, fixed: [] })
    await set({ for: { kind: 'category', id: category.id }, basisPoints: 800, fixed: [{ amount: 5, currency: 'GHS' }] })
    const answer = await set({ ...forShop, basisPoints: 600, version: 1 })
    expect(answer.status).toBe(200)
    const changed = await dataOf(answer)
    expect(changed).toMatchObject({ for: { kind: 'shop', id: null, name: '' }, basisPoints: 600, version: 2 })
    expect(await list()).toMatchObject([
      { for: { kind: 'shop' }, basisPoints: 600, updatedBy: operator.email },
      { for: { kind: 'category', id: category.id, name: 'Baskets' }, fixed: [{ amount: 5, currency: 'GHS' }] },
      { for: { kind: 'store', id: store.id, name: 'Balogun' }, basisPoints: 300 },
    ])
    const audit = await shop.database.select().from(auditEntries).where(eq(auditEntries.subjectId, changed.id))
    expect(audit).toMatchObject([
      { action: 'commission.changed', before: null, after: { basisPoints: 500 }, subject: 'All sales' },
      { before: { basisPoints: 500 }, after: { basisPoints: 600 }, actor: `account:${operator.id}` },
    ])
  })

  test('called concurrently saves one, and tells the others that somebody has changed them', async () => {
    const { id } = await aCategory(shop)
    const category = { for: { kind: 'category', id }, fixed: [] }
    for (const subject of [forShop, category]) {
      for (const version of [0, 1]) {
        const answers = await Promise.all(
          [100, 200, 300, 400].map((basisPoints) => set({ ...subject, basisPoints, version })),
        )
        expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409])
        const refused = answers.find(({ status }) => status === 409)
        expect(await refused?.json()).toMatchObject({ type: 'wrong-state', code: 'ledger.terms-changed' })
        const saved = await Promise.all(answers.filter(({ status }) => status === 200).map((answer) => dataOf(answer)))
        const kind = subject.for.kind
        expect((await list()).filter((terms) => terms.for.kind === kind)).toEqual(saved)
      }
    }
  })

  test('refuses terms of somebody who saw those that are deleted since', async () => {
    expect((await remove(await dataOf(await set(forShop)))).status).toBe(204)
    expect((await set({ ...forShop, basisPoints: 900, version: 1 })).status).toBe(409)
    expect(await list()).toEqual([])
  })

  test('called while the terms are deleted leaves one of both done, and the other refused', async () => {
    for (let round = 0; round < 10; round++) {
      await shop.database.delete(commissionTerms)
      const terms = await dataOf(await set(forShop))
      const [saved, deleted] = await Promise.all([set({ ...forShop, basisPoints: 900, version: 1 }), remove(terms)])
      const isSaved = saved.status === 200
      expect([saved.status, deleted.status]).toEqual(isSaved ? [200, 409] : [409, 204])
      expect(await list()).toMatchObject(isSaved ? [{ basisPoints: 900, version: 2 }] : [])
    }
  })

  test('refuses unknown subjects, and two amounts in one currency', async () => {
    const cases: [object, string][] = [
      [{ ...forShop, for: { kind: 'store', id: newId() } }, '/for/id'],
      [{ ...forShop, for: { kind: 'category', id: newId() } }, '/for/id'],
      [
        {
          ...forShop,
          fixed: [
            { amount: 1, currency: 'USD' },
            { amount: 2, currency: 'USD' },
          ],
        },
        '/fixed/1/currency',
      ],
      [{ ...forShop, basisPoints: 10_001 }, '/basisPoints'],
    ]
    for (const [json, pointer] of cases) {
      const refused = await set(json)
      expect(refused.status, pointer).toBe(422)
      expect(await refused.json()).toMatchObject({ errors: [{ pointer }] })
    }
    expect(await list()).toEqual([])
  })

  test('refuses bad input and sets nothing', async () => {
    const sendText = ({ body, headers }: { body: string; headers?: Record<string, string> }) =>
      shop.request('/commission-terms/', {
        method: 'PUT',
        body,
        headers: { 'content-type': 'application/json', ...operator.headers, ...headers },
      })
    const given = {
      for: { kind: 'store', id: newId() },
      basisPoints: 500,
      fixed: [{ amount: 5, currency: 'USD' }],
      version: 0,
    }
    const fields: Field[] = [
      { pointer: '/basisPoints', type: 'integer' },
      { pointer: '/for/kind', type: 'enum' },
      { pointer: '/for/id', type: 'id' },
      { pointer: '/fixed/0', type: 'money' },
      { pointer: '/version', type: 'integer' },
    ]
    for (const field of fields)
      for (const [name, value] of badValuesFor(field))
        expect(
          (await sendText({ body: withValue(given, field.pointer, value) })).status,
          `${field.pointer} ${name}`,
        ).toBe(422)
    for (const { id, init, statuses } of badBodies) expect(statuses, id).toContain((await sendText(init(given))).status)
    expect(await list()).toEqual([])
  })

  test('is forbidden to all but operators', async () => {
    const someone = await anAccount(shop)
    expect((await set(forShop, someone)).status).toBe(403)
    expect((await send('GET', '/commission-terms/', undefined, someone)).status).toBe(403)
    expect((await remove(await someCommissionTerms(shop), someone)).status).toBe(403)
    expect(await list()).toHaveLength(1)
  })
})

describe('deleteCommissionTerms', () => {
  test('deletes and records them; a second time they do not exist', async () => {
    const terms = await someCommissionTerms(shop)
    expect((await remove(terms)).status).toBe(204)
    expect(await list()).toEqual([])
    expect((await remove(terms)).status).toBe(404)
    const audit = await shop.database.select().from(auditEntries).where(eq(auditEntries.subjectId, terms.id))
    expect(audit).toMatchObject([{ action: 'commission.deleted', before: { basisPoints: 500 }, after: null }])
  })

  test('leaves terms that somebody else has changed since they were seen', async () => {
    const seen = await dataOf(await set(forShop))
    await set({ ...forShop, basisPoints: 900, version: 1 })
    const refused = await remove(seen)
    expect(refused.status).toBe(409)
    expect(await refused.json()).toMatchObject({ type: 'wrong-state', code: 'ledger.terms-changed' })
    for (const bad of ['', '?version=', '?version=0', '?version=1.5', '?version=x', '?version=1&version=1'])
      expect((await send('DELETE', `/commission-terms/${seen.id}${bad}`)).status, bad).toBe(422)
    expect(await list()).toMatchObject([{ basisPoints: 900, version: 2 }])
    const audit = await shop.database.select().from(auditEntries).where(eq(auditEntries.subjectId, seen.id))
    expect(audit.map(({ action }) => action)).toEqual(['commission.changed', 'commission.changed'])
  })
})
