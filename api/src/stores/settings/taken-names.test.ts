import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { anAccount, type SignedIn } from '../../../../testing/builders/auth.ts'
import { aMember, aStore, aStoreWithOwner } from '../../../../testing/builders/stores.ts'
import { explainStatements, rowsLookedAt } from '../../../../testing/database/explain-statements.ts'
import { openTestPlatform, type TestPlatform } from '../../../../testing/test-platform.ts'
import { newId } from '../../platform/ids.ts'
import { rateLimits } from '../../platform/tables.ts'
import { stores } from '../tables.ts'
import { hasNamesake } from './has-namesake.ts'
import { keepLooks } from './keep-looks.ts'
import { haveSameLook } from './looks-of.ts'

let shop: TestPlatform
let seller: SignedIn

beforeAll(async () => {
  shop = await openTestPlatform()
  seller = await anAccount(shop)
})
beforeEach(async () => {
  await shop.database.delete(rateLimits)
})
afterAll(() => shop.close())

const open = (name: string, headers: Record<string, string> = seller.headers) =>
  shop.request('/stores/', {
    method: 'POST',
    json: { name, countryCode: 'NG', currency: 'NGN' },
    headers: { ...headers, 'idempotency-key': newId() },
  })
const change = (id: string, json: unknown, headers: HeadersInit) =>
  shop.request(`/stores/${id}`, { method: 'PATCH', json, headers })

const taken = {
  type: 'duplicate',
  errors: [{ pointer: '/name', code: 'stores.name-taken', detail: 'A store with this name exists. Choose another.' }],
}

const looksKept = async (id: string) => {
  const { lookName, lookRead, lookSeen } = stores
  const [kept] = await shop.database.select({ lookName, lookRead, lookSeen }).from(stores).where(eq(stores.id, id))
  return kept
}

test.each([
  ['Café Crème', 'CAFE CREME'],
  ['Bjørn & Łukasz', 'Bjorn Lukasz'],
  ['Ｒｉｆｔ Ｒｏａｓｔｅｒｓ', 'Rift Roasters'],
  ['ᴀᴄᴄʀᴀ', 'Accra'],
  ['Αθηνα', 'ΑΘΗΝΑ'],
  ['АВЕ Маркет', 'ABE Mаркет'],
  ['Iris', 'lris'],
  ['Shop 10', 'Shop lO'],
  ['🧵🪡', ' 🧵 🪡\uFE0F'],
])('the names %s and %s look alike', (one, other) => {
  expect(haveSameLook(one, other)).toBe(true)
})

test.each([
  ['Mali', 'Mall'],
  ['Accra Beads', 'Accra Bead'],
  ['你好', '您好'],
  ['की', 'का'],
  ['🧵🪡', '🧵'],
  ['🧵', '🪡'],
])('the names %s and %s do not', (one, other) => {
  expect(haveSameLook(one, other)).toBe(false)
})

