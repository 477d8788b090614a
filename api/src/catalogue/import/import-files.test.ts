import { Readable } from 'node:stream'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aProduct } from '../../../../testing/builders/catalogue.ts'
import { aStore } from '../../../../testing/builders/stores.ts'
import { openTestPlatform, type TestPlatform } from '../../../../testing/test-platform.ts'
import { type ImportOptions, importProducts } from './import-products.ts'

let shop: TestPlatform

beforeAll(async () => {
  shop = await openTestPlatform()
})
afterAll(() => shop.close())

const settable = { prices: true, stock: true }

/** Imports a table as sellers have it into a new store, or into this one. */
async function take(table: string | Uint8Array, options: Partial<ImportOptions> = {}) {
  const store = options.store ?? (await aStore(shop, { currency: 'USD' })).slug
  const bytes = () => Readable.from([Buffer.from(table)])
  const report = await importProducts(shop, {
    actor: 'a test',
    settable,
    ...options,
    file: { format: 'shopify', bytes },
    store,
  })
  const { rows } = await shop.database.execute<{ sku: string; stock: number; price: number; name: string }>(`
    select sku, on_hand as stock, price_minor::int as price, products.name as name from variants join products on products.id = product_id
    join stores on stores.id = products.store_id where stores.slug = '${store}' order by sku`)
  return { store, report, variants: rows, faults: report.rows.map(({ row, column, why }) => [row, column, why]) }
}

describe('a generated SKU', () => {
  test('comes from the handle, fits, and is the same next time', async () => {
    const long = 'a-very-long-handle-of-a-shop-that-describes-everything-in-it'
    const csv = `Handle,Title,Option1 Name,Option1 Value,Variant SKU,Variant Price\n${long}-1,A,Size,S,,1\n${long}-1,,,M,,1\n${long}-2,B,,,,1\nmug,Mug,,,,1\n`
    const { report, variants, store } = await take(csv)
    expect(report).toMatchObject({ isWritten: true, created: 3, refused: 0 })
    const skus = variants.map(({ sku }) => sku)
    expect(new Set(skus).size).toBe(4)
    expect(skus).toContain('MUG-1')
    for (const sku of skus) expect(sku.length).toBeLessThanOrEqual(60)
    expect((await take(csv, { store })).report).toMatchObject({ unchanged: 3, created: 0 })
  })

  test('gives way to the file’s own', async () => {
    const { report, variants } = await take('Handle,Title,Variant SKU,Variant Price\nb,B,A-1,1\na,A,,1\n')
    expect(report).toMatchObject({ isWritten: true, created: 2 })
    expect(variants.map(({ sku }) => sku)).toEqual(['A-1', 'A-1-2'])
  })

  test('also gives way to one further down in the file, near or far, and is the same next time', async () => {
    const filler = Array.from({ length: 700 }, (_, number) => `f${number},F${number},F-${number},1`)
    const csv = `Handle,Title,Variant SKU,Variant Price\na,A,,1\nc,C,,1\n${filler.join('\n')}\nb,B,A-1,1\nd,D,A-1-2,1\ne,E,C-1,1\n`
    const { report, variants, store } = await take(csv)
    expect(report).toMatchObject({ isWritten: true, created: 705, refused: 0 })
    const skus = variants.map(({ sku, name }) => [name, sku])
    expect(skus.filter(([name]) => /^[A-E]$/.test(name ?? '')).toSorted()).toEqual([
      ['A', 'A-1-3'],
      ['B', 'A-1'],
      ['C', 'C-1-2'],
      ['D', 'A-1-2'],
      ['E', 'C-1'],
    ])
    expect((await take(csv, { store })).report).toMatchObject({ unchanged: 705, created: 0, refused: 0 })
    expect((await take(csv, { dryRun: true })).report).toMatchObject({ created: 705, refused: 0 })
  })
})

describe('missing stock', () => {
  const csv = 'Handle,Title,Variant SKU,Variant Price\nmug,Mug,M,8\nbowl,Bowl,B,9\n'

  test('is counted before the import, and set to what the seller says', async () => {
    const { report, store } = await take(csv, { dryRun: true })
    expect(report).toMatchObject({ isWritten: false, created: 2, stockUnsaid: 2 })
    expect((await take(csv, { store, stockUnsaid: 25 })).variants).toMatchObject([{ stock: 25 }, { stock: 25 }])
  })

  test('stays unchanged for existing variants', async () => {
    const { slug, id } = await aStore(shop, { currency: 'USD' })
    await aProduct(shop, { storeId: id, importKey: 'shopify:mug', name: 'Mug', sku: 'M', priceMinor: 800, stock: 7 })
    const { report, variants } = await take(csv, { store: slug, stockUnsaid: 25 })
    expect(report.stockUnsaid).toBe(1)
    expect(variants).toMatchObject([
      { sku: 'B', stock: 25 },
      { sku: 'M', stock: 7 },
    ])
  })

  test('of untracked goods is asked for, and overselling is reported', async () => {
    const { report, variants } = await take(
      'Handle,Title,Variant SKU,Variant Price,Variant Inventory Tracker,Variant Inventory Qty,Variant Inventory Policy\n' +
        'a,A,A,1,,0,deny\nb,B,B,1,shopify,-3,continue\nc,C,C,1,shopify,4,deny\n',
      { stockUnsaid: 9 },
    )
    expect(report).toMatchObject({ stockUnsaid: 1, created: 3 })
    expect(report.notes).toEqual([expect.stringContaining('1 variant is sold in Shopify even when out of stock')])
    expect(variants.map(({ stock }) => stock)).toEqual([9, 0, 4])
  })
})

