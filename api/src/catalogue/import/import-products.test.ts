import { createReadStream, existsSync } from 'node:fs'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { brokenInvariants } from '../../../../testing/broken-invariants.ts'
import { aProduct } from '../../../../testing/builders/catalogue.ts'
import { aRate } from '../../../../testing/builders/rates.ts'
import { aStore } from '../../../../testing/builders/stores.ts'
import { openTestPlatform, type TestPlatform } from '../../../../testing/test-platform.ts'
import { invariants } from '../invariants.ts'
import { type ImportOptions, importProducts } from './import-products.ts'

let shop: TestPlatform

beforeAll(async () => {
  shop = await openTestPlatform()
})
afterAll(async () => {
  expect(await brokenInvariants(shop, invariants)).toEqual([])
  await shop.close()
})

const settable = { prices: true, stock: true }
type Options = Omit<Partial<ImportOptions>, 'file' | 'store'>
const run = (file: ImportOptions['file'], store: string, options: Options = {}) =>
  importProducts(shop, { file, store, actor: 'a test', settable, addsCategories: true, ...options })
const bytesOf = (text: string) => Readable.from([Buffer.from(text)])
const importCsv = (csv: string, store: string, options?: Options) =>
  run({ format: 'shopify', bytes: () => bytesOf(csv) }, store, options)
const importText = (text: string, store: string) => run({ format: 'dummyjson', bytes: () => bytesOf(text) }, store)
const importJson = (products: unknown, store: string, options?: Options) =>
  run({ format: 'dummyjson', bytes: () => bytesOf(JSON.stringify(products)) }, store, options)

const counts = ({ isWritten, created, changed, unchanged, refused }: Awaited<ReturnType<typeof run>>) => ({
  isWritten,
  created,
  changed,
  unchanged,
  refused,
})
const refusedOf = (report: Awaited<ReturnType<typeof run>>) =>
  report.rows.filter(({ outcome }) => outcome === 'refused').map(({ row, column, why }) => [row, column, why])

/** Products on sale in a store, by SKU: those of one import share a timestamp. */
async function productsOf(store: string) {
  const { data } = await (await shop.request(`/products/?store=${store}&limit=100`)).json()
  const products = await Promise.all(
    data.map(async ({ slug }: { slug: string }) => (await (await shop.request(`/products/${slug}`)).json()).data),
  )
  return products.toSorted((a, b) => a.variants[0].sku.localeCompare(b.variants[0].sku))
}

const mascara = {
  id: 1,
  title: 'Essence Mascara',
  description: 'Long <b>lashes</b>',
  category: 'mens-shirts',
  price: 10.5,
  stock: 99,
  tags: ['beauty'],
  brand: 'Essence',
  sku: 'BEA-1',
  weight: 4,
  images: ['http://169.254.169.254/latest'],
}

