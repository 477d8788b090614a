import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { brokenInvariants } from '../../../../testing/broken-invariants.ts'
import { anAccount, type SignedIn } from '../../../../testing/builders/auth.ts'
import { aProduct, aRule } from '../../../../testing/builders/catalogue.ts'
import { aMember, aStoreWithOwner, type StoreRow } from '../../../../testing/builders/stores.ts'
import { nothingNew, tableSender } from '../../../../testing/calls/send-tables.ts'
import { openTestPlatform, type TestPlatform } from '../../../../testing/test-platform.ts'
import { newId } from '../../platform/ids.ts'
import { prohibitedRules } from '../tables.ts'

let shop: TestPlatform
let store: StoreRow
let owner: SignedIn

beforeAll(async () => {
  shop = await openTestPlatform()
})
beforeEach(async () => {
  await shop.database.delete(prohibitedRules)
  ;({ store, owner } = await aStoreWithOwner(shop, { currency: 'NGN' }))
})
afterAll(async () => {
  expect(await brokenInvariants(shop)).toEqual([])
  await shop.close()
})

async function send(method: string, path: string, json: unknown, headers: Record<string, string> = owner.headers) {
  const response = await shop.request(path, { method, headers, json })
  return { status: response.status, body: await response.json() }
}
const read = async (id: string) => (await (await shop.request(`/products/${id}`)).json()).data
const edited = async (id: string) =>
  (await (await shop.request(`/inventory/${id}`, { headers: owner.headers })).json()).data

const about = {
  materials: 'Cotton, woven in Iseyin.',
  use: 'Tie it over the head.',
  care: 'Wash by hand.\nDry in the shade.',
  sizeGuide: 'Size,Chest\nS,86 cm\nM,94 cm\n\nIn between? Take the larger one.',
  maker: 'Baba Alade and his two sons.',
}
const given = (more: object = {}) => ({
  ...{ store: store.slug, name: 'Cap', price: { amount: 1000, currency: 'NGN' }, stock: 3, status: 'active' },
  ...more,
})

