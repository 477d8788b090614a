import type { ThingReport } from '@makola/contract/moderation/moderation.ts'
import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { brokenInvariants } from '../../../../testing/broken-invariants.ts'
import { anAccount, requestAs, type SignedIn, signInAs } from '../../../../testing/builders/auth.ts'
import { aProduct } from '../../../../testing/builders/catalogue.ts'
import { lettersTo } from '../../../../testing/builders/letters.ts'
import { aMessage, writeAsStore } from '../../../../testing/builders/messages.ts'
import { aMessageReport, aTakedown } from '../../../../testing/builders/moderation.ts'
import { aParcelAt, type Parcelled } from '../../../../testing/builders/requests.ts'
import { aMember, aStoreWithOwner, type StoreRow } from '../../../../testing/builders/stores.ts'
import { openTestPlatform, type TestPlatform } from '../../../../testing/test-platform.ts'
import { orders } from '../../orders/tables.ts'
import { newId } from '../../platform/ids.ts'
import { rateLimits } from '../../platform/tables.ts'
import { auditEntries } from '../../shop/tables.ts'
import { reports } from '../tables.ts'
import { messageReportLimit } from './routes.ts'

let shop: TestPlatform
let store: StoreRow
let owner: SignedIn
let support: SignedIn
let parcel: Parcelled
let productId: string

beforeAll(async () => {
  shop = await openTestPlatform()
  support = await anAccount(shop, { staffRole: 'support', name: 'Sena Support' })
})
beforeEach(async () => {
  await shop.database.delete(rateLimits)
  ;({ store, owner } = await aStoreWithOwner(shop))
  const product = await aProduct(shop, { storeId: store.id, stock: 5 })
  productId = product.id
  parcel = await aParcelAt(shop, 'new', { products: [product] })
})
afterEach(async () => {
  await shop.jobs.drain(shop)
  expect(await brokenInvariants(shop)).toEqual([])
})
afterAll(() => shop.close())

const as = (person: SignedIn, method: string, path: string, json?: object) =>
  requestAs(shop, person, { method, path, json })
const reply = async (text: string): Promise<string> => {
  const person = { headers: (await signInAs(shop, owner.id)).headers }
  const answer = await writeAsStore(shop, { parcelId: parcel.parcelId, person }, { text })
  return (await answer.json()).data.id
}
const said = { reason: 'abuse', text: 'It threatens me.' }
const asBuyer = (messageId: string, { token, parcelId } = parcel) =>
  shop.request(`/orders/track/${token}/parcels/${parcelId}/messages/${messageId}/reports`, {
    method: 'POST',
    json: said,
  })
const asStore = (messageId: string, person = owner, parcelId = parcel.parcelId) =>
  as(person, 'POST', `/parcels/${parcelId}/messages/${messageId}/reports`, said)
const ofMessage = (messageId: string) => shop.database.select().from(reports).where(eq(reports.messageId, messageId))
const read = (id: string, person = support) => as(person, 'POST', `/reports/${id}/messages`)
const decide = (id: string, person = support) =>
  as(person, 'POST', `/reports/${id}/decision`, { decision: 'upheld', answer: 'We have warned them.' })
const listed = async (id: string): Promise<ThingReport | undefined> =>
  (await (await as(support, 'GET', '/reports/?limit=100')).json()).data.find((one: ThingReport) => one.id === id)

