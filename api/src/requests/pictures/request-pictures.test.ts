import { afterAll, beforeAll, expect, test } from 'vitest'
import { anOperator, type SignedIn } from '../../../../testing/builders/auth.ts'
import { aProduct } from '../../../../testing/builders/catalogue.ts'
import { aPictureSite, aPng } from '../../../../testing/builders/media.ts'
import { aParcelAt, openAsBuyer, type Parcelled } from '../../../../testing/builders/requests.ts'
import { aStoreWithOwner } from '../../../../testing/builders/stores.ts'
import { openTestPlatform, type TestPlatform } from '../../../../testing/test-platform.ts'

let shop: TestPlatform
let owner: SignedIn
let order: Parcelled
let another: Parcelled

beforeAll(async () => {
  shop = await openTestPlatform()
  const own = await aStoreWithOwner(shop)
  owner = own.owner
  order = await aParcelAt(shop, 'delivered', { products: [await aProduct(shop, { storeId: own.store.id, stock: 5 })] })
  another = await aParcelAt(shop, 'delivered')
})
afterAll(() => shop.close())

async function aPhoto({ token }: Parcelled): Promise<string> {
  const png = await aPng()
  const json = { contentType: 'image/png', contentLength: png.byteLength }
  const { data } = await (await shop.request(`/orders/track/${token}/files`, { method: 'POST', json })).json()
  const headers = { ...data.put.headers, 'content-length': String(png.byteLength) }
  await aPictureSite(shop).request(data.put.url, { method: 'PUT', headers, body: new Uint8Array(png) })
  return data.id
}

test('the pictures of a request are for its buyer, its store and the staff, and nobody else', async () => {
  const picture = await aPhoto(order)
  expect((await openAsBuyer(shop, order, { pictures: [picture] })).status).toBe(201)
  const statusOf = async (query: string, person?: SignedIn) =>
    (await shop.request(`/private-files/${picture}${query}`, person && { headers: person.headers })).status
  const stranger = (await aStoreWithOwner(shop)).owner
  expect({
    buyer: await statusOf(`?token=${order.token}`),
    store: await statusOf('', owner),
    staff: await statusOf('', await anOperator(shop)),
    anotherOrder: await statusOf(`?token=${another.token}`),
    anotherStore: await statusOf('', stranger),
    visitor: await statusOf(''),
  }).toEqual({ buyer: 200, store: 200, staff: 200, anotherOrder: 404, anotherStore: 404, visitor: 404 })
})

test('a picture of another order is refused, and no request is opened', async () => {
  const picture = await aPhoto(order)
  const refused = await openAsBuyer(shop, another, { pictures: [picture] })
  expect(refused.status).toBe(422)
  expect((await refused.json()).errors).toMatchObject([{ pointer: '/pictures', code: 'media.file-not-usable' }])
  const { data } = await (await shop.request(`/orders/track/${another.token}/requests`)).json()
  expect(data).toEqual([])
})