describe('what a seller says about a product', () => {
  test('is shown to shoppers and to its seller, with one way to end a line', async () => {
    const { status, body } = await send(
      'POST',
      '/products/',
      given({ about: { ...about, care: ' Wash by hand.\r\nDry in the shade.\n ' } }),
    )
    expect(status).toBe(201)
    expect(body.data.about).toEqual(about)
    expect((await read(body.data.id)).about).toEqual(about)
    expect((await edited(body.data.id)).about).toEqual(about)
  })

  test('may be nothing', async () => {
    const { body } = await send('POST', '/products/', given())
    expect(body.data.about).toEqual({})
  })

  test('changes text by text; an empty one goes', async () => {
    const { id, version } = await aProduct(shop, { storeId: store.id, about })
    const { body } = await send('PATCH', `/products/${id}`, { about: { care: 'Wipe it.', maker: ' ' } })
    const { maker: _, ...kept } = about
    expect(body.data.about).toEqual({ ...kept, care: 'Wipe it.' })
    const stale = { ...owner.headers, 'if-match': `"${version}"` }
    const late = await send('PATCH', `/products/${id}`, { about: { use: 'x' } }, stale)
    expect(late).toMatchObject({ status: 412, body: { code: 'catalogue.product-changed' } })
    expect((await read(id)).about.use).toBe(about.use)
  })

  test('is written by those who may write products', async () => {
    const { id } = await aProduct(shop, { storeId: store.id, about })
    const packer = await anAccount(shop)
    await aMember(shop, { storeId: store.id, accountId: packer.id, role: 'fulfilment' })
    const stranger = (await aStoreWithOwner(shop)).owner
    const change = { about: { care: 'x' } }
    expect((await send('PATCH', `/products/${id}`, change, packer.headers)).status).toBe(403)
    expect((await send('PATCH', `/products/${id}`, change, stranger.headers)).status).toBe(404)
    expect((await read(id)).about).toEqual(about)
  })

  const lines = (count: number) => ['Size,Chest', ...Array.from({ length: count }, (_, n) => `${n},1`)].join('\n')
  test.each([
    ['materials', { materials: 'x'.repeat(1001) }, 'platform.too-long'],
    ['use', { use: 'x'.repeat(2001) }, 'platform.too-long'],
    ['maker', { maker: 'A\u0000B' }, 'platform.control-characters'],
    ['care', { care: 'A\u202eB' }, 'platform.turns-text'],
    ['sizeGuide', { sizeGuide: lines(13) }, 'catalogue.size-guide-rows'],
    ['sizeGuide', { sizeGuide: 'a,b,c,d,e,f,g\n1,2,3,4,5,6,7' }, 'catalogue.size-guide-columns'],
    ['sizeGuide', { sizeGuide: 'Size,Chest\nS' }, 'catalogue.size-guide-uneven'],
    ['sizeGuide', { sizeGuide: `Size,Chest\nS,${'x'.repeat(41)}` }, 'catalogue.size-guide-cell'],
  ])('refuses %s that a page cannot show, and changes nothing', async (name, wrong, code) => {
    const { id } = await aProduct(shop, { storeId: store.id, about })
    const { status, body } = await send('PATCH', `/products/${id}`, { about: wrong })
    expect(status).toBe(422)
    expect(body.errors).toMatchObject([{ pointer: `/about/${name}`, code }])
    expect((await read(id)).about).toEqual(about)
  })

  test('has no other texts', async () => {
    expect((await send('POST', '/products/', given({ about: { story: 'x' } }))).status).toBe(422)
    expect((await send('POST', '/products/', given({ about: { sizeGuide: lines(12) } }))).status).toBe(201)
  })

  test('goes with a copy', async () => {
    const { id } = await aProduct(shop, { storeId: store.id, about, name: 'Cap' })
    const json = { run: newId(), ids: [id], change: { kind: 'copy' } }
    const headers = { ...owner.headers, 'idempotency-key': newId() }
    const { status } = await send('POST', `/stores/${store.id}/products/change`, json, headers)
    expect(status).toBe(200)
    const listed = await shop.request(`/inventory/?store=${store.slug}&status=draft`, { headers: owner.headers })
    const [copy] = (await listed.json()).data
    expect((await edited(copy.id)).about).toEqual(about)
  })

  test('is looked through for prohibited goods', async () => {
    await aRule(shop, { words: ['whisky'], ground: 'No alcohol' })
    const refused = { status: 409, body: { code: 'catalogue.prohibited' } }
    expect(await send('POST', '/products/', given({ about: { care: 'Wipe it with whisky.' } }))).toMatchObject(refused)
    const { id } = await aProduct(shop, { storeId: store.id, about })
    expect(await send('PATCH', `/products/${id}`, { about: { use: 'For whisky.' } })).toMatchObject(refused)
    await aRule(shop, { words: ['ivory'], action: 'hold' })
    expect((await send('PATCH', `/products/${id}`, { about: { materials: 'Ivory' } })).status).toBe(200)
    expect((await shop.request(`/products/${id}`)).status).toBe(404)
  })

  test('goes into the table of products and comes back, and a table without it keeps it', async () => {
    const { take, give } = tableSender(shop)
    const place = { store, owner }
    const { id } = await aProduct(shop, { storeId: store.id, about: { ...about, use: '=Tie it' }, slug: 'sun-cap' })
    const { text } = await give(place)
    expect(text).toContain('"Size,Chest\nS,86 cm\nM,94 cm\n\nIn between? Take the larger one."')
    expect((await take(text, '', place)).body.data).toEqual({ ...nothingNew, unchanged: 1 })
    expect((await take(text.replace('Wash by hand.', 'Wash cold.'), '', place)).body.data).toMatchObject({ changed: 1 })
    expect((await read(id)).about).toEqual({ ...about, use: '=Tie it', care: 'Wash cold.\nDry in the shade.' })
    const sku = (await edited(id)).variants[0].sku
    const short = `Product ID,Handle,Title,Care,Variant SKU,Variant Price\n${id},sun-cap,Cap,,${sku},10.00\n`
    expect((await take(short, '', place)).status).toBe(200)
    const { care: _, ...kept } = about
    expect((await read(id)).about).toEqual({ ...kept, use: '=Tie it' })
    const wrong = `Handle,Title,Size Guide,Variant SKU,Variant Price\nhat,Hat,"Size,Chest\nS",HAT,10\n`
    expect((await take(wrong, '', place)).body.data.rows).toMatchObject([{ column: 'Size Guide', outcome: 'refused' }])
  })
})
