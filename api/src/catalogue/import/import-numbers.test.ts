import { Readable } from 'node:stream'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aStore } from '../../../../testing/builders/stores.ts'
import { openTestPlatform, type TestPlatform } from '../../../../testing/test-platform.ts'
import { importProducts } from './import-products.ts'

let shop: TestPlatform

beforeAll(async () => {
  shop = await openTestPlatform()
})
afterAll(() => shop.close())

/** Imports lines with a handle, a title and a price each into a new store. */
async function takePrices(prices: readonly string[], { by = ';', currency = 'KES', skipBadRows = false } = {}) {
  const lines = prices.map((price, number) => [`p${number}`, `P${number}`, by === ',' ? `"${price}"` : price].join(by))
  return take([`Handle${by}Title${by}Variant Price`, ...lines].join('\n'), { currency, skipBadRows })
}

async function take(table: string, { currency = 'KES', skipBadRows = false } = {}) {
  const { slug: store } = await aStore(shop, { currency })
  const report = await importProducts(shop, {
    actor: 'a test',
    settable: { prices: true, stock: true },
    skipBadRows,
    store,
    file: { format: 'shopify', bytes: () => Readable.from([Buffer.from(table)]) },
  })
  const { rows } = await shop.database.execute<{ price: number; stock: number; compare: number; grams: number }>(`
    select price_minor::int as price, on_hand as stock, compare_at_minor::int as compare, weight_grams as grams
    from variants join products on products.id = product_id join stores on stores.id = products.store_id
    where stores.slug = '${store}' order by products.name`)
  const faults = report.rows
    .filter(({ outcome }) => outcome === 'refused')
    .map(({ row, column, why }) => [row, column, why])
  return { report, faults, written: rows, prices: rows.map(({ price }) => price) }
}

const unclear = (text: string, plain: string, example: string) =>
  `It is unclear what ${text} means. Write ${plain} for thousands, or decimals like ${example}.`

describe('a point before three digits', () => {
  test('in a table with semicolons: separates thousands', async () => {
    const { prices, report } = await takePrices(['8,50', '1.200', '12.500', '1.200,50', '1.200.000'])
    expect(report).toMatchObject({ isWritten: true, created: 5, refused: 0 })
    expect(prices).toEqual([8_50, 1_200_00, 12_500_00, 1_200_50, 1_200_000_00])
  })

  test('in a table whose other prices have decimal commas, further down too: separates thousands', async () => {
    for (const by of [',', '\t']) {
      const { prices, report } = await takePrices(['1.200', '8,50', '12.500'], { by })
      expect(report).toMatchObject({ isWritten: true, created: 3, refused: 0 })
      expect(prices).toEqual([1_200_00, 8_50, 12_500_00])
    }
  })

  test('in a long table whose last price alone has a decimal comma: nothing is written before it is known', async () => {
    const prices = [...Array(1500).fill('1.200'), '8,50']
    const { prices: written, report } = await takePrices(prices, { by: '\t', skipBadRows: true })
    expect(report).toMatchObject({ isWritten: true, created: 1501, changed: 0, refused: 0 })
    expect(written.toSorted((one, other) => one - other).slice(0, 2)).toEqual([8_50, 1_200_00])
  })

  test('in a table that shows nothing, or decimal points: is refused on its line', async () => {
    const why = [2, 'Variant Price', unclear('12.500', '12500', '10.50')]
    expect((await takePrices(['12.500', '300'], { by: ',' })).faults).toEqual([why])
    expect((await takePrices(['12.500', '8.50'], { by: ',' })).faults).toEqual([why])
    const { faults, prices } = await takePrices(['12.500', '8.50'], { by: ';', skipBadRows: true })
    expect(faults).toEqual([why])
    expect(prices).toEqual([8_50])
    expect((await takePrices(['1.200', '8.50', '8,50'])).faults).toEqual([
      [2, 'Variant Price', unclear('1.200', '1200', '10.50')],
    ])
  })

  test('in a currency without decimals: separates thousands, or is refused', async () => {
    expect((await takePrices(['1.200', '15.750'], { currency: 'XOF' })).prices).toEqual([1200, 15_750])
    expect((await takePrices(['1.200'], { currency: 'XOF', by: ',' })).faults).toEqual([
      [2, 'Variant Price', 'It is unclear what 1.200 means. Write 1200 for thousands.'],
    ])
  })

  test('in a currency of three decimals: is decimal, and refused where commas are', async () => {
    expect((await takePrices(['1.200', '12.505'], { currency: 'KWD', by: ',' })).prices).toEqual([1200, 12_505])
    const { faults } = await takePrices(['8,500', '1.200'], { currency: 'KWD' })
    expect(faults).toEqual([[3, 'Variant Price', unclear('1.200', '1200', '10.5000')]])
    expect((await takePrices(['8,500', '1,205'], { currency: 'KWD' })).prices).toEqual([8500, 1205])
  })
})

