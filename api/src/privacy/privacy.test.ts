import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Privacy } from '@makola/contract/privacy/privacy.ts'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { brokenInvariants } from '../../../testing/broken-invariants.ts'
import { anAccount, anOperator, type SignedIn, signInAs } from '../../../testing/builders/auth.ts'
import { aProduct } from '../../../testing/builders/catalogue.ts'
import { aPaidOrder } from '../../../testing/builders/orders.ts'
import { aParcelAt, openAsBuyer } from '../../../testing/builders/requests.ts'
import { aMember, aStore } from '../../../testing/builders/stores.ts'
import { findText, listAccountColumns } from '../../../testing/database/find-text.ts'
import { readZip } from '../../../testing/read-zip.ts'
import { openTestPlatform, type TestPlatform } from '../../../testing/test-platform.ts'
import { accounts, staff } from '../auth/tables.ts'
import { privateFiles } from '../media/tables.ts'
import { modules } from '../modules.ts'
import { orders } from '../orders/tables.ts'
import { trackingToken } from '../orders/tracking/tracking-token.ts'
import { newId } from '../platform/ids.ts'
import { readOutboxFolder } from '../platform/mail/mailer.ts'
import { rateLimits } from '../platform/tables.ts'
import { auditEntries } from '../shop/tables.ts'
import { members, stores } from '../stores/tables.ts'
import { forgetExports, readExport } from './build-export.ts'
import { eraseDue } from './erase-due.ts'
import { runRetention } from './run-retention.ts'
import { erasures, retentionRules } from './tables.ts'

let shop: TestPlatform

beforeAll(async () => {
  shop = await openTestPlatform()
})
beforeEach(() => shop.database.delete(rateLimits))
afterAll(() => shop.close())

const password = 'a quiet harbour at dusk'
const day = 86_400
let known = 0

const read = async ({ headers }: SignedIn) =>
  ((await (await shop.request('/account/privacy', { headers })).json()) as { data: Privacy }).data
const paths = { export: '/account/export', erasure: '/account/erasure' }
const ask = (what: 'export' | 'erasure', { headers }: SignedIn, json: object = { password }) =>
  shop.request(paths[what], { method: 'POST', headers, json })
const undo = ({ headers }: SignedIn) => shop.request('/account/erasure', { method: 'DELETE', headers })
const codeOf = async (answer: Response) => ({ status: answer.status, code: (await answer.json()).code })

/** A buyer who has left traces everywhere: orders signed in and as a guest, a request in their own words, a bell, letters. */
async function aKnownPerson() {
  known += 1
  const name = `Zenobia Quartey-Mensah ${known}`
  const phone = `+23480312345${60 + known}`
  const street = `${known} Frangipani Close`
  const address = { name, line1: street, city: 'Lagos', countryCode: 'NG' }
  const person = await anAccount(shop, { name, password })
  const contact = { email: person.email, phone, address, note: `Ring at ${street}`, network: 'digest' }
  const own = await aParcelAt(shop, 'delivered', { ...contact, accountId: person.id })
  await aPaidOrder(shop, contact)
  const text = `${name} of ${street} is not happy`
  const asked = await openAsBuyer(shop, own, { kind: 'faulty', reason: 'does-not-work', text })
  expect(asked.status).toBe(201)
  await shop.jobs.drain(shop)
  return { person, own, name, texts: [person.email, name, phone, street] }
}

