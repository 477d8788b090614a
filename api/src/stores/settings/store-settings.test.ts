import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { anOperator, type SignedIn } from '../../../../testing/builders/auth.ts'
import { aPicture } from '../../../../testing/builders/media.ts'
import { aMember, aStoreWithOwner, type StoreRow } from '../../../../testing/builders/stores.ts'
import { openTestPlatform, type TestPlatform } from '../../../../testing/test-platform.ts'

let shop: TestPlatform
let store: StoreRow
let owner: SignedIn

beforeAll(async () => {
  shop = await openTestPlatform()
})
afterAll(() => shop.close())
beforeEach(async () => {
  const made = await aStoreWithOwner(shop, { name: 'Accra Beads' })
  store = made.store
  owner = made.owner
})

const read = (headers: HeadersInit = owner.headers) => shop.request(`/stores/${store.id}/settings`, { headers })
const change = (json: unknown, headers: HeadersInit = owner.headers) =>
  shop.request(`/stores/${store.id}`, { method: 'PATCH', json, headers })
const suspend = (json: unknown, headers: HeadersInit) =>
  shop.request(`/stores/${store.id}/suspension`, { method: 'PUT', json, headers })

describe('the settings of a store', () => {
  test('are read and changed by owners', async () => {
    const before = await (await read()).json()
    expect(before.data).toMatchObject({ name: 'Accra Beads', suspensionReason: null, version: 1 })
    const response = await change({ name: ' Beads of Accra ', tagline: '', story: 'Two lines\nof text', city: 'Accra' })
    expect(response.status).toBe(200)
    const { data } = await response.json()
    expect(data).toMatchObject({ name: 'Beads of Accra', story: 'Two lines\nof text', city: 'Accra', version: 2 })
    expect((await (await read()).json()).data).toEqual(data)
  })

  test('are forbidden to other roles and not found for strangers', async () => {
    const manager = (await aStoreWithOwner(shop)).owner
    expect((await read(manager.headers)).status).toBe(404)
    expect((await change({ name: 'Mine now' }, manager.headers)).status).toBe(404)
    await aMember(shop, { storeId: store.id, accountId: manager.id, role: 'manager' })
    expect((await read(manager.headers)).status).toBe(403)
    expect(await (await change({ name: 'Mine now' }, manager.headers)).json()).toMatchObject({ type: 'forbidden' })
  })

  test('changed by somebody else meanwhile are not overwritten', async () => {
    const etag = (await read()).headers.get('etag') ?? ''
    expect((await change({ city: 'Tema' }, { ...owner.headers, 'if-match': etag })).status).toBe(200)
    const late = await change({ city: 'Kumasi' }, { ...owner.headers, 'if-match': etag })
    expect(await late.json()).toMatchObject({ type: 'version-mismatch', current: { version: 2 } })
  })

  test('accept only a free address', async () => {
    const { store: other } = await aStoreWithOwner(shop)
    for (const slug of [other.slug, 'mine']) {
      const response = await change({ slug })
      expect(response.status).toBe(409)
      expect(await response.json()).toMatchObject({ type: 'duplicate', errors: [{ pointer: '/slug' }] })
    }
    expect((await (await change({ slug: `beads-${store.slug}` })).json()).data.slug).toBe(`beads-${store.slug}`)
  })

  test('accept pictures of their own store only', async () => {
    const logo = await aPicture(shop, { storeId: store.id })
    const { data } = await (await change({ logoPictureId: logo.id })).json()
    expect(data.logo).toMatchObject({ id: logo.id })
    const foreign = await aPicture(shop)
    expect(await (await change({ coverPictureId: foreign.id })).json()).toMatchObject({
      errors: [{ pointer: '/coverPictureId' }],
    })
    expect((await (await change({ logoPictureId: null })).json()).data.logo).toBeNull()
  })

  test('are recorded with their former values', async () => {
    await change({ city: 'Tema', name: 'Accra Beads' })
    const { data } = await (await shop.request(`/stores/${store.id}/audit`, { headers: owner.headers })).json()
    expect(data).toMatchObject([
      { action: 'store.changed', actorEmail: owner.email, before: { city: '' }, after: { city: 'Tema' } },
    ])
    expect(data[0].after).not.toHaveProperty('name')
  })
})

describe('a store’s status', () => {
  test('is changed by its owner', async () => {
    expect((await (await change({ status: 'closed' })).json()).data.status).toBe('closed')
    expect((await shop.request(`/stores/${store.slug}`)).status).toBe(404)
    expect((await (await read()).json()).data.status).toBe('closed')
    expect((await (await change({ status: 'open' })).json()).data.status).toBe('open')
  })

  test('is changed by operators only while the store is suspended', async () => {
    const operator = await anOperator(shop)
    const { data } = await (await suspend({ status: 'paused', reason: 'Orders are late.' }, operator.headers)).json()
    expect(data).toMatchObject({ status: 'paused', suspensionReason: 'Orders are late.' })
    const refused = await change({ status: 'open' })
    expect(await refused.json()).toMatchObject({ type: 'wrong-state', current: { status: 'paused' } })
    expect((await change({ city: 'Tema' })).status).toBe(200)
    const lifted = await (await suspend({ status: 'open' }, operator.headers)).json()
    expect(lifted.data).toMatchObject({ status: 'open', suspensionReason: null })
    expect((await change({ status: 'paused' })).status).toBe(200)
    const audit = await (await shop.request(`/stores/${store.id}/audit`, { headers: owner.headers })).json()
    expect(audit.data.map(({ action }: { action: string }) => action)).toEqual([
      'store.changed',
      'store.reopened',
      'store.changed',
      'store.suspended',
    ])
  })

  test('is suspended with a reason, by an operator, if the store exists', async () => {
    const operator = await anOperator(shop)
    expect((await suspend({ status: 'paused' }, operator.headers)).status).toBe(422)
    expect((await suspend({ status: 'paused', reason: 'No.' }, owner.headers)).status).toBe(403)
    const nobody = await shop.request('/stores/never-was/suspension', {
      method: 'PUT',
      json: { status: 'open' },
      headers: operator.headers,
    })
    expect(nobody.status).toBe(404)
  })
})
