import type { SavedView } from '@makola/contract/stores/saved-views.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { apiCaller } from '../../../../testing/api-caller.ts'
import { anAccount, type SignedIn } from '../../../../testing/builders/auth.ts'
import { aMember, aStoreWithOwner, type StoreRow } from '../../../../testing/builders/stores.ts'
import { openTestPlatform, type TestPlatform } from '../../../../testing/test-platform.ts'

let shop: TestPlatform
let api: ReturnType<typeof apiCaller>
let store: StoreRow
let owner: SignedIn

beforeAll(async () => {
  shop = await openTestPlatform()
  api = apiCaller(shop)
  ;({ store, owner } = await aStoreWithOwner(shop))
})
afterAll(() => shop.close())

const late = { list: 'orders', name: 'Late', search: { state: 'new', to: '2027-01-31' } }
const save = (view: object, by = owner, storeId = store.id) =>
  api.post<{ data: SavedView }>(`/stores/${storeId}/views`, view, by)
const names = async (by: SignedIn) =>
  (await api.get<{ data: SavedView[] }>(`/stores/${store.id}/views`, by)).body.data.map(({ name }) => name)

/** Another person of the same store. */
const aPacker = async () => {
  const packer = await anAccount(shop)
  await aMember(shop, { storeId: store.id, accountId: packer.id, role: 'fulfilment' })
  return packer
}

describe('saved views', () => {
  test('save, rename, delete: its person finds it, by name, and nobody else', async () => {
    const packer = await aPacker()
    const { status, body } = await save({ ...late, name: ' Late ' }, packer)
    expect([status, body.data]).toMatchObject([201, late])
    await save({ list: 'inventory', name: 'Drafts', search: { status: 'draft' } }, packer)
    expect(await names(packer)).toEqual(['Drafts', 'Late'])
    expect(await names(owner)).toEqual([])
    const path = `/account/views/${body.data.id}`
    expect((await api.patch(path, { name: 'Mine' }, owner)).status).toBe(404)
    expect((await api.remove(path, undefined, owner)).status).toBe(404)
    expect((await api.patch(path, { name: 'To send' }, packer)).body).toMatchObject({
      data: { ...late, name: 'To send' },
    })
    expect((await api.remove(path, undefined, packer)).status).toBe(204)
    expect((await api.remove(path, undefined, packer)).status).toBe(404)
    expect(await names(packer)).toEqual(['Drafts'])
  })

  test('a name that is in use: is refused, except in the other list or store', async () => {
    const packer = await aPacker()
    const { body } = await save(late, packer)
    expect(await save(late, packer)).toMatchObject({ status: 409, body: { code: 'stores.view-name-taken' } })
    expect((await save({ ...late, list: 'inventory' }, packer)).status).toBe(201)
    const other = await save({ ...late, name: 'Other' }, packer)
    const path = `/account/views/${other.body.data.id}`
    expect(await api.patch(path, { name: 'Late' }, packer)).toMatchObject({ status: 409 })
    expect((await api.patch(`/account/views/${body.data.id}`, { name: 'Late' }, packer)).status).toBe(200)
  })

  test('ten at once when there is room for one more: twenty are kept', async () => {
    const packer = await aPacker()
    for (let at = 0; at < 19; at++) await save({ ...late, name: `View ${at}` }, packer)
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, at) => save({ ...late, name: `More ${at}` }, packer)),
    )
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
    expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({ code: 'stores.too-many-views' })
    expect(await names(packer)).toHaveLength(20)
  })

  test('bad input and strangers are refused, and whoever leaves the store leaves none behind', async () => {
    const packer = await aPacker()
    for (const wrong of [{ name: ' ' }, { name: 'x'.repeat(41) }, { list: 'stores' }, { search: { 'a b': 'x' } }]) {
      expect((await save({ ...late, ...wrong }, packer)).status).toBe(422)
    }
    const stranger = await anAccount(shop)
    expect((await save(late, stranger)).status).toBe(404)
    expect((await api.get(`/stores/${store.id}/views`, stranger)).status).toBe(404)
    await save(late, packer)
    expect((await api.remove(`/stores/${store.id}/members/${packer.id}`, undefined, packer)).status).toBe(204)
    await aMember(shop, { storeId: store.id, accountId: packer.id, role: 'fulfilment' })
    expect(await names(packer)).toEqual([])
  })
})
