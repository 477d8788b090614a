import type { Import } from '@makola/contract/catalogue/product-imports.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { apiCaller } from '../../../../testing/api-caller.ts'
import type { SignedIn } from '../../../../testing/builders/auth.ts'
import { aStoreWithOwner } from '../../../../testing/builders/stores.ts'
import { type Place, tableOf, tableSender } from '../../../../testing/calls/send-tables.ts'
import { openTestPlatform, type TestPlatform } from '../../../../testing/test-platform.ts'
import { newId } from '../../platform/ids.ts'

let shop: TestPlatform
let other: Place

beforeAll(async () => {
  shop = await openTestPlatform()
  other = await aStoreWithOwner(shop)
})
afterAll(() => shop.close())

const take: ReturnType<typeof tableSender>['take'] = (...sent) => tableSender(shop).take(...sent)

test('an import is followed under the caller’s id, and runs once', async () => {
  const place = await aStoreWithOwner(shop)
  const importId = newId()
  const csv = tableOf('a,A,,A,1,1')
  const first = await take(csv, `&import=${importId}`, place)
  expect(first.body.data).toMatchObject({ isWritten: true, created: 1 })
  // The connection was lost, and the browser asks again.
  expect((await take(csv, `&import=${importId}`, place)).body).toEqual(first.body)
  const ask = (by: SignedIn) => shop.request(`/products/imports/${importId}`, { headers: by.headers })
  expect(await (await ask(place.owner)).json()).toMatchObject({
    data: { state: 'done', problem: null, report: { created: 1 } },
  })
  expect((await ask(other.owner)).status).toBe(404)
  expect((await take(csv, `&import=${importId}`, other)).status).toBe(404)
  const failed = newId()
  expect((await take(new Uint8Array([0x61, 0xff]), `&import=${failed}`, place)).status).toBe(400)
  const { body } = await apiCaller(shop).get<{ data: object }>(`/products/imports/${failed}`, {
    headers: place.owner.headers,
  })
  expect(body.data).toMatchObject({ state: 'failed', problem: expect.stringContaining('UTF-8'), report: null })
  expect((await take(csv, `&import=${failed}`, place)).body.data).toMatchObject({ unchanged: 1 })
})

test('an interrupted import says so, and a running one is not started again', async () => {
  const place = await aStoreWithOwner(shop)
  const importId = newId()
  await shop.database.execute(`
    insert into imports (id, store_id, state, rows, products, stored, started_at, told_at)
    select '${importId}', '${place.store.id}', 'running', 10, 5, 2, at, at from (values ('${shop.clock.now().toISOString()}'::timestamptz)) as said (at)`)
  const state = async () =>
    (await (await shop.request(`/products/imports/${importId}`, { headers: place.owner.headers })).json()).data
  expect(await state()).toMatchObject({ state: 'running', rows: 10, products: 5, stored: 2 })
  expect((await take(tableOf('a,A,,A,1,1'), `&import=${importId}`, place)).status).toBe(409)
  shop.clock.advance(200)
  expect(await state()).toMatchObject({ state: 'failed', problem: expect.stringContaining('interrupted') })
  expect((await take(tableOf('a,A,,A,1,1'), `&import=${importId}`, place)).body.data).toMatchObject({ created: 1 })
})

test('a store’s imports are listed for its members, newest first', async () => {
  const place = await aStoreWithOwner(shop)
  const [trial, taken] = [newId(), newId()]
  await take(tableOf('a,A,,A,1,1'), `&dryRun=true&import=${trial}`, place)
  await take(tableOf('a,A,,A,1,1'), `&import=${taken}`, place)
  const list = async ({ store, owner }: Place) =>
    apiCaller(shop).get<{ data: Import[] }>(`/products/imports?store=${store.slug}`, { headers: owner.headers })
  const { body } = await list(place)
  expect(body.data).toMatchObject([
    { id: taken, isTrial: false, state: 'done', products: 1 },
    { id: trial, isTrial: true, state: 'done' },
  ])
  const [second = '', first = ''] = body.data.map(({ startedAt }) => startedAt)
  expect(Date.parse(second)).toBeGreaterThan(Date.parse(first))
  expect(body.data.filter((found) => 'report' in found)).toEqual([])
  expect((await list(other)).body.data).toEqual([])
  expect((await list({ ...place, owner: other.owner })).status).toBe(404)
  await shop.database.execute(`update imports set started_at = started_at - interval '86401 seconds'`)
  expect((await list(place)).body.data).toEqual([])
})
