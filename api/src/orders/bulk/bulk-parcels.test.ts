import type { PackingSlip, ParcelOutcome } from '@makola/contract/orders/bulk-parcels.ts'
import type { MemberRole } from '@makola/contract/permissions.ts'
import { and, eq, inArray, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { brokenInvariants } from '../../../../testing/broken-invariants.ts'
import { anAccount, type SignedIn } from '../../../../testing/builders/auth.ts'
import { aProduct } from '../../../../testing/builders/catalogue.ts'
import { lettersTo } from '../../../../testing/builders/letters.ts'
import { anOrder, aPaidOrder } from '../../../../testing/builders/orders.ts'
import { aMember, aStoreWithOwner, type StoreRow } from '../../../../testing/builders/stores.ts'
import { openTestPlatform, type TestPlatform } from '../../../../testing/test-platform.ts'
import { newId } from '../../platform/ids.ts'
import { auditEntries } from '../../shop/tables.ts'
import { orderLines, parcels } from '../tables.ts'

let shop: TestPlatform
let store: StoreRow
let owner: SignedIn
let packer: SignedIn

beforeAll(async () => {
  shop = await openTestPlatform()
  ;({ store, owner } = await aStoreWithOwner(shop, { name: 'Adunni Atelier' }))
  packer = await aMemberIn('fulfilment')
})
afterAll(() => shop.close())

const aMemberIn = async (role: MemberRole): Promise<SignedIn> => {
  const account = await anAccount(shop)
  await aMember(shop, { storeId: store.id, accountId: account.id, role })
  return account
}
const ordered = async (email = 'ada@example.test', storeId = store.id, quantity = 2) => {
  const product = await aProduct(shop, { storeId, stock: 10, name: 'Wax print' })
  const { parcelIds, number } = await aPaidOrder(shop, { products: [product], quantity, email })
  return { id: parcelIds[0] ?? '', number: `${number}-A` }
}
const several = async (count: number) => {
  const made = []
  for (let index = 0; index < count; index++) made.push(await ordered())
  return made
}
type Sender = { by?: SignedIn; key?: string; storeId?: string }
const send = (path: string, json: object, { by = owner, key = newId(), storeId = store.id }: Sender = {}) =>
  shop.request(`/stores/${storeId}/${path}`, {
    method: 'POST',
    headers: { ...by.headers, 'idempotency-key': key },
    json,
  })
const pack = (ids: string[], sender?: Sender) => send('parcels/pack', { ids }, sender)
const ship = (sent: { id: string; trackingNumber?: string }[], sender?: Sender) =>
  send('parcels/ship', { carrier: 'DHL', parcels: sent }, sender)
const read = async (response: Response | Promise<Response>): Promise<ParcelOutcome[]> => {
  const answer = await response
  expect(answer.status).toBe(200)
  return ((await answer.json()) as { data: ParcelOutcome[] }).data
}
const outcomes = async (response: Promise<Response>) => (await read(response)).map(({ outcome }) => outcome)
const refund = (id: string, of: object) =>
  shop.request(`/parcels/${id}/refunds`, {
    method: 'POST',
    headers: { ...owner.headers, 'idempotency-key': newId() },
    json: { reason: 'Torn', of },
  })
const auditOf = (subjectId: string, action: string) =>
  shop.database
    .select()
    .from(auditEntries)
    .where(and(eq(auditEntries.subjectId, subjectId), eq(auditEntries.action, action)))

describe('many parcels at once', () => {
  test('are packed and shipped, each with its number, its email and its audit row', async () => {
    const [one, two] = [await ordered('one@example.test'), await ordered('two@example.test')]
    expect(await read(pack([one.id, two.id], { by: packer }))).toEqual([
      { id: one.id, number: one.number, outcome: 'done', refusal: null },
      { id: two.id, number: two.number, outcome: 'done', refusal: null },
    ])
    const sent = [{ id: one.id, trackingNumber: 'JD 1' }, { id: two.id }]
    expect(await outcomes(ship(sent, { by: packer }))).toEqual(['done', 'done'])
    const rows = await shop.database
      .select()
      .from(parcels)
      .where(inArray(parcels.id, [one.id, two.id]))
    expect(rows.map(({ state, carrier, trackingNumber }) => ({ state, carrier, trackingNumber }))).toEqual(
      expect.arrayContaining([
        { state: 'shipped', carrier: 'DHL', trackingNumber: 'JD 1' },
        { state: 'shipped', carrier: 'DHL', trackingNumber: null },
      ]),
    )
    await shop.jobs.drain(shop, { all: true })
    for (const [email, text] of [
      ['one@example.test', 'Its tracking number is JD 1.'],
      ['two@example.test', 'DHL'],
    ] as const) {
      const onItsWay = (await lettersTo(shop, email)).filter(({ subject }) => subject.includes('on its way'))
      expect(onItsWay).toHaveLength(1)
      expect(onItsWay[0]?.text).toContain(text)
    }
    expect(await auditOf(one.id, 'parcel.shipped')).toMatchObject([
      { after: { carrier: 'DHL', trackingNumber: 'JD 1' } },
    ])
    expect(await brokenInvariants(shop)).toEqual([])
  })

  test('name those that cannot be packed, and pack the others', async () => {
    const [good, refunded, shipped, cancelled] = await several(4)
    const { owner: stranger, store: strange } = await aStoreWithOwner(shop)
    const theirs = await ordered('theirs@example.test', strange.id)
    const unpaid = await anOrder(shop, { products: [await aProduct(shop, { storeId: store.id })] })
    const [waiting] = await shop.database.select().from(parcels).where(eq(parcels.orderId, unpaid.orderId))
    expect((await refund(refunded?.id ?? '', { kind: 'rest' })).status).toBe(201)
    await pack([shipped?.id ?? ''])
    await ship([{ id: shipped?.id ?? '' }])
    await shop.request(`/parcels/${cancelled?.id}/cancel`, {
      method: 'POST',
      headers: owner.headers,
      json: { reason: 'Torn' },
    })
    const ids = [refunded, shipped, cancelled, theirs, { id: waiting?.id ?? '' }, { id: newId() }, good].map(
      (parcel) => parcel?.id ?? '',
    )
    const answers = await read(pack(ids))
    expect(answers.map(({ outcome, refusal }) => [outcome, refusal?.code])).toEqual([
      ['refused', 'orders.parcel-refunded'],
      ['refused', 'orders.no-such-parcel-move'],
      ['refused', 'orders.no-such-parcel-move'],
      ['refused', 'platform.not-found'],
      ['refused', 'platform.not-found'],
      ['refused', 'platform.not-found'],
      ['done', undefined],
    ])
    expect(answers[3]).toEqual({
      id: theirs.id,
      number: null,
      outcome: 'refused',
      refusal: { code: 'platform.not-found', detail: 'This order does not exist.' },
    })
    expect(answers[1]?.refusal?.detail).toBe('This parcel is shipped and cannot become packed.')
    const [untouched] = await shop.database.select().from(parcels).where(eq(parcels.id, theirs.id))
    expect(untouched?.state).toBe('new')
    expect((await pack([good?.id ?? ''], { by: stranger })).status).toBe(404)
    expect((await pack([good?.id ?? ''], { by: stranger, storeId: strange.id })).status).toBe(200)
    expect(await auditOf(good?.id ?? '', 'parcel.packed')).toHaveLength(1)
  })

  test('moved by two people at once: each once, with one email', async () => {
    const made = await several(6)
    const ids = made.map(({ id }) => id)
    const answers = await Promise.all([
      outcomes(pack(ids)),
      outcomes(pack(ids.toReversed(), { by: packer })),
      outcomes(pack(ids, { by: packer })),
    ])
    const count = (outcome: string, all: string[][]) => all.flat().filter((each) => each === outcome).length
    expect([count('done', answers), count('already', answers)]).toEqual([6, 12])
    const sent = ids.map((id) => ({ id, trackingNumber: `T-${id}` }))
    const shipped = await Promise.all([outcomes(ship(sent)), outcomes(ship(sent.toReversed(), { by: packer }))])
    expect([count('done', shipped), count('already', shipped)]).toEqual([6, 6])
    await shop.jobs.drain(shop, { all: true })
    for (const id of ids) {
      expect(await auditOf(id, 'parcel.packed')).toHaveLength(1)
      expect(await auditOf(id, 'parcel.shipped')).toHaveLength(1)
    }
    const letters = (await lettersTo(shop, 'ada@example.test')).filter(({ text }) => /number is T-/.test(text))
    expect(letters).toHaveLength(6)
    expect(await brokenInvariants(shop)).toEqual([])
  })

  test('sent twice with one key: the first answer again; with a new key nothing is done twice', async () => {
    const [{ id } = { id: '' }] = await several(1)
    const key = newId()
    expect(await outcomes(pack([id], { key }))).toEqual(['done'])
    expect(await outcomes(pack([id], { key }))).toEqual(['done'])
    expect(await outcomes(pack([id]))).toEqual(['already'])
    expect(await outcomes(ship([{ id, trackingNumber: 'A1' }]))).toEqual(['done'])
    expect(await outcomes(ship([{ id, trackingNumber: 'A1' }]))).toEqual(['already'])
    // Another number would send the buyer to another parcel.
    expect(await outcomes(ship([{ id, trackingNumber: 'B2' }]))).toEqual(['refused'])
    expect((await pack([newId()], { key })).status).toBe(422)
    expect(await auditOf(id, 'parcel.packed')).toHaveLength(1)
  })

  test('are at most a hundred, each once, with a carrier and a key', async () => {
    const [{ id } = { id: '' }] = await several(1)
    const many = [id, ...Array.from({ length: 100 }, newId)]
    expect((await pack(many)).status).toBe(422)
    expect((await ship(many.map((each) => ({ id: each })))).status).toBe(422)
    expect((await send('packing-slips', { ids: many })).status).toBe(422)
    expect((await pack([])).status).toBe(422)
    expect((await pack([id, id])).status).toBe(422)
    expect((await ship([{ id }, { id }])).status).toBe(422)
    expect((await send('parcels/ship', { carrier: ' ', parcels: [{ id }] })).status).toBe(422)
    expect(
      (await send('parcels/ship', { carrier: 'DHL', parcels: [{ id, trackingNumber: 'x'.repeat(61) }] })).status,
    ).toBe(422)
    const keyless = await shop.request(`/stores/${store.id}/parcels/pack`, {
      method: 'POST',
      headers: owner.headers,
      json: { ids: [id] },
    })
    expect(keyless.status).toBe(400)
    const [row] = await shop.database.select().from(parcels).where(eq(parcels.id, id))
    expect(row?.state).toBe('new')
  })

  test('stay as they are for a role without the permission, and for visitors', async () => {
    const [{ id } = { id: '' }] = await several(1)
    const accounts = await aMemberIn('accounts')
    expect((await pack([id], { by: accounts })).status).toBe(403)
    expect((await ship([{ id }], { by: accounts })).status).toBe(403)
    const visitor = await shop.request(`/stores/${store.id}/parcels/pack`, {
      method: 'POST',
      headers: { 'idempotency-key': newId() },
      json: { ids: [id] },
    })
    expect(visitor.status).toBe(401)
    expect((await pack([id], { storeId: newId() })).status).toBe(404)
    expect((await ship([{ id }], { storeId: newId() })).status).toBe(404)
    expect((await send('packing-slips', { ids: [id] }, { storeId: newId() })).status).toBe(404)
    expect((await send('parcels/export', { ids: [id] }, { storeId: newId() })).status).toBe(404)
    const [row] = await shop.database.select().from(parcels).where(eq(parcels.id, id))
    expect(row?.state).toBe('new')
  })
})

describe('packing slips', () => {
  test('come in the order asked for, without refunded units; parcels that do not go are named', async () => {
    const [one, two, gone] = await several(3)
    const theirs = await ordered('theirs@example.test', (await aStoreWithOwner(shop)).store.id)
    const [line] = await shop.database
      .select()
      .from(orderLines)
      .where(eq(orderLines.parcelId, two?.id ?? ''))
    const part = { kind: 'lines', lines: [{ lineId: line?.id, quantity: 1 }], withDelivery: false }
    expect((await refund(two?.id ?? '', part)).status).toBe(201)
    expect((await refund(gone?.id ?? '', { kind: 'rest' })).status).toBe(201)
    const ids = [two, gone, theirs, one].map((parcel) => parcel?.id ?? '')
    const answer = await send('packing-slips', { ids }, { by: packer })
    const { data, leftOut } = (await answer.json()) as {
      data: PackingSlip[]
      leftOut: Pick<ParcelOutcome, 'number' | 'refusal'>[]
    }
    expect(data.map(({ number }) => number)).toEqual([two?.number, one?.number])
    expect(data.map(({ lines }) => lines.map((each) => each.quantity - each.refundedQuantity))).toEqual([[1], [2]])
    expect(data[0]).toMatchObject({
      store: { name: 'Adunni Atelier' },
      addressLines: ['Ada Obi', '1 Marina Road', 'Lagos', 'Nigeria'],
      cashDue: null,
    })
    expect(JSON.stringify(data)).not.toContain('100000')
    expect(leftOut.map(({ number, refusal }) => [number, refusal?.code])).toEqual([
      [gone?.number, 'orders.parcel-refunded'],
      [null, 'platform.not-found'],
    ])
  })
})

describe('the export', () => {
  test('has a line for each parcel of the store, safe to open in a spreadsheet', async () => {
    const one = await ordered('=cmd@example.test')
    const theirs = await ordered('theirs@example.test', (await aStoreWithOwner(shop)).store.id)
    await pack([one.id])
    await ship([{ id: one.id, trackingNumber: '=1+1' }])
    const answer = await send('parcels/export', { ids: [theirs.id, one.id] }, { by: packer })
    expect(answer.headers.get('content-type')).toContain('text/csv')
    expect(answer.headers.get('content-disposition')).toContain(`${store.slug}-orders.csv`)
    const lines = (await answer.text()).trim().split('\r\n')
    expect(lines).toHaveLength(2)
    expect(lines[1]).toContain(`${one.number},shipped,`)
    expect(lines[1]).toContain(",'=cmd@example.test,")
    expect(lines[1]).toContain("2 × Wax print,2,0,NGN,2500.00,USD,25.00,DHL,'=1+1")
  })
})

describe('among 1,000 open parcels', () => {
  let own: { store: StoreRow; owner: SignedIn }
  let newest: string[]

  beforeAll(async () => {
    own = await aStoreWithOwner(shop)
    const model = await ordered('model@example.test', own.store.id)
    await shop.database.execute(sql`
      with model as (select parcels.* from parcels where store_id = ${own.store.id}),
      copied as (
        insert into orders (id, number, state, country_code, currency, rate_snapshot, email, phone, address, items_minor,
          delivery_minor, total_minor, tracking_hash, held_until, placed_at, paid_at)
        select gen_random_uuid(), 'Y' || lpad(n::text, 7, '0'), 'paid', country_code, currency, rate_snapshot,
          'many@example.test', phone, address, orders.items_minor, orders.delivery_minor, total_minor, 'hash ' || n,
          held_until, '2026-01-01'::timestamptz + make_interval(mins => n), '2026-01-02'
        from model join orders on orders.id = model.order_id cross join generate_series(1, 1000) as n
        returning id, number, placed_at)
      insert into parcels (id, order_id, store_id, number, state, delivery_name, min_days, max_days, items_minor,
        delivery_minor, store_currency, items_store_minor, delivery_store_minor, placed_at)
      select gen_random_uuid(), copied.id, store_id, copied.number || '-A', 'new', delivery_name, min_days, max_days,
        items_minor, delivery_minor, store_currency, items_store_minor, delivery_store_minor, copied.placed_at
      from copied cross join model`)
    // Copies have no goods: the model is not one of them.
    await shop.database.execute(sql`update parcels set state = 'cancelled' where id = ${model.id}`)
    await shop.database.execute(sql`analyze orders, parcels`)
  })

  const ask = async (query: string) => {
    const response = await shop.request(`/stores/${own.store.id}/parcel-ids${query}`, { headers: own.owner.headers })
    return { status: response.status, body: await response.json() }
  }

  test('all that match are listed in the order of the list, a thousand at a time', async () => {
    const { body } = await ask('?state=new')
    newest = body.data.map(({ id }: { id: string }) => id)
    expect(newest).toHaveLength(1000)
    expect(body.meta.next).toBeNull()
    expect(body.data[0]).toEqual({
      id: expect.any(String),
      number: 'Y0001000-A',
      buyerName: 'Ada Obi',
      isPickup: false,
    })
    const all = await ask('')
    expect(all.body.data).toHaveLength(1000)
    const rest = await ask(`?cursor=${all.body.meta.next}`)
    expect(rest.body.data).toHaveLength(1)
    expect((await ask(`?state=new&cursor=${all.body.meta.next}`)).status).toBe(422)
    expect((await ask('?q=Y0000500')).body.data).toMatchObject([{ number: 'Y0000500-A' }])
    expect((await shop.request(`/stores/${own.store.id}/parcel-ids`, { headers: owner.headers })).status).toBe(404)
  })

  test('they are late after their last day, and no more once they are sent', async () => {
    const rows = async (query: string) => {
      const response = await shop.request(`/orders/?store=${own.store.id}${query}`, { headers: own.owner.headers })
      return (await response.json()).data
    }
    // Paid on January 2nd, 3 to 6 days promised: sent by the 5th it can still arrive in time.
    expect((await rows('&q=Y0000001'))[0]).toMatchObject({ sendBy: '2026-01-05T00:00:00.000Z', isLate: true })
    const [first] = (await ask('?q=Y0000001')).body.data
    const by = { by: own.owner, storeId: own.store.id }
    await pack([first.id], by)
    expect((await rows('&q=Y0000001'))[0]).toMatchObject({ isLate: true })
    await ship([{ id: first.id }], by)
    expect((await rows('&q=Y0000001'))[0]).toMatchObject({ sendBy: null, isLate: false })
  })

  test('they are packed and shipped a hundred at a time, without one twice', async () => {
    const by = { by: own.owner, storeId: own.store.id }
    const start = performance.now()
    const answers: string[] = []
    for (let from = 0; from < newest.length; from += 100) {
      const some = newest.slice(from, from + 100)
      answers.push(...(await outcomes(pack(some, by))))
      const sent = some.map((id) => ({ id, trackingNumber: `N-${id}` }))
      answers.push(...(await outcomes(ship(sent, by))))
    }
    const seconds = (performance.now() - start) / 1000
    // The parcel of the test above was shipped before.
    expect(answers.filter((each) => each === 'done')).toHaveLength(1998)
    expect(answers.filter((each) => each === 'refused')).toHaveLength(2)
    expect(seconds).toBeLessThan(60)
    if (process.env.SHOW_FIGURES) process.stdout.write(`1,000 parcels packed and shipped in ${seconds.toFixed(1)} s\n`)
  }, 120_000)
})