describe('a name that another store has', () => {
  test('is refused to a new store, however it is written', async () => {
    await aStore(shop, { name: 'Rift Roasters' })
    for (const name of [
      'Rift Roasters',
      ' rift  ROASTERS ',
      'Rîft-Roasters!',
      'Rift\u200b Roasters ✓',
      'Rіft Roаsters',
    ]) {
      const answer = await open(name)
      expect([name, answer.status, await answer.json()]).toMatchObject([name, 409, taken])
    }
    expect((await open('Rift Valley Roasters')).status).toBe(201)
  })

  test('is refused to a store that takes another name, and its own is not', async () => {
    await aStore(shop, { name: 'Lagos Lamps' })
    const { store, owner } = await aStoreWithOwner(shop, { name: 'Ibadan Lamps' })
    const refused = await change(store.id, { name: 'LAGOS LAMPS', city: 'Lagos' }, owner.headers)
    expect([refused.status, await refused.json()]).toMatchObject([409, taken])
    expect((await (await change(store.id, { name: 'IBADAN LAMPS' }, owner.headers)).json()).data).toMatchObject({
      ...{ name: 'IBADAN LAMPS', city: '', version: 2 },
    })
  })

  test('stays with a closed store, which can open again', async () => {
    const { store, owner } = await aStoreWithOwner(shop, { name: 'Closed Combs', status: 'closed' })
    expect((await open('closed combs')).status).toBe(409)
    expect((await change(store.id, { name: 'Former Combs' }, owner.headers)).status).toBe(200)
    expect((await open('closed combs')).status).toBe(201)
  })

  test('does not keep a store that had it before from its other settings', async () => {
    await aStore(shop, { name: 'Twin Trays' })
    const { store, owner } = await aStoreWithOwner(shop, { name: 'Twin Trays' })
    expect((await change(store.id, { name: 'Twin Trays', city: 'Jos' }, owner.headers)).status).toBe(200)
  })

  test('is refused in other words to who owns that store, which is named', async () => {
    const person = await anAccount(shop)
    const opened = await (await open('Kano Kilns', person.headers)).json()
    const { slug, name } = opened.data
    const yours = {
      code: 'stores.own-name',
      current: { slug, name },
      errors: [{ pointer: '/name', code: 'stores.name-yours', detail: 'You already have a store with this name.' }],
    }
    const answer = await open('KANO  kilns', person.headers)
    expect([answer.status, await answer.json()]).toMatchObject([409, { ...yours, type: 'duplicate' }])
    const other = await anAccount(shop)
    await aMember(shop, { storeId: opened.data.id, accountId: other.id, role: 'manager' })
    expect(await (await open('Kano Kilns', other.headers)).json()).toMatchObject(taken)
    const tabs = await Promise.all(['Kano Kites', 'Kano Kites'].map((twice) => open(twice, person.headers)))
    const refused = tabs.find(({ status }) => status === 409)
    expect(await refused?.json()).toMatchObject({ current: { slug: 'kano-kites' } })
  })

  test('asked for by many at once: one store gets it', async () => {
    const { store, owner } = await aStoreWithOwner(shop)
    const answers = await Promise.all([
      ...['Bida Brass', 'BIDA BRASS', 'Bida-Brass'].map((name) => open(name)),
      change(store.id, { name: 'Bida  Brass' }, owner.headers),
    ])
    expect(answers.map(({ status }) => status).filter((status) => status !== 409)).toHaveLength(1)
  })

  test('is found by the looks that are kept, also where a program from before them has given it meanwhile', async () => {
    const { store, owner } = await aStoreWithOwner(shop, { name: 'Kept Kettles' })
    await keepLooks(shop)
    expect(await looksKept(store.id)).toEqual({
      lookName: 'Kept Kettles',
      lookRead: 'keptkettles',
      lookSeen: 'keptkettles',
    })
    const answer = await open('Opened Oil')
    const opened: { data: { id: string } } = await answer.json()
    expect(await looksKept(opened.data.id)).toMatchObject({ lookName: 'Opened Oil', lookRead: 'openedoil' })
    await change(store.id, { name: 'Isis 10' }, owner.headers)
    expect(await looksKept(store.id)).toEqual({ lookName: 'Isis 10', lookRead: 'isis10', lookSeen: 'lsislo' })
    await shop.database.update(stores).set({ name: 'Former Forks' }).where(eq(stores.id, store.id))
    const ask = async () => [(await open('FORMER FORKS')).status, (await open('lsis 1O')).status]
    expect(await ask()).toEqual([409, 201])
    await keepLooks(shop)
    expect(await looksKept(store.id)).toMatchObject({ lookName: 'Former Forks', lookRead: 'formerforks' })
    expect(await ask()).toEqual([409, 409])
  })

  test('is found by index, however many stores there are', async () => {
    await shop.database.execute(sql`
      insert into stores (id, slug, name, country_code, currency)
      select gen_random_uuid(), 'many-' || n, 'One of many ' || n, 'NG', 'USD' from generate_series(1, 2500) as n`)
    await keepLooks(shop)
    await shop.database.execute(sql`vacuum analyze stores`)
    const found: boolean[] = []
    const steps = await explainStatements(shop, async () => {
      for (const name of ['ONE OF MANY 2 4 0 7', 'One of none'])
        found.push(await hasNamesake(shop.database, newId(), name))
    })
    expect(found).toEqual([true, false])
    expect(rowsLookedAt(steps, 'stores')).toBeLessThan(5)
  })
})