describe('a foreign table', () => {
  test.each([
    ['semicolons and decimal commas', 'Handle;Title;Variant Price\nmug;"Mug; large";8,50\n'],
    ['tabs', 'Handle\tTitle\tVariant Price\nmug\tMug; large\t8.50\n'],
    ['other capitals and blanks', 'handle,TITLE,variant_price\nmug,Mug; large,8.50\n'],
    ['no handles', 'Title,Variant Price\nMug; large,8.50\n'],
  ])('with %s is taken', async (_what, csv) => {
    const { report, variants } = await take(csv)
    expect(report).toMatchObject({ isWritten: true, created: 1, faultyRows: 0 })
    expect(variants).toMatchObject([{ name: 'Mug; large', price: 850 }])
  })

  test('reports the columns found instead of the needed ones, once', async () => {
    expect((await take('Nom;Prix\nTasse;8,50\n')).faults).toEqual([
      [1, '', 'The file has no column “Title” or “Variant Price”. Found, separated by semicolons: “Nom”, “Prix”.'],
    ])
  })

  test('with a column twice is refused', async () => {
    expect((await take('Handle,Title,Variant Price,variant price\nmug,Mug,8,9\n')).faults).toEqual([
      [1, '', 'The column “variant price” appears twice. Keep one of them.'],
    ])
  })

  test('that is a workbook, or in another encoding, is refused in a sentence', async () => {
    await expect(take(Buffer.from('PK\u0003\u0004rest'))).rejects.toThrow('This is an Excel workbook, not a CSV file.')
    await expect(take(Buffer.from('Title,Variant Price\ncaf\xe9,1\n', 'latin1'))).rejects.toThrow('not in UTF-8')
  })
})

describe('an oddity of a product', () => {
  const head = 'Handle,Title,Tags,Published,Option1 Name,Option1 Value,Variant SKU,Variant Price\n'

  test('is a remark when it can be accepted', async () => {
    const tags = Array.from({ length: 22 }, (_, n) => `t${n}`).join(', ')
    const { report } = await take(`${head}mug,Mug,"${tags}",true,,,M,0\n`)
    expect(report.rows[0]?.notes).toEqual([
      'Only the first 20 of 22 tags are imported.',
      'The price is 0, so shoppers would get it for free.',
    ])
  })

  test('is a fault when the meaning is unclear', async () => {
    expect((await take(`${head}mug,Mug,,maybe,,,M,1\n`)).faults).toEqual([[2, 'Published', 'Must be true or false.']])
  })

  test('is ignored when the title is repeated on variant lines', async () => {
    const { report, variants } = await take(`${head}mug,Mug,,,Size,S,M-S,1\nmug,Mug,,,,L,M-L,2\n`)
    expect(report).toMatchObject({ created: 1, refused: 0 })
    expect(variants).toHaveLength(2)
  })

  test('is reported once for each fault, with the number of lines', async () => {
    const { report, faults } = await take(`${head}a,A,,,,,S,1\nb,B,,,Size,S,T,1\nb,,,,,S,T,1\na,A2,,,,,S,1\nx\n`)
    expect(faults.slice(1)).toEqual([
      [4, 'Variant SKU', 'Appears twice in the file.'],
      [5, 'Handle', 'Appears twice in the file.'],
      [6, '', 'Has 1 cell instead of 8.'],
    ])
    expect(report).toMatchObject({ created: 1, refused: 3, faultyRows: 3 })
  })

  test('may be one SKU in two Unicode forms', async () => {
    const { faults } = await take(`${head}a,A,,,,,caf\u00e9,1\nb,B,,,,,cafe\u0301,1\n`)
    expect(faults.slice(1)).toEqual([[3, 'Variant SKU', 'Appears twice in the file.']])
  })
})

test('a file of nothing but faults ends fast, and keeps a limited number of them', async () => {
  const { slug } = await aStore(shop, { currency: 'USD' })
  let longest = 0
  let last = performance.now()
  const turns = setInterval(() => {
    longest = Math.max(longest, performance.now() - last)
    last = performance.now()
  }, 5)
  const { report } = await take(`Title,Variant Price\n${'x\n'.repeat(300_000)}`, { store: slug, dryRun: true })
  clearInterval(turns)
  expect(report).toMatchObject({ refused: 300_000, faultyRows: 300_000, rowsLeftOut: 299_700 })
  expect(report.rows).toHaveLength(300)
  // On the main thread it took seconds, and a busy machine gets some room.
  expect(longest).toBeLessThan(1000)
})