describe('a DummyJSON file', () => {
  test('becomes products with exact prices, categories and stock', async () => {
    const { slug } = await aStore(shop, { currency: 'USD' })
    const report = await importJson([mascara, { ...mascara, id: 2, sku: 'BEA-2', price: '0.79', brand: null }], slug)
    expect(counts(report)).toEqual({ isWritten: true, created: 2, changed: 0, unchanged: 0, refused: 0 })
    expect(report).toMatchObject({ pictures: 2, rows: [{ row: 1, name: 'Essence Mascara' }, { row: 2 }] })
    expect(report.notes.join()).toContain('2 new picture addresses')
    const [first, second] = await productsOf(slug)
    expect(first).toMatchObject({
      name: 'Essence Mascara',
      description: 'Long <strong>lashes</strong>',
      category: { slug: 'mens-shirts', name: 'Mens shirts' },
      brand: 'Essence',
      tags: ['beauty'],
      status: 'active',
      storePrice: { amount: 1050, currency: 'USD' },
      variants: [{ sku: 'BEA-1', available: 99 }],
      weightGrams: 4,
      pictures: [],
    })
    expect(second).toMatchObject({ storePrice: { amount: 79 }, brand: null })
  })

  test('is priced in the store’s currency by today’s rate', async () => {
    await aRate(shop, { countryCode: 'GH', currency: 'GHS', rate: '12.5', marginPct: '3' })
    const { slug } = await aStore(shop, { currency: 'GHS' })
    await importJson({ products: [mascara] }, slug)
    expect((await productsOf(slug))[0]).toMatchObject({ storePrice: { amount: 13_125, currency: 'GHS' } })
    const { slug: unrated } = await aStore(shop, { currency: 'ISK' })
    await expect(importJson([mascara], unrated)).rejects.toThrow('The shop has no rate from USD to ISK.')
  })

  test('again changes nothing; a changed one updates its own products', async () => {
    const { slug, id } = await aStore(shop)
    await importJson([mascara], slug)
    expect(counts(await importJson([mascara], slug))).toMatchObject({ isWritten: true, unchanged: 1, changed: 0 })
    const report = await importJson([{ ...mascara, price: 11, stock: 100 }], slug)
    expect(counts(report)).toMatchObject({ changed: 1, created: 0 })
    const products = await productsOf(slug)
    expect(products).toHaveLength(1)
    expect(products[0]).toMatchObject({ storePrice: { amount: 1100 }, available: 100, version: 2 })
    const { rows } = await shop.database.execute(sql`
      select kind, quantity from stock_movements join variants on variants.id = variant_id
      where store_id = ${id} order by at, stock_movements.id`)
    expect(rows).toEqual([
      { kind: 'initial', quantity: 99 },
      { kind: 'corrected', quantity: 1 },
    ])
  })

  test('is all or nothing, with every fault by row and column', async () => {
    const { slug } = await aStore(shop)
    const bad = [
      mascara,
      { ...mascara, sku: 'B', title: '', stock: -1 },
      { ...mascara, sku: 'C', title: '\u2060', price: 1.005 },
      { ...mascara, sku: 'D', price: 1e300, tags: Array(21).fill('x') },
      { ...mascara, sku: 'BEA-1' },
      'nonsense',
    ]
    const report = await importJson(bad, slug)
    expect(counts(report)).toMatchObject({ isWritten: false, created: 1 })
    expect(refusedOf(report)).toEqual([
      [2, 'title', 'Must not be empty.'],
      [2, 'stock', 'Must be a whole number from 0 to 1,000,000.'],
      [3, 'title', 'Must not be empty.'],
      [3, 'price', 'Must be an amount in USD, like 10.50.'],
      [4, 'price', 'Must be an amount in USD, like 10.50.'],
      [5, 'sku', 'Appears twice in the file.'],
      [6, '', 'Is missing or has the wrong type.'],
    ])
    expect(await productsOf(slug)).toEqual([])
    expect(counts(await importJson(bad, slug, { skipBadRows: true }))).toMatchObject({ isWritten: true, created: 1 })
    expect(await productsOf(slug)).toHaveLength(1)
  })

  test('supports a dry run, and import as drafts', async () => {
    const { slug, id } = await aStore(shop)
    expect(counts(await importJson([mascara], slug, { dryRun: true }))).toMatchObject({ isWritten: false, created: 1 })
    expect(counts(await importJson([mascara], slug, { asDraft: true }))).toMatchObject({ isWritten: true, created: 1 })
    const { rows } = await shop.database.execute(sql`select status from products where store_id = ${id}`)
    expect(rows).toEqual([{ status: 'draft' }])
  })

  test('that is not a list of products is refused', async () => {
    const { slug } = await aStore(shop)
    for (const content of ['', '{"a":', '42', '{}', 'null']) {
      const report = await importText(content, slug)
      expect(refusedOf(report)).toEqual([[0, '', 'The file must be a JSON list of products.']])
    }
    expect(counts(await importJson([], slug))).toMatchObject({ isWritten: true, created: 0 })
  })

  test('cannot change another product’s or store’s data', async () => {
    const { slug, id } = await aStore(shop)
    const theirs = await aProduct(shop, { sku: 'BEA-1', stock: 5, name: 'Theirs' })
    await importJson([mascara], slug)
    expect((await (await shop.request(`/products/${theirs.slug}`)).json()).data).toMatchObject({ available: 5 })
    await aProduct(shop, { storeId: id, sku: 'TYPED' })
    const report = await importJson([{ ...mascara, sku: 'TYPED' }], slug)
    expect(refusedOf(report)).toEqual([[1, 'sku', 'Another product of this store has the SKU TYPED.']])
  })

  test('never sets stock below what orders hold', async () => {
    const { slug, id } = await aStore(shop)
    await importJson([mascara], slug)
    await shop.database.execute(sql`
      with held as (update variants set held = 10 where store_id = ${id} returning id)
      insert into holds (order_id, variant_id, quantity, expires_at) select gen_random_uuid(), id, 10, now() from held`)
    const report = await importJson([{ ...mascara, stock: 9 }], slug)
    expect(refusedOf(report)).toEqual([[1, 'stock', '10 units of BEA-1 are held for orders.']])
  })

  const real = join(import.meta.dirname, '../../../../../shared/data/dummyjson-products.json')
  test.skipIf(!existsSync(real))('of real products is imported whole and searchable', async () => {
    const { slug } = await aStore(shop)
    const report = await run({ format: 'dummyjson', bytes: () => createReadStream(real) }, slug)
    expect(refusedOf(report)).toEqual([])
    expect(report.created).toBe(194)
    expect(counts(await run({ format: 'dummyjson', bytes: () => createReadStream(real) }, slug))).toMatchObject({
      unchanged: 194,
      changed: 0,
      created: 0,
    })
    const { data } = await (await shop.request(`/products/?q=mascra&store=${slug}`)).json()
    expect(data[0].name).toBe('Essence Mascara Lash Princess')
  })
})