describe('the copy of one’s data', () => {
  test('asks for the password, is prepared once, told by email and downloaded by its owner for seven days', async () => {
    const { person, texts } = await aKnownPerson()
    expect((await ask('export', person, { password: 'something else' })).status).toBe(422)
    expect((await ask('export', person)).status).toBe(202)
    expect(await codeOf(await ask('export', person))).toEqual({ status: 409, code: 'privacy.export-under-way' })
    expect((await read(person)).export?.state).toBe('preparing')
    await shop.jobs.drain(shop)
    const { export: copy } = await read(person)
    expect(copy?.state).toBe('ready')
    const letters = await readOutboxFolder(shop.mailer.folder ?? '')
    expect(letters.some(({ to, subject }) => to === person.email && subject === 'Your data is ready')).toBe(true)

    const get = (headers?: HeadersInit) =>
      shop.request(`/private-files/${copy?.fileId}`, headers === undefined ? {} : { headers })
    expect((await get()).status).toBe(404)
    expect((await get((await anAccount(shop)).headers)).status).toBe(404)
    const files = readZip(Buffer.from(await (await get(person.headers)).arrayBuffer()))
    expect(files.get('README.txt')).toContain(person.email)
    expect(JSON.parse(files.get('json/orders.json') ?? '')).toHaveLength(2)
    expect(files.get('csv/requests.csv')).toContain('is not happy')
    const all = [...files.values()].join('\n')
    for (const text of texts) expect(all).toContain(text)
    expect(all).not.toContain('Hash')

    shop.clock.advance(7 * day)
    await forgetExports(shop)
    const back = { ...person, ...(await signInAs(shop, person.id)) }
    expect((await read(back)).export).toBeNull()
    expect((await get(back.headers)).status).toBe(404)
    const left = shop.database.$count(privateFiles, eq(privateFiles.id, copy?.fileId ?? ''))
    expect(await left).toBe(0)
  })

  test('holds rows of every table that leads to the account', async () => {
    const { person, name } = await aKnownPerson()
    const store = await aStore(shop)
    await aMember(shop, { storeId: store.id, accountId: person.id, role: 'manager' })
    await shop.database.insert(staff).values({ accountId: person.id, role: 'support', since: shop.clock.now() })
    const rows = await readExport(shop, { accountId: person.id, email: person.email, name })
    // Secrets, or the same facts as the rows that they belong to.
    const within = ['refresh_tokens.', 'recovery_codes.', 'passkey_challenges.', 'staff.invited_by']
    for (const { table, column } of await listAccountColumns(shop)) {
      if (within.some((one) => `${table}.${column}`.startsWith(one))) continue
      const { rows: named } = await shop.database.execute(
        sql`select from ${sql.identifier(table)} where ${sql.identifier(column)} = ${person.id}`,
      )
      expect({ table, column, exported: (rows[table]?.length ?? 0) >= named.length }).toEqual({
        table,
        column,
        exported: true,
      })
    }
  })
})

