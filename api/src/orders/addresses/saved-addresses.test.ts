import type { SavedAddress } from '@makola/contract/orders/saved-addresses.ts'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { apiCaller } from '../../../../testing/api-caller.ts'
import { anAccount, type SignedIn } from '../../../../testing/builders/auth.ts'
import { findText } from '../../../../testing/database/find-text.ts'
import { openTestPlatform, type TestPlatform } from '../../../../testing/test-platform.ts'
import { newId } from '../../platform/ids.ts'
import { rateLimits } from '../../platform/tables.ts'
import { readExport } from '../../privacy/build-export.ts'
import { eraseDue } from '../../privacy/erase-due.ts'
import { savedAddresses } from '../tables.ts'

let shop: TestPlatform
let api: ReturnType<typeof apiCaller>
beforeAll(async () => {
  shop = await openTestPlatform()
  api = apiCaller(shop)
})
beforeEach(() => shop.database.delete(rateLimits))
afterAll(() => shop.close())

const lagos = { name: 'Ada Obi', line1: '12 Marina', city: 'Lagos', region: 'Lagos', countryCode: 'NG' }
const at = (house: number) => ({ ...lagos, line1: `${house} Marina` })
type One = { data: SavedAddress }
const list = async (person: SignedIn) =>
  (await api.get<{ data: SavedAddress[] }>('/account/addresses', person)).body.data
const add = (person: SignedIn, address: object = lagos, more: object = {}) =>
  api.post<One>('/account/addresses', { address, ...more }, person)
const put = async ({ headers }: SignedIn, id: string, json: object) => {
  const answer = await shop.request(`/account/addresses/${id}`, { method: 'PUT', headers, json })
  return { status: answer.status, body: await answer.json() }
}
const remove = (person: SignedIn, id: string) => api.remove(`/account/addresses/${id}`, undefined, person)
const defaults = async (person: SignedIn) => (await list(person)).filter(({ isDefault }) => isDefault).length

describe('saved addresses', () => {
  test('are saved, listed default first, changed, made the default and deleted', async () => {
    const person = await anAccount(shop)
    expect(await list(person)).toEqual([])
    const first = await add(person)
    expect(first).toMatchObject({ status: 201, body: { data: { address: lagos, isDefault: true } } })
    expect(first.body.data.addressLines.join(', ')).toContain('12 Marina')
    const second = (await add(person, at(2))).body.data
    expect(second.isDefault).toBe(false)
    const changed = await put(person, second.id, { address: at(3), isDefault: true })
    expect(changed).toMatchObject({ status: 200, body: { data: { address: at(3), isDefault: true } } })
    expect((await list(person)).map(({ address }) => address.line1)).toEqual(['3 Marina', '12 Marina'])
    expect((await remove(person, second.id)).status).toBe(204)
    expect((await remove(person, second.id)).status).toBe(404)
    expect(await list(person)).toMatchObject([{ address: lagos, isDefault: true }])
  })

  test('that break the rules of their country are refused as at checkout, and nothing changes', async () => {
    const person = await anAccount(shop)
    const { line1: _, ...without } = lagos
    expect((await add(person, without)).status).toBe(422)
    expect(await add(person, { ...lagos, city: ' ' })).toMatchObject({ status: 422 })
    const unknown = { status: 422, body: { errors: [{ pointer: '/address/countryCode' }] } }
    expect(await add(person, { ...lagos, countryCode: 'XX' })).toMatchObject(unknown)
    expect(await add(person, { ...lagos, countryCode: 'GB', postcode: 'nowhere' })).toMatchObject({
      status: 422,
      body: { errors: [{ pointer: '/address/postcode' }] },
    })
    const { id } = (await add(person)).body.data
    expect(await put(person, id, { address: { ...lagos, countryCode: 'XX' } })).toMatchObject(unknown)
    expect(await list(person)).toMatchObject([{ address: lagos }])
  })

  test('of others do not exist', async () => {
    const [person, other] = [await anAccount(shop), await anAccount(shop)]
    const { id } = (await add(person)).body.data
    expect((await put(other, id, { address: at(9) })).status).toBe(404)
    expect((await remove(other, id)).status).toBe(404)
    expect((await put(person, newId(), { address: at(9) })).status).toBe(404)
    expect(await list(other)).toEqual([])
    expect(await list(person)).toMatchObject([{ address: lagos }])
    expect((await api.get('/account/addresses')).status).toBe(401)
  })

  test('are ten at most, also when twelve come at once, and one of them is the default', async () => {
    const person = await anAccount(shop)
    const answers = await Promise.all(Array.from({ length: 12 }, (_, house) => add(person, at(house + 1))))
    const statuses = answers.map(({ status }) => status).toSorted()
    expect(statuses).toEqual([...Array(10).fill(201), 409, 409])
    expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({ code: 'orders.too-many-addresses' })
    expect((await list(person)).length).toBe(10)
    expect(await defaults(person)).toBe(1)
    const [one] = await list(person)
    await remove(person, one?.id ?? '')
    expect((await add(person, at(99))).status).toBe(201)
  })

  test('keep one default when two are made it at the same moment', async () => {
    const person = await anAccount(shop)
    await add(person)
    const answers = await Promise.all([2, 3, 4].map((house) => add(person, at(house), { isDefault: true })))
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201])
    expect(await defaults(person)).toBe(1)
  })

  test('saved twice by two presses are one', async () => {
    const person = await anAccount(shop)
    const answers = await Promise.all([add(person), add(person), add(person, { ...lagos, line1: ' 12 Marina ' })])
    expect(new Set(answers.map(({ body }) => body.data.id)).size).toBe(1)
    expect((await list(person)).length).toBe(1)
  })

  test('are in the copy of one’s data, and go with the account', async () => {
    const person = await anAccount(shop, { password: 'a quiet harbour at dusk' })
    await add(person, { ...lagos, line1: '77 Frangipani Close' })
    const rows = await readExport(shop, { accountId: person.id, email: person.email, name: person.name })
    expect(rows.saved_addresses).toMatchObject([{ address: { line1: '77 Frangipani Close' } }])
    await api.post('/account/erasure', { password: 'a quiet harbour at dusk' }, person)
    shop.clock.advance(72 * 3600)
    await eraseDue(shop)
    expect(await findText(shop, ['77 Frangipani Close'])).toEqual([])
    expect(await shop.database.$count(savedAddresses, eq(savedAddresses.accountId, person.id))).toBe(0)
  })
})
