import { afterAll, beforeAll, expect, test } from 'vitest'
import { type SignedIn, signInAs } from '../../../../testing/builders/auth.ts'
import { aProduct } from '../../../../testing/builders/catalogue.ts'
import {
  anUpload,
  aPicture,
  aPictureSite,
  aPng,
  completeUpload,
  putBytes,
  sendPicture,
} from '../../../../testing/builders/media.ts'
import { aStoreWithOwner, type StoreRow } from '../../../../testing/builders/stores.ts'
import { openTestPlatform, type TestPlatform } from '../../../../testing/test-platform.ts'
import { pictures, uploads } from '../tables.ts'
import { sweepUploads } from './sweep-uploads.ts'

let shop: TestPlatform
let store: StoreRow
let owner: SignedIn
let png: Uint8Array

beforeAll(async () => {
  shop = await openTestPlatform()
  const own = await aStoreWithOwner(shop)
  store = own.store
  owner = own.owner
  png = await aPng({ width: 60, height: 40 })
})
afterAll(() => shop.close())

const aDay = 86_401
const send = async () => (await sendPicture(shop, { store: store.id, headers: owner.headers, bytes: png })).upload
const sweep = async () => {
  await sweepUploads(shop)
  await shop.jobs.drain(shop)
}
const sizesOf = (name: string) => {
  const variant = (width: number) => `variants/${width}/${name.replace('.png', '')}.webp`
  return Promise.all([name, variant(320), variant(640)].map(async (key) => (await shop.objects.size(key)) !== null))
}
const setPictures = async (product: string, ids: string[]) => {
  // The clock moves by days, a session lasts a quarter of an hour.
  const { headers } = await signInAs(shop, owner.id)
  return shop.request(`/products/${product}`, { method: 'PATCH', headers, json: { pictures: ids } })
}

test('files unused for a day are deleted, rows and objects, checked or not', async () => {
  const given = { store: store.id, headers: owner.headers, contentLength: png.byteLength }
  const announced = await anUpload(shop, given)
  const arrived = await anUpload(shop, given)
  await putBytes(aPictureSite(shop), arrived, png)
  const checked = await send()
  await shop.jobs.drain(shop)
  expect(await sizesOf(checked.name)).toEqual([true, true, true])

  await sweep()
  expect(await shop.database.$count(uploads)).toBe(3)
  shop.clock.advance(aDay)
  await sweep()
  expect(await shop.database.$count(uploads)).toBe(0)
  expect(await shop.database.$count(pictures)).toBe(0)
  for (const { name } of [announced, arrived, checked]) expect(await sizesOf(name)).toEqual([false, false, false])
})

test('used files stay, even after the product has dropped them: orders show them', async () => {
  owner = { ...owner, ...(await signInAs(shop, owner.id)) }
  const product = await aProduct(shop, { storeId: store.id })
  const [main, second, logo] = [await send(), await send(), await send()]
  expect((await setPictures(product.id, [main.id, second.id])).status).toBe(200)
  expect((await setPictures(product.id, [second.id])).status).toBe(200)
  const change = { method: 'PATCH', headers: owner.headers, json: { logoPictureId: logo.id } }
  expect((await shop.request(`/stores/${store.id}`, change)).status).toBe(200)
  expect((await completeUpload(shop, main.id, owner.headers)).status).toBe(404)
  shop.clock.advance(aDay)
  await sweep()
  for (const { name } of [main, second, logo]) expect((await sizesOf(name))[0]).toBe(true)
})

test('a picture of another store is refused and protects nothing', async () => {
  owner = { ...owner, ...(await signInAs(shop, owner.id)) }
  const product = await aProduct(shop, { storeId: store.id })
  const own = await send()
  const foreign = await aPicture(shop)
  const before = await shop.database.$count(uploads)
  const answer = await setPictures(product.id, [own.id, foreign.id])
  expect(answer.status).toBe(422)
  expect((await answer.json()).errors).toMatchObject([{ pointer: '/pictures/1' }])
  expect(await shop.database.$count(uploads)).toBe(before)
})

test('used and swept at the same time, a picture either exists or was refused', async () => {
  for (let round = 0; round < 12; round++) {
    owner = { ...owner, ...(await signInAs(shop, owner.id)) }
    const product = await aProduct(shop, { storeId: store.id })
    const { id, name } = await send()
    shop.clock.advance(aDay)
    const { headers } = await signInAs(shop, owner.id)
    const attach = () => shop.request(`/products/${product.id}`, { method: 'PATCH', headers, json: { pictures: [id] } })
    const order = round % 2 === 0 ? [attach(), sweepUploads(shop)] : [sweepUploads(shop), attach()]
    const answer = (await Promise.all(order)).find((each) => each instanceof Response)
    await shop.jobs.drain(shop)
    expect([200, 422]).toContain(answer?.status)
    expect((await sizesOf(name))[0]).toBe(answer?.status === 200)
  }
})