describe('deleting an account', () => {
  test('asks for the password, is told by email, can be undone for 72 hours and is asked once', async () => {
    const person = await anAccount(shop, { password })
    expect((await ask('erasure', person, { password: 'something else' })).status).toBe(422)
    const answers = await Promise.all([1, 2, 3].map(() => ask('erasure', person)))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([202, 409, 409])
    await shop.jobs.drain(shop)
    const letters = await readOutboxFolder(shop.mailer.folder ?? '')
    expect(letters.filter(({ to, subject }) => to === person.email && subject.includes('deleted'))).toHaveLength(1)
    await eraseDue(shop)
    expect((await read(person)).erasure?.state).toBe('waiting')
    expect((await undo(person)).status).toBe(204)
    expect(await codeOf(await undo(person))).toEqual({ status: 409, code: 'privacy.no-erasure' })
    shop.clock.advance(72 * 3600)
    await eraseDue(shop)
    const [account] = await shop.database.select().from(accounts).where(eq(accounts.id, person.id))
    expect(account?.erasedAt).toBeNull()
  })

  test('leaves the person nowhere but in the orders that returns and disputes still need, and then nowhere', async () => {
    const { person, own, name, texts } = await aKnownPerson()
    const owner = await anOperator(shop)
    await shop.database.insert(auditEntries).values({
      ...{ id: newId(), storeId: null, actor: `account:${owner.id}`, action: 'staff.changed', at: shop.clock.now() },
      ...{ subjectId: person.id, subject: name, before: { email: person.email }, after: { name } },
    })
    await ask('export', person)
    await ask('erasure', person)
    await shop.jobs.drain(shop)
    shop.clock.advance(72 * 3600)
    await eraseDue(shop)
    await shop.jobs.drain(shop)

    const books = [
      'orders.address',
      'orders.email',
      'orders.note',
      'orders.phone',
      'orders.search_text',
      'payments.email',
    ]
    expect(await findText(shop, texts)).toEqual([...books, 'request_events.text', 'requests.text'].toSorted())
    expect((await shop.request('/auth/me', { headers: person.headers })).status).toBe(401)
    const login = await shop.request('/auth/login', { method: 'POST', json: { email: person.email, password } })
    expect(login.status).toBe(401)
    const tracked = await (await shop.request(`/orders/track/${trackingToken(shop, own.orderId)}`)).json()
    expect(tracked.data).toMatchObject({ email: null, address: { name: 'Removed at the buyer’s request' } })
    for (const text of texts) expect(JSON.stringify(tracked)).not.toContain(text)
    expect(await brokenInvariants(shop)).toEqual([])

    const closedAt = shop.clock.now()
    await shop.database.update(orders).set({ state: 'completed', closedAt }).where(eq(orders.accountId, person.id))
    await shop.database.execute(sql`update requests set closed_at = ${closedAt.toISOString()}, state = 'done',
      due_at = null, due_action = null where order_id = ${own.orderId}`)
    shop.clock.advance(181 * day)
    await runRetention(shop)
    expect(await findText(shop, texts)).toEqual([])
    const [order] = await shop.database.select().from(orders).where(eq(orders.id, own.orderId))
    expect(order).toMatchObject({ totalMinor: 150_000, address: { city: 'Lagos', countryCode: 'NG', line1: '' } })
    const [rule] = await shop.database
      .select()
      .from(retentionRules)
      .where(eq(retentionRules.key, 'orders.contact-erased'))
    expect(rule?.lastCount).toBe(2)
  })

  test('a new account of the same address is another person: it may not claim the orders', async () => {
    const { person } = await aKnownPerson()
    await ask('erasure', person)
    shop.clock.advance(72 * 3600)
    await eraseDue(shop)
    const next = await anAccount(shop, { email: person.email })
    const { data } = await (await shop.request('/orders/claimable', { headers: next.headers })).json()
    expect(data).toEqual([])
  })

  test('is refused with reasons: the last owner of the shop, the only owner of a store with open business', async () => {
    await shop.database.delete(staff)
    const last = await anOperator(shop, { password })
    expect((await ask('erasure', last)).status).toBe(409)
    expect((await read(last)).obstacles).toEqual([{ reason: 'last-owner', store: null }])

    const owner = await anAccount(shop, { password })
    const store = await aStore(shop)
    await shop.database.delete(members).where(eq(members.storeId, store.id))
    await aMember(shop, { storeId: store.id, accountId: owner.id, role: 'owner' })
    await aPaidOrder(shop, { products: [await aProduct(shop, { storeId: store.id })] })
    await shop.jobs.drain(shop)
    expect(await codeOf(await ask('erasure', owner))).toEqual({ status: 409, code: 'privacy.erasure-obstacles' })
    expect((await read(owner)).obstacles.map(({ reason }) => reason).toSorted()).toEqual(['balance', 'open-parcels'])
    expect(await shop.database.$count(erasures, eq(erasures.accountId, owner.id))).toBe(0)
    const second = await anAccount(shop)
    await aMember(shop, { storeId: store.id, accountId: second.id, role: 'owner' })
    expect((await read(owner)).obstacles).toEqual([])
  })

  test('what begins during the 72 hours refuses it, and it may be asked again', async () => {
    const owner = await anAccount(shop, { password })
    const store = await aStore(shop)
    await shop.database.delete(members).where(eq(members.storeId, store.id))
    await aMember(shop, { storeId: store.id, accountId: owner.id, role: 'owner' })
    expect((await ask('erasure', owner)).status).toBe(202)
    const order = await aPaidOrder(shop, { products: [await aProduct(shop, { storeId: store.id })] })
    await shop.jobs.drain(shop)
    shop.clock.advance(72 * 3600)
    await eraseDue(shop)
    const [erasure] = await shop.database.select().from(erasures).where(eq(erasures.accountId, owner.id))
    expect(erasure?.state).toBe('refused')
    expect(order.parcelIds).toHaveLength(1)
    const again = { ...owner, ...(await signInAs(shop, owner.id)) }
    expect((await ask('erasure', again)).status).toBe(409)
  })

  test('closes a store without business that has no other owner', async () => {
    const owner = await anAccount(shop, { password })
    const store = await aStore(shop)
    await shop.database.delete(members).where(eq(members.storeId, store.id))
    await aMember(shop, { storeId: store.id, accountId: owner.id, role: 'owner' })
    await ask('erasure', owner)
    shop.clock.advance(72 * 3600)
    await eraseDue(shop)
    const [closed] = await shop.database.select().from(stores).where(eq(stores.id, store.id))
    expect(closed?.status).toBe('closed')
  })

  test('runs once when several workers find it due, and loses against an undo of the same moment', async () => {
    const person = await anAccount(shop, { password })
    await ask('erasure', person)
    shop.clock.advance(72 * 3600)
    const back = { ...person, ...(await signInAs(shop, person.id)) }
    const [undone] = await Promise.all([undo(back), eraseDue(shop), eraseDue(shop)])
    const [erasure] = await shop.database.select().from(erasures).where(eq(erasures.accountId, person.id))
    const [account] = await shop.database.select().from(accounts).where(eq(accounts.id, person.id))
    expect([erasure?.state, account?.erasedAt === null]).toEqual(
      undone.status === 204 ? ['undone', true] : ['done', false],
    )
  })
})

