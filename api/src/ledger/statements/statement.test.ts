import type { Statement, StatementRow, StoreBalance } from '@makola/contract/ledger/ledger.ts'
import { dateIn } from '@makola/countries/date-in.ts'
import { parse } from 'csv-parse/sync'
import { eq, sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { brokenInvariants } from '../../../../testing/broken-invariants.ts'
import { anAccount, type SignedIn } from '../../../../testing/builders/auth.ts'
import { aCategory, aProduct, type ProductWithVariants } from '../../../../testing/builders/catalogue.ts'
import { aPlacedOrder } from '../../../../testing/builders/checkouts.ts'
import { someCommissionTerms } from '../../../../testing/builders/ledger.ts'
import { actInSandbox } from '../../../../testing/builders/payments.ts'
import { aRate } from '../../../../testing/builders/rates.ts'
import { aDeliveryZone } from '../../../../testing/builders/shipping.ts'
import { aMember, aStoreWithOwner, type StoreRow } from '../../../../testing/builders/stores.ts'
import { explainStatements, rowsLookedAt } from '../../../../testing/database/explain-statements.ts'
import { openTestPlatform, type TestPlatform } from '../../../../testing/test-platform.ts'
import { orderLines, parcels } from '../../orders/tables.ts'
import { newId } from '../../platform/ids.ts'
import { carryBooks } from '../postings/carry-books.ts'

// A store in Lagos that prices in US dollars and sells in four currencies. What is taken back is of the second sale.
//
//   sale   basket 2 × 20.00   + 5.00 delivery    45.00   5 % of 40.00                  −2.00   43.00
//   sale   lamp   1 × 19.99   + 5.00             24.99   8 % of 19.99 = 1.5992         −1.60   23.39
//   sale   both   20.00 + 19.99 + 5.00           44.99   1.00 + 1.60                   −2.60   42.39
//   sale   basket 3 × 20.00   + 5.00             65.00   5 % of 60.00                  −3.00   62.00

let shop: TestPlatform
let store: StoreRow
let owner: SignedIn
let basket: ProductWithVariants
let lamp: ProductWithVariants
let today: string

beforeAll(async () => {
  shop = await openTestPlatform()
  // Noon of tomorrow: the sales are of one day.
  shop.clock.advance(1.5 * 86_400 - (Math.floor(Date.now() / 1000) % 86_400))
  // A store of this level waits as long as the whole shop, without a reserve.
  ;({ store, owner } = await aStoreWithOwner(shop, { name: 'Ìyá Adùnní’s Atelier', tier: 0 }))
  await aDeliveryZone(shop, { storeId: store.id })
  const lamps = await aCategory(shop)
  await someCommissionTerms(shop)
  await someCommissionTerms(shop, { categoryId: lamps.id, basisPoints: 800 })
  basket = await aProduct(shop, { storeId: store.id, name: 'Agbọ̀n basket', priceMinor: 2000, stock: 50 })
  lamp = await aProduct(shop, { storeId: store.id, name: 'Lamp', priceMinor: 1999, stock: 50, categoryId: lamps.id })
  const sales: [NonNullable<Parameters<typeof aRate>[1]>, [ProductWithVariants, number][]][] = [
    [{ countryCode: 'NG', currency: 'NGN', rate: '1418.26', marginPct: '2.5' }, [[basket, 2]]],
    [{ countryCode: 'CI', currency: 'XOF', rate: '655.957' }, [[lamp, 1]]],
    [
      { countryCode: 'KW', currency: 'KWD', rate: '0.30715' },
      [
        [basket, 1],
        [lamp, 1],
      ],
    ],
    [{ countryCode: 'US', currency: 'USD', rate: '1' }, [[basket, 3]]],
  ]
  for (const [given, lines] of sales) {
    await sell((await aRate(shop, given)).id, lines)
    shop.clock.advance(60)
  }
  today = dateIn('Africa/Lagos', shop.clock.now())
}, 60_000)
afterEach(async () => {
  expect(await brokenInvariants(shop)).toEqual([])
})
afterAll(() => shop.close())

async function sell(rate: string, lines: [ProductWithVariants, number][]) {
  const wanted = lines.map(([{ variantId }, quantity]) => ({ variantId, quantity }))
  const { placed } = await aPlacedOrder(shop, { rate, lines: wanted })
  await actInSandbox(shop, placed.payment.reference, { action: 'approve' })
  await shop.jobs.drain(shop)
  return placed
}
/** Days pass, and signed-in people sign in again. */
const letPass = async (days: number) => {
  shop.clock.advance(days * 86_400)
  owner = await anAccount(shop)
  await aMember(shop, { storeId: store.id, accountId: owner.id })
}
const ask = (path: string, as = owner) => shop.request(`/stores/${store.slug}${path}`, { headers: as.headers })
const read = async (query = '') => {
  const response = await ask(`/statement${query}`)
  expect(response.status).toBe(200)
  return (await response.json()) as { data: Statement; meta: { next: string | null; total: number } }
}
const balance = async () => ((await (await ask('/balance')).json()) as { data: StoreBalance }).data
const amounts = ({ kind, gross, commission, net, balance: after }: StatementRow) => [
  kind,
  gross.amount,
  commission.amount,
  net.amount,
  after.amount,
]
const refund = async (parcelId: string, amount: number, currency: string) => {
  const response = await shop.request(`/parcels/${parcelId}/refunds`, {
    method: 'POST',
    headers: { ...owner.headers, 'idempotency-key': newId() },
    json: { reason: '=A crack', of: { kind: 'amount', amount: { amount, currency } } },
  })
  expect(response.status).toBe(201)
  await shop.jobs.drain(shop)
}
const move = (parcelId: string, step: string, json?: object) =>
  shop.request(`/parcels/${parcelId}/${step}`, { method: 'POST', headers: owner.headers, ...(json && { json }) })

describe('a statement', () => {
  test('of sales in four currencies matches a sum by hand, in the store’s currency', async () => {
    const { data, meta } = await read()
    expect(data.rows.map(amounts)).toEqual([
      ['sale', 4500, -200, 4300, 4300],
      ['sale', 2499, -160, 2339, 6639],
      ['sale', 4499, -260, 4239, 10_878],
      ['sale', 6500, -300, 6200, 17_078],
    ])
    expect(data).toMatchObject({
      store: { slug: store.slug },
      currency: 'USD',
      timeZone: 'Africa/Lagos',
      from: `${today.slice(0, 8)}01`,
      to: today,
      opening: { amount: 0, currency: 'USD' },
      closing: { amount: 17_078, currency: 'USD' },
      totals: [
        { kind: 'sale', count: 4, gross: { amount: 17_998 }, commission: { amount: -920 }, net: { amount: 17_078 } },
      ],
    })
    expect(meta).toEqual({ next: null, total: 4 })
  })

  test('matches the orders line by line', async () => {
    const { data } = await read()
    for (const row of data.rows) {
      const [parcel] = await shop.database
        .select()
        .from(parcels)
        .where(eq(parcels.id, row.parcel?.id ?? ''))
      const lines = await shop.database
        .select()
        .from(orderLines)
        .where(eq(orderLines.parcelId, row.parcel?.id ?? ''))
      expect(row.parcel?.number).toBe(parcel?.number)
      expect(row.orderNumber).toBe(parcel?.number.slice(0, 8))
      expect(row.gross.amount).toBe((parcel?.itemsStoreMinor ?? 0) + (parcel?.deliveryStoreMinor ?? 0))
      expect(row.delivery?.amount).toBe(parcel?.deliveryStoreMinor)
      expect(row.lines.map(({ name, quantity, gross }) => [name, quantity, gross.amount]).sort()).toEqual(
        lines.map((line) => [line.name, line.quantity, line.lineStoreMinor]).sort(),
      )
      expect(row.lines.reduce((sum, { commission }) => sum + commission.amount, 0)).toBe(row.commission.amount)
    }
    expect(data.rows[2]?.lines).toContainEqual({
      name: 'Lamp',
      variantTitle: '',
      quantity: 1,
      gross: { amount: 1999, currency: 'USD' },
      commission: { amount: -160, currency: 'USD' },
      net: { amount: 1839, currency: 'USD' },
      terms: { of: 'category', basisPoints: 800, fixedMinor: 0 },
    })
  })

  test('has the refunds, a part and then the rest, to the cent', async () => {
    const [, sale] = (await read()).data.rows
    const [parcel] = await shop.database
      .select()
      .from(parcels)
      .where(eq(parcels.id, sale?.parcel?.id ?? ''))
    // 19.99 × 655.957 = 13,112.58 → 13,113 F CFA; 5.00 × 655.957 = 3,279.785 → 3,280. Together 16,393 for 24.99.
    expect(parcel).toMatchObject({ itemsMinor: 13_113, deliveryMinor: 3280 })
    // 24.99 × 5,000 / 16,393 = 7.6222 of the sale; 1.60 × 5,000 / 13,113 = 0.6101 of the commission of its items.
    await refund(parcel?.id ?? '', 5000, 'XOF')
    // 11,000: 17.37 × 11,000 / 11,393 = 16.7709; all other items are in it, and so is all other commission.
    await refund(parcel?.id ?? '', 11_000, 'XOF')
    // The rest: 24.99 − 7.62 − 16.77; delivery bears no commission.
    await refund(parcel?.id ?? '', 393, 'XOF')
    const { data } = await read()
    expect(data.rows.slice(4).map(amounts)).toEqual([
      ['refund', -762, 61, -701, 16_377],
      ['refund', -1677, 99, -1578, 14_799],
      ['refund', -60, 0, -60, 14_739],
    ])
    expect(data.rows[4]).toMatchObject({
      note: '=A crack',
      parcel: { number: parcel?.number },
      lines: [],
      delivery: null,
    })
    expect(data.totals).toMatchObject([
      { kind: 'refund', count: 3, gross: { amount: -2499 }, commission: { amount: 160 }, net: { amount: -2339 } },
      { kind: 'sale', count: 4 },
    ])
    expect(data.closing.amount).toBe(4300 + 4239 + 6200)
  })

  test('comes in pages with running balances', async () => {
    const whole = (await read()).data.rows
    const first = await read('?limit=3')
    const second = await read(`?limit=3&cursor=${first.meta.next}`)
    const third = await read(`?limit=3&cursor=${second.meta.next}`)
    expect([...first.data.rows, ...second.data.rows, ...third.data.rows]).toEqual(whole)
    expect([first.meta.total, third.meta.next]).toEqual([7, null])
    expect(second.data.closing).toEqual(first.data.closing)
    expect((await ask(`/statement?from=2020-01-01&to=2020-01-31&cursor=${first.meta.next}`)).status).toBe(422)
  })

  test('begins with the balance at which the period before ended', async () => {
    await letPass(3)
    const later = dateIn('Africa/Lagos', shop.clock.now())
    const before = await read(`?from=${today}&to=${today}`)
    const after = await read(`?from=${later}`)
    expect(before.data.rows).toHaveLength(7)
    expect(after.data).toMatchObject({
      opening: before.data.closing,
      closing: before.data.closing,
      rows: [],
      totals: [],
    })
    expect((await read('?from=2020-01-01&to=2020-12-31')).data).toMatchObject({ closing: { amount: 0 }, rows: [] })
  })

  test('refuses days that are malformed, reversed, or too many', async () => {
    for (const [query, parameter] of [
      ['?from=2026-02-30', 'from'],
      ['?to=yesterday', 'to'],
      ['?from=2026-02-02&to=2026-02-01', 'to'],
      ['?from=2024-01-01&to=2025-01-01', 'to'],
      ['?cursor=nonsense', 'cursor'],
    ]) {
      for (const path of parameter === 'cursor' ? ['/statement'] : ['/statement', '/statement.csv', '/statement.pdf']) {
        const refused = await ask(`${path}${query}`)
        expect(refused.status, path + query).toBe(422)
        expect(await refused.json()).toMatchObject({ errors: [{ parameter }] })
      }
    }
  })

  test.each([
    ['owner', 200],
    ['accounts', 200],
    ['manager', 403],
    ['fulfilment', 403],
  ] as const)('is for its %s: %i', async (role, status) => {
    const member = await anAccount(shop)
    await aMember(shop, { storeId: store.id, accountId: member.id, role })
    for (const path of ['/statement', '/statement.csv', '/statement.pdf', '/balance']) {
      expect((await ask(path, member)).status, path).toBe(status)
      expect((await ask(path, (await aStoreWithOwner(shop)).owner)).status, path).toBe(404)
    }
  })
})

describe('a statement as a table', () => {
  test('has columns with the same sums, and cells that no spreadsheet runs', async () => {
    const { data } = await read(`?from=${today}`)
    const response = await ask(`/statement.csv?from=${today}`)
    expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8')
    expect(response.headers.get('content-disposition')).toBe(
      `attachment; filename="${store.slug}-${today}-${data.to}.csv"`,
    )
    const rows = parse(await response.text(), { columns: true }) as Record<string, string>[]
    const cents = (text: string | undefined) => Math.round(Number(text) * 100)
    const sum = (column: string) => rows.reduce((total, row) => total + cents(row[column]), 0)
    expect([sum('Gross'), sum('Commission'), sum('Net')]).toEqual([17_998 - 2499, -920 + 160, 14_739])
    expect([rows.at(0)?.Kind, rows.at(0)?.Balance, rows.at(-1)?.Kind, rows.at(-1)?.Balance]).toEqual([
      'Opening balance',
      '0.00',
      'Closing balance',
      '147.39',
    ])
    // One row for each line of each sale and for its delivery: 5 + 4; one for each refund.
    expect(rows).toHaveLength(2 + 9 + 3)
    for (const [index, row] of rows.slice(1, -1).entries()) {
      expect(cents(row.Balance) - cents(rows[index]?.Balance), row.Kind).toBe(cents(row.Net))
    }
    expect(rows[1]).toMatchObject({
      Kind: 'Sale',
      Item: 'Agbọ̀n basket',
      Quantity: '2',
      Gross: '40.00',
      Commission: '-2.00',
    })
    expect(rows.at(-2)).toMatchObject({ Kind: 'Refund', Gross: '-0.60', Commission: '0.00', Note: "'=A crack" })
  })
})

describe('a printed statement', () => {
  const pagesOf = async (response: Response) => {
    expect(response.headers.get('content-type')).toBe('application/pdf')
    const text = Buffer.from(await response.arrayBuffer()).toString('latin1')
    expect(text.startsWith('%PDF-1.')).toBe(true)
    expect(text.trimEnd().endsWith('%%EOF')).toBe(true)
    return text.match(/\/Type \/Page\b/g)?.length
  }
  /** A store with this many postings of 0. */
  const busyStore = async (rows: number) => {
    const busy = await aStoreWithOwner(shop)
    await shop.database.execute(sql`
      insert into ledger_postings (id, key, kind, store_id, at, note)
      select gen_random_uuid(), 'test:' || gen_random_uuid(), 'refund', ${busy.store.id}, ${shop.clock.now().toISOString()}, 'Nothing'
      from generate_series(1, ${rows}::int)`)
    await carryBooks(shop.database)
    return (file: string) => shop.request(`/stores/${busy.store.id}/${file}`, { headers: busy.owner.headers })
  }

  test('is a PDF of as many pages as it needs', async () => {
    const response = await ask(`/statement.pdf?from=${today}`)
    expect(response.headers.get('content-disposition')).toMatch(/^attachment; filename="store-.*\.pdf"$/)
    expect(await pagesOf(response)).toBe(1)
    expect(await pagesOf(await (await busyStore(0))('statement.pdf'))).toBe(1)
    // 19 rows of two lines on the first page, 23 on each of the others.
    expect(await pagesOf(await (await busyStore(100))('statement.pdf'))).toBe(5)
  })

  test('is refused beyond a limit of pages; the table is not', async () => {
    const file = await busyStore(5001)
    const refused = await file('statement.pdf')
    expect(refused.status).toBe(422)
    expect(await refused.json()).toMatchObject({ errors: [{ parameter: 'to', code: 'ledger.too-many-rows' }] })
    const lines = (await (await file('statement.csv')).text()).trimEnd().split('\r\n')
    expect(lines).toHaveLength(1 + 1 + 5001 + 1)
  })

  test('is read once, and summed once before: twice the rows take twice the work', async () => {
    const file = await busyStore(2000)
    const steps = await explainStatements(shop, async () => (await file('statement.csv')).text())
    expect(rowsLookedAt(steps, 'ledger_postings')).toBeLessThan(2.5 * 2000)
  })
})

describe('the balance', () => {
  test('is pending until some days after the parcel arrived, with its refunds', async () => {
    const [first, , third] = (await read(`?from=${today}`)).data.rows
    expect(await balance()).toMatchObject({ pending: { amount: 14_739 }, available: { amount: 0 } })
    const parcelId = first?.parcel?.id ?? ''
    await move(parcelId, 'pack')
    await move(parcelId, 'ship', { carrier: 'DHL' })
    expect((await move(parcelId, 'deliver')).status).toBe(200)
    const inAWeek = shop.clock.now().getTime() + 7 * 86_400_000
    const { nextAvailableAt, ...pending } = await balance()
    expect(pending).toMatchObject({
      currency: 'USD',
      pending: { amount: 14_739, currency: 'USD' },
      available: { amount: 0, currency: 'USD' },
    })
    expect(Math.abs(Date.parse(nextAvailableAt ?? '') - inAWeek)).toBeLessThan(5000)
    await letPass(7.001)
    expect(await balance()).toMatchObject({ pending: { amount: 10_439 }, available: { amount: 4300 } })
    // A refund of pending money: 13.82 of 44.99 … leaves only the available part.
    const [parcel] = await shop.database
      .select()
      .from(parcels)
      .where(eq(parcels.id, third?.parcel?.id ?? ''))
    const all = (parcel?.itemsMinor ?? 0) + (parcel?.deliveryMinor ?? 0)
    await refund(parcel?.id ?? '', all, 'KWD')
    expect(await balance()).toMatchObject({ pending: { amount: 6200 }, available: { amount: 4300 } })
  })

  test('falls at once on a refund of available money', async () => {
    const [first] = (await read(`?from=${today}`)).data.rows
    const [parcel] = await shop.database
      .select()
      .from(parcels)
      .where(eq(parcels.id, first?.parcel?.id ?? ''))
    await refund(parcel?.id ?? '', (parcel?.itemsMinor ?? 0) + (parcel?.deliveryMinor ?? 0), 'NGN')
    expect(await balance()).toMatchObject({ pending: { amount: 6200 }, available: { amount: 0 } })
  })

  test('becomes available a month after the sale without a delivery report', async () => {
    await letPass(30)
    expect(await balance()).toMatchObject({
      currency: 'USD',
      pending: { amount: 0, currency: 'USD' },
      available: { amount: 6200, currency: 'USD' },
      nextAvailableAt: null,
    })
  })

  test('of a store without sales is 0', async () => {
    const fresh = await aStoreWithOwner(shop, { currency: 'GHS' })
    const response = await shop.request(`/stores/${fresh.store.id}/balance`, { headers: fresh.owner.headers })
    expect(await response.json()).toMatchObject({
      data: { currency: 'GHS', pending: { amount: 0 }, available: { amount: 0 }, nextAvailableAt: null },
    })
  })
})