describe('a report of a message', () => {
  test('comes to the staff without its text, is read with those around it, and is answered by email', async () => {
    for (let n = 1; n <= 7; n++) await aMessage(shop, parcel, `Question ${n}`)
    const id = await reply('You will be sorry.')
    for (let n = 1; n <= 7; n++) await aMessage(shop, parcel, `Shock ${n}`)
    expect((await asBuyer(id)).status).toBe(204)
    const reportId = (await ofMessage(id))[0]?.id ?? ''
    expect(await listed(reportId)).toMatchObject({
      reason: 'abuse',
      text: 'It threatens me.',
      hasContact: true,
      message: { side: 'store', parcelNumber: expect.stringMatching(/-A$/) },
      subject: { kind: 'store', name: store.name },
    })
    expect(JSON.stringify(await listed(reportId))).not.toContain('You will be sorry.')

    await Promise.all([read(reportId), read(reportId)])
    const { data, meta } = await (await read(reportId)).json()
    expect(meta).toMatchObject({ messageId: id, thread: { parcelId: parcel.parcelId } })
    expect(data.map(({ text }: { text: string }) => text)).toEqual([
      ...[5, 4, 3, 2, 1].map((n) => `Shock ${n}`),
      'You will be sorry.',
      ...[7, 6, 5, 4, 3].map((n) => `Question ${n}`),
    ])
    const joined = await (await as(owner, 'GET', `/parcels/${parcel.parcelId}/messages`)).json()
    expect(joined.data.filter(({ side }: { side: string }) => side === 'staff')).toMatchObject([
      { author: 'Sena Support' },
    ])
    const audits = await shop.database.select().from(auditEntries).where(eq(auditEntries.action, 'conversation.read'))
    expect(audits.filter(({ subjectId }) => subjectId === parcel.parcelId)).toMatchObject([
      { after: { cause: 'report', reason: 'It is insulting or threatening' } },
    ])

    expect((await decide(reportId)).status).toBe(200)
    const [order] = await shop.database.select().from(orders).where(eq(orders.id, parcel.orderId))
    const [letter] = await lettersTo(shop, order?.email ?? '')
    expect(letter?.subject).toMatch(/^About your report of a message about .*-A$/)
    expect(letter?.text).toContain('We have warned them.')
  })

  test('by a store is answered to its person', async () => {
    const { id } = await aMessage(shop, parcel, 'You thieves!')
    const reportId = await aMessageReport(shop, { parcelId: parcel.parcelId, messageId: id, person: owner })
    expect(await listed(reportId)).toMatchObject({ message: { side: 'buyer' } })
    await decide(reportId)
    expect((await lettersTo(shop, owner.email))[0]?.text).toContain('We have warned them.')
  })

  test('told ten times at once is one, and is decided once', async () => {
    const second = await anAccount(shop)
    await aMember(shop, { storeId: store.id, accountId: second.id, role: 'manager' })
    const { id } = await aMessage(shop, parcel)
    const told = await Promise.all(Array.from({ length: 10 }, (_, n) => asStore(id, n % 2 ? owner : second)))
    expect(told.map(({ status }) => status)).toEqual(Array(10).fill(204))
    const [report, ...more] = await ofMessage(id)
    expect(more).toEqual([])
    const other = await anAccount(shop, { staffRole: 'catalogue' })
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_, n) => decide(report?.id ?? '', n % 2 ? support : other)),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409, 409, 409])
    // A person who tells again about what was decided makes another one.
    await shop.database.delete(rateLimits)
    expect((await asStore(id)).status).toBe(204)
    expect(await ofMessage(id)).toHaveLength(2)
  })

  test('of each of two messages by one person is one', async () => {
    const [first, second] = [await reply('Fool.'), await reply('Idiot.')]
    await asBuyer(first)
    await asBuyer(second)
    expect(await ofMessage(first)).toHaveLength(1)
    expect(await ofMessage(second)).toHaveLength(1)
  })

  test('is refused of one’s own message, of a held one, of another order, by others', async () => {
    const { id } = await aMessage(shop, parcel)
    expect((await asBuyer(id)).status).toBe(404)
    const held = await aMessage(shop, parcel, 'Look at https://example.test')
    expect((await asStore(held.id)).status).toBe(404)
    const other = await aParcelAt(shop, 'new', { products: [await aProduct(shop, { storeId: store.id, stock: 5 })] })
    expect((await asStore(id, owner, other.parcelId)).status).toBe(404)
    const own = await reply('Hello.')
    expect((await asStore(own)).status).toBe(404)
    expect((await asBuyer(own, { ...parcel, token: other.token })).status).toBe(404)
    expect((await asBuyer(newId())).status).toBe(404)
    expect((await asStore(id, (await aStoreWithOwner(shop)).owner)).status).toBe(404)
    const viewer = await anAccount(shop)
    await aMember(shop, { storeId: store.id, accountId: viewer.id, role: 'accounts' })
    expect((await asStore(id, viewer)).status).toBe(403)
    expect(await ofMessage(id)).toEqual([])
  })

  test('is read by staff who may read messages alone', async () => {
    const { id } = await aMessage(shop, parcel)
    const reportId = await aMessageReport(shop, { parcelId: parcel.parcelId, messageId: id, person: owner })
    const catalogue = await anAccount(shop, { staffRole: 'catalogue' })
    expect((await read(reportId, catalogue)).status).toBe(403)
    expect((await read(newId())).status).toBe(404)
    const thread = await (await as(owner, 'GET', `/parcels/${parcel.parcelId}/messages`)).json()
    expect(thread.data).toHaveLength(1)
  })

  test('stays open when its store is taken down', async () => {
    const { id } = await aMessage(shop, parcel)
    const reportId = await aMessageReport(shop, { parcelId: parcel.parcelId, messageId: id, person: owner })
    await aTakedown(shop, productId, { subject: { kind: 'store', id: store.id } })
    expect(await listed(reportId)).toMatchObject({ state: 'open' })
  })

  test('is limited for each side', async () => {
    const id = await reply('Fool.')
    const { id: asked } = await aMessage(shop, parcel)
    for (let n = 0; n < messageReportLimit.calls; n++) expect((await asBuyer(id)).status).toBe(204)
    expect((await asBuyer(id)).status).toBe(429)
    await shop.database.delete(rateLimits)
    for (let n = 0; n < messageReportLimit.calls; n++) expect((await asStore(asked)).status).toBe(204)
    expect((await asStore(asked)).status).toBe(429)
  })
})