test('every noun whose tables lead to an account says what it exports', async () => {
  const folders = readdirSync(resolve(import.meta.dirname, '..'), { withFileTypes: true }).filter((one) =>
    one.isDirectory(),
  )
  const texts = folders.flatMap(({ name }) => {
    const path = resolve(import.meta.dirname, '..', name, 'tables.ts')
    return existsSync(path) ? [{ name, text: readFileSync(path, 'utf8') }] : []
  })
  const silent = (await listAccountColumns(shop)).flatMap(({ table }) => {
    const noun = texts.find(({ text }) => text.includes(`'${table}'`))?.name ?? table
    return modules.find(({ name }) => name === noun)?.personalData?.export ? [] : [noun]
  })
  // A store's papers go by a time of their own; their part in the export is still to come.
  const later = new Set(['verification'])
  expect(silent.filter((noun) => !later.has(noun))).toEqual([])
})

test('the rules: contacts of closed orders go after two years, more than a slice in a night, and a late one is found', async () => {
  const { own } = await aKnownPerson()
  await shop.database.execute(sql`update orders set closed_at = now() - interval '733 days' where id = ${own.orderId}`)
  expect((await brokenInvariants(shop)).map(({ id }) => id)).toContain('privacy.kept.orders.contact')
  await shop.database.execute(sql`
    insert into audit_entries (id, actor, action, subject_id, subject, at)
    select gen_random_uuid(), 'x', 'shop.changed', '', '', now() - interval '2400 days' from generate_series(1, 1200)`)
  await runRetention(shop)
  const [order] = await shop.database.select().from(orders).where(eq(orders.id, own.orderId))
  expect(order).toMatchObject({ email: null, phone: null, note: null })
  const broken = (await brokenInvariants(shop)).map(({ id }) => id)
  expect(broken.filter((id) => id.startsWith('privacy.'))).toEqual([])
  const [rule] = await shop.database.select().from(retentionRules).where(eq(retentionRules.key, 'shop.audit'))
  expect(rule?.lastCount).toBe(1200)
})

test('an account that was forgotten and still has a name is found', async () => {
  const person = await anAccount(shop)
  await shop.database.update(accounts).set({ erasedAt: shop.clock.now() }).where(eq(accounts.id, person.id))
  expect((await brokenInvariants(shop)).map(({ id }) => id)).toContain('privacy.erased-people')
  await shop.database.update(accounts).set({ erasedAt: null }).where(eq(accounts.id, person.id))
})
