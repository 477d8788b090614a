import type { NewMessage } from '@makola/contract/messages/messages.ts'
import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { brokenInvariants } from '../../../../testing/broken-invariants.ts'
import { anAccount, type SignedIn, signInAs } from '../../../../testing/builders/auth.ts'
import { aProduct } from '../../../../testing/builders/catalogue.ts'
import { aPictureSite, aPng } from '../../../../testing/builders/media.ts'
import { writeAsBuyer, writeAsStore } from '../../../../testing/builders/messages.ts'
import { aPaidOrder } from '../../../../testing/builders/orders.ts'
import { aParcelAt, type Parcelled } from '../../../../testing/builders/requests.ts'
import { aStoreWithOwner } from '../../../../testing/builders/stores.ts'
import { openTestPlatform, type TestPlatform } from '../../../../testing/test-platform.ts'
import { trackingToken } from '../../orders/tracking/tracking-token.ts'
import { newId } from '../../platform/ids.ts'
import { conversations } from '../tables.ts'

let shop: TestPlatform
let owner: SignedIn
let parcel: Parcelled

beforeAll(async () => {
  shop = await openTestPlatform()
})
beforeEach(async () => {
  const { store, owner: person } = await aStoreWithOwner(shop)
  owner = person
  parcel = await aParcelAt(shop, 'new', { products: [await aProduct(shop, { storeId: store.id, stock: 5 })] })
})
afterEach(async () => {
  expect(await brokenInvariants(shop)).toEqual([])
})
afterAll(() => shop.close())

const headersOf = async (person: SignedIn) => (await signInAs(shop, person.id)).headers
const asPerson = async (person: SignedIn, path: string) => shop.request(path, { headers: await headersOf(person) })
const reply = async (given: Partial<NewMessage>) =>
  writeAsStore(shop, { parcelId: parcel.parcelId, person: { headers: await headersOf(owner) } }, given)
const conversationOf = async ({ parcelId }: Parcelled) => {
  const [row] = await shop.database.select().from(conversations).where(eq(conversations.parcelId, parcelId))
  return row
}

describe('files', () => {
  const aFile = async (path: string, headers: HeadersInit = {}) => {
    const png = await aPng()
    const json = { contentType: 'image/png', contentLength: png.byteLength, name: '<script>.png' }
    const { data } = await (await shop.request(path, { method: 'POST', headers, json })).json()
    const put = { ...data.put.headers, 'content-length': String(png.byteLength) }
    await aPictureSite(shop).request(data.put.url, { method: 'PUT', headers: put, body: new Uint8Array(png) })
    return data.id as string
  }

  test('go both ways, and are read by the two sides alone', async () => {
    const fromBuyer = await aFile(`/orders/track/${parcel.token}/files`)
    const fromStore = await aFile('/private-files/', await headersOf(owner))
    const sent = await (await writeAsBuyer(shop, parcel, { text: '', files: [fromBuyer] })).json()
    expect(sent.data.files).toEqual([{ id: fromBuyer, contentType: 'image/png', name: '<script>.png' }])
    expect((await reply({ files: [fromStore] })).status).toBe(201)
    const another = await aPaidOrder(shop)
    const stranger = await anAccount(shop)
    for (const id of [fromBuyer, fromStore]) {
      const statuses = [
        (await shop.request(`/private-files/${id}?token=${parcel.token}`)).status,
        (await asPerson(owner, `/private-files/${id}`)).status,
        (await shop.request(`/private-files/${id}?token=${trackingToken(shop, another.orderId)}`)).status,
        (await asPerson(stranger, `/private-files/${id}`)).status,
        (await asPerson(await anAccount(shop, { staffRole: 'support' }), `/private-files/${id}`)).status,
        (await shop.request(`/private-files/${id}`)).status,
      ]
      expect(statuses).toEqual([200, 200, 404, 404, 404, 404])
    }
  })

  test('of a held message are read by its writer and the staff, not by the other side', async () => {
    const id = await aFile(`/orders/track/${parcel.token}/files`)
    await writeAsBuyer(shop, parcel, { text: 'See https://one.example', files: [id] })
    const support = await anAccount(shop, { staffRole: 'support' })
    expect((await shop.request(`/private-files/${id}?token=${parcel.token}`)).status).toBe(200)
    expect((await asPerson(owner, `/private-files/${id}`)).status).toBe(404)
    expect((await asPerson(support, `/private-files/${id}`)).status).toBe(200)
  })

  test('of another person, of another thread and a fifth are refused, and nothing is written', async () => {
    const other = await aParcelAt(shop, 'new')
    const foreign = await aFile(`/orders/track/${other.token}/files`)
    const refused = await writeAsBuyer(shop, parcel, { files: [foreign] })
    expect(await refused.json()).toMatchObject({ status: 422, errors: [{ code: 'media.file-not-usable' }] })
    const five = Array.from({ length: 5 }, newId)
    expect((await writeAsBuyer(shop, parcel, { files: five })).status).toBe(422)
    expect(await conversationOf(parcel)).toBeUndefined()
  })
})