test('a comma before three digits: separates thousands among decimal points, and is refused elsewhere', async () => {
  expect((await takePrices(['1,200', '8.50', '1,200.50'], { by: ',' })).prices).toEqual([1_200_00, 8_50, 1_200_50])
  expect((await takePrices(['1,200', '8.50'], { by: ';' })).prices).toEqual([1_200_00, 8_50])
  const why = [2, 'Variant Price', unclear('1,200', '1200', '10.50')]
  expect((await takePrices(['1,200'], { by: ',' })).faults).toEqual([why])
  expect((await takePrices(['1,200', '8,50'], { by: ';' })).faults).toEqual([why])
})

describe('the other numbers of a line', () => {
  const head = 'Handle;Title;Variant Price;Variant Compare At Price;Variant Inventory Qty;Variant Grams;Pinned Prices'

  test('are read as its price is', async () => {
    const { written, report } = await take(`${head}\nmug;Mug;8,50;1.200;1.500;2.400;"NGN 1.300; GHS 2,50"\n`)
    expect(report).toMatchObject({ isWritten: true, refused: 0 })
    expect(written).toEqual([{ price: 8_50, compare: 1_200_00, stock: 1500, grams: 2400 }])
    const { rows } = await shop.database.execute(
      `select currency, amount_minor::int as amount from pinned_prices where currency in ('NGN', 'GHS') order by currency`,
    )
    expect(rows).toEqual([
      { currency: 'GHS', amount: 2_50 },
      { currency: 'NGN', amount: 1_300_00 },
    ])
  })

  test('are refused when unclear', async () => {
    const csv = `${head}\nmug;Mug;8.50;1.200;1.500;2.400;NGN 1.300\n`.replaceAll(';', ',')
    expect((await take(csv)).faults).toEqual([
      [2, 'Variant Grams', unclear('2.400', '2400', '10.50')],
      [2, 'Variant Compare At Price', unclear('1.200', '1200', '10.50')],
      [2, 'Variant Inventory Qty', 'Must be a whole number from 0 to 1,000,000.'],
      [2, 'Pinned Prices', unclear('1.300', '1300', '10.50')],
    ])
  })
})

describe('Excel’s own first line', () => {
  test.each([
    ['sep=;', 'Handle;Title;Variant Price\r\nmug;Mug, large;8,50\r\n'],
    ['SEP=,', 'Handle,Title,Variant Price\r\nmug,"Mug, large",8.50\r\n'],
    ['\uFEFF"sep=\t"', 'Handle\tTitle\tVariant Price\r\nmug\tMug, large\t8.50\r\n'],
  ])('%s is obeyed', async (first, table) => {
    const { prices, report } = await take(`${first}\r\n${table}`)
    expect(report).toMatchObject({ isWritten: true, created: 1, faultyRows: 0 })
    expect(report.rows).toMatchObject([{ row: 3, name: 'Mug, large' }])
    expect(prices).toEqual([8_50])
  })

  test('of an unknown separator: reports the columns found instead', async () => {
    expect((await take('sep=|\nHandle|Title|Variant Price\nmug|Mug|8\n')).faults).toEqual([
      [1, '', expect.stringContaining('Found, separated by commas: “sep=|”.')],
    ])
  })
})