const header =
  'Handle,Title,Body (HTML),Vendor,Type,Tags,Published,Option1 Name,Option1 Value,Variant SKU,Variant Grams,Variant Inventory Qty,Variant Price,Variant Compare At Price,Image Src,Image Position,Status'
const table = (...lines: string[]) => [header, ...lines].join('\n')

describe('a Shopify file', () => {
  const shirt = [
    'shirt,Adire Shirt,"<p onclick=""x()"">Dyed by <script>alert(1)</script><b>hand</b>,\nin Abeokuta</p>",Ada,Shirts,"adire, cotton",true,Size,S,SH-S,200,3,10.50,12.00,https://img.example.test/1.png,1,active',
    'shirt,,,,,,,,M,SH-M,,0,11,,,,',
    'shirt,,,,,,,,,,,,,,https://img.example.test/2.png,2,',
    "mug,Mug,,,,,,Title,Default Title,'0042,,7,8.00,0,,,draft",
  ]

  test('becomes products with variants from the lines below', async () => {
    const { slug, id } = await aStore(shop)
    const report = await importCsv(`\uFEFF${table(...shirt).replaceAll('\n', '\r\n')}\r\n`, slug)
    expect(counts(report)).toEqual({ isWritten: true, created: 2, changed: 0, unchanged: 0, refused: 0 })
    expect(report.pictures).toBe(2)
    const [product] = await productsOf(slug)
    expect(product).toMatchObject({
      slug: 'shirt',
      name: 'Adire Shirt',
      brand: 'Ada',
      category: { slug: 'shirts', name: 'Shirts' },
      tags: ['adire', 'cotton'],
      weightGrams: 200,
      options: [{ name: 'Size', values: ['S', 'M'] }],
      variants: [
        { sku: 'SH-S', title: 'S', options: { Size: 'S' }, storePrice: { amount: 1050 }, available: 3 },
        { sku: 'SH-M', title: 'M', options: { Size: 'M' }, storePrice: { amount: 1100 }, available: 0 },
      ],
    })
    expect(product.description).toMatch(/^<p>Dyed by <strong>hand<\/strong>,\s+in Abeokuta<\/p>$/)
    const { rows } = await shop.database.execute(sql`
      select products.status, sku, compare_at_minor::int as compare_at, products.options
      from variants join products on products.id = product_id where products.store_id = ${id} order by sku`)
    expect(rows).toEqual([
      { status: 'draft', sku: '0042', compare_at: null, options: [] },
      { status: 'active', sku: 'SH-M', compare_at: null, options: [{ name: 'Size', values: ['S', 'M'] }] },
      { status: 'active', sku: 'SH-S', compare_at: 1200, options: [{ name: 'Size', values: ['S', 'M'] }] },
    ])
  })

  test('again changes nothing; new variants are added, missing ones are refused', async () => {
    const { slug } = await aStore(shop)
    await importCsv(table(...shirt), slug)
    expect(counts(await importCsv(table(...shirt), slug))).toMatchObject({ unchanged: 2, changed: 0, created: 0 })
    const larger = [...shirt.slice(0, 2), 'shirt,,,,,,,,L,SH-L,,4,12,,,,', ...shirt.slice(2)]
    expect(counts(await importCsv(table(...larger), slug))).toMatchObject({ unchanged: 1, changed: 1 })
    const report = await importCsv(table(...shirt), slug)
    expect(refusedOf(report)).toEqual([[2, 'Variant SKU', 'The shop has the variant SH-L, which is not in the file.']])
  })

  test.for<[string, string, unknown[][]]>([
    [
      'columns missing',
      'Handle,Title\na,b',
      [[1, '', 'The file has no column “Variant Price”. Found, separated by commas: “Handle”, “Title”.']],
    ],
    ['a cell missing', table('mug,Mug,,,,,,,,,,7,8.00,,,'), [[2, '', 'Has 16 cells instead of 17.']]],
    [
      'an open quote',
      table('mug,"Mug'),
      [[2, '', 'The quote (") that opens on this line is not closed before the end of its cell.']],
    ],
    [
      'bad values',
      table('mug,Mug,,,,,,,,,heavy,-1,8;00,,,,sold'),
      [
        [2, 'Status', 'Must be one of: draft, active, archived.'],
        [2, 'Variant Grams', 'Must be a number.'],
        [2, 'Variant Price', 'Must be an amount in USD, like 10.50.'],
        [2, 'Variant Inventory Qty', 'Must be a whole number from 0 to 1,000,000.'],
      ],
    ],
    [
      'the same twice',
      table('a,A,,,,,,,,S,,1,1,,,,', 'b,B,,,,,,,,S,,1,1,,,,', 'a,A,,,,,,,,T,,1,1,,,,'),
      [
        [3, 'Variant SKU', 'Appears twice in the file.'],
        [4, 'Handle', 'Appears twice in the file.'],
      ],
    ],
    [
      'a cell of a million letters',
      table(`a,A,${'x'.repeat(1_000_000)},,,,,,,S,,1,1,,,,`),
      [[2, 'Body (HTML)', 'Must have at most 20000 characters.']],
    ],
    [
      'control characters',
      table('a,A\u0001,,,,,,,,S,,1,1,,,,'),
      [[2, 'Title', 'Must be one line without control characters.']],
    ],
  ])('with %s is refused', async ([, csv, refusals]) => {
    const { slug } = await aStore(shop)
    const report = await importCsv(csv, slug)
    expect(refusedOf(report)).toEqual(refusals)
    expect(report.isWritten).toBe(false)
    expect(await productsOf(slug)).toEqual([])
  })

  test.each([
    ['nothing in it', '', 'The file is empty.'],
    ['a byte that no text has', `${header}\ncap,Cap\0,,CAP-1`, 'This is not a text file.'],
  ])('with %s is refused as a whole', async (_, csv, says) => {
    const { slug } = await aStore(shop)
    await expect(importCsv(csv, slug)).rejects.toThrow(says)
    expect(await productsOf(slug)).toEqual([])
  })

  test('with only a header imports no products', async () => {
    const { slug } = await aStore(shop)
    expect(counts(await importCsv(header, slug))).toMatchObject({ isWritten: true, created: 0, refused: 0 })
  })
})

test('a file for a store that does not exist is refused', async () => {
  await expect(importJson([], 'nowhere')).rejects.toThrow('This store does not exist.')
})
