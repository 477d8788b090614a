import { dateIn } from '@makola/countries/date-in.ts'
import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { apiCaller } from '../../../../testing/api-caller.ts'
import { brokenInvariants } from '../../../../testing/broken-invariants.ts'
import { anAccount, type SignedIn, signInAs } from '../../../../testing/builders/auth.ts'
import { lettersTo } from '../../../../testing/builders/letters.ts'
import { aMember, aStoreWithOwner, type StoreRow } from '../../../../testing/builders/stores.ts'
import { openTestPlatform, type TestPlatform } from '../../../../testing/test-platform.ts'
import { notifications } from '../../notifications/tables.ts'
import { rateLimits } from '../../platform/tables.ts'
import { stores } from '../tables.ts'
import { endBreaks } from './end-breaks.ts'

const password = 'known to the owner'
const zone = 'Africa/Accra'
let shop: TestPlatform
let api: ReturnType<typeof apiCaller>
let store: StoreRow
let owner: SignedIn
let support: SignedIn

beforeAll(async () => {
  shop = await openTestPlatform()
  api = apiCaller(shop)
})
beforeEach(async () => {
  await shop.database.delete(rateLimits)
  support = await anAccount(shop, { staffRole: 'support', password })
  const made = await aStoreWithOwner(shop, { name: 'Accra Beads', countryCode: 'GH' })
  store = made.store
  owner = made.owner
})
afterEach(async () => {
  expect(await brokenInvariants(shop)).toEqual([])
})
afterAll(() => shop.close())

const dayAfter = (days: number) => Temporal.PlainDate.from(dateIn(zone, shop.clock.now())).add({ days }).toString()
/** Their sessions end while the clock moves. */
const headersOf = async ({ id }: SignedIn) => (await signInAs(shop, id)).headers
const change = async (json: object, headers: Record<string, string> = {}) =>
  api.patch<{ data: Record<string, unknown> }>(`/stores/${store.id}`, json, {
    headers: { ...(await headersOf(owner)), ...headers },
  })
const read = async (path: string, by = owner) => api.get(path, { headers: await headersOf(by) })
const takeBreak = (days: number, breakNote = '') => change({ status: 'paused', breakEndsOn: dayAfter(days), breakNote })
const put = async (path: string, json: object) =>
  expect((await shop.request(path, { method: 'PUT', headers: await headersOf(support), json })).status).toBe(200)
const suspend = (json: object) => put(`/stores/${store.id}/suspension`, json)
const page = async () => (await api.get<{ data: object }>(`/stores/${store.slug}`)).body.data
const pass = async (days: number) => {
  shop.clock.advance(days * 86_400)
  await endBreaks(shop)
}

async function newsOf({ id }: { id: string }) {
  await shop.jobs.drain(shop)
  const rows = await shop.database.select().from(notifications).where(eq(notifications.accountId, id))
  return rows.map(({ title }) => title)
}

describe('a break', () => {
  test('tells shoppers and members until when it is, and why', async () => {
    const until = dayAfter(7)
    const { body } = await takeBreak(7, ' At the harvest festival. ')
    const shown = { status: 'paused', breakEndsOn: until, breakNote: 'At the harvest festival.' }
    expect(body.data).toMatchObject(shown)
    expect(await page()).toMatchObject(shown)
    const mine = await read('/stores/mine')
    expect(mine.body).toMatchObject({ data: [{ status: 'paused', breakEndsOn: until }] })
  })

  test('ends by itself on its day, tells each member once by bell and email, and is recorded', async () => {
    const packer = await anAccount(shop)
    await aMember(shop, { storeId: store.id, accountId: packer.id, role: 'fulfilment' })
    await takeBreak(2, 'Back soon')
    await pass(1)
    expect(await page()).toMatchObject({ status: 'paused' })
    await pass(1)
    await endBreaks(shop)
    expect(await page()).toMatchObject({ status: 'open', breakEndsOn: null, breakNote: '' })
    for (const person of [owner, packer]) {
      expect(await newsOf(person)).toEqual(['Your break is over: your store is open again'])
      expect((await lettersTo(shop, person.email)).map(({ subject }) => subject)).toEqual([
        'Your break is over: your store is open again (Accra Beads)',
      ])
    }
    const audit = await read(`/stores/${store.id}/audit`)
    expect(audit.body).toMatchObject({
      data: [
        { action: 'store.changed', actor: 'break', before: { status: 'paused' }, after: { status: 'open' } },
        { action: 'store.changed', after: { status: 'paused', breakNote: 'Back soon' } },
      ],
    })
  })

  test('begins its last day by the clock of its country', async () => {
    await shop.database.update(stores).set({ countryCode: 'KE' }).where(eq(stores.id, store.id))
    const until = Temporal.PlainDate.from(dateIn('Africa/Nairobi', shop.clock.now())).add({ days: 2 })
    await change({ status: 'paused', breakEndsOn: until.toString() })
    const opensAt = until.toZonedDateTime('Africa/Nairobi').epochMilliseconds
    shop.clock.advance((opensAt - shop.clock.now().getTime()) / 1000 - 60)
    await endBreaks(shop)
    expect(await page()).toMatchObject({ status: 'paused' })
    shop.clock.advance(60)
    await endBreaks(shop)
    expect(await page()).toMatchObject({ status: 'open' })
  })

  test('without an end lasts until its owner opens the store', async () => {
    await change({ status: 'paused', breakNote: 'Moving house' })
    await pass(400)
    expect(await page()).toMatchObject({ status: 'paused', breakEndsOn: null, breakNote: 'Moving house' })
    expect((await change({ status: 'open' })).body.data).toMatchObject({ status: 'open', breakNote: '' })
  })

  test('refuses an end that is past, today or more than a year away, and the break of an open store', async () => {
    for (const days of [-1, 0, 367]) {
      expect(await takeBreak(days)).toMatchObject({ status: 422, body: { errors: [{ pointer: '/breakEndsOn' }] } })
    }
    expect((await change({ status: 'paused', breakEndsOn: '2027-02-30' })).status).toBe(422)
    expect((await change({ status: 'paused', breakNote: 'x'.repeat(201) })).status).toBe(422)
    expect(await change({ breakEndsOn: dayAfter(3) })).toMatchObject({ status: 409, body: { type: 'wrong-state' } })
    expect(await change({ status: 'closed', breakNote: 'Gone' })).toMatchObject({
      body: { code: 'stores.not-on-break' },
    })
    expect(await page()).toMatchObject({ status: 'open', breakEndsOn: null, breakNote: '' })
  })

  test('ends with another status', async () => {
    await takeBreak(3, 'Back soon')
    expect((await change({ status: 'closed' })).body.data).toMatchObject({ breakEndsOn: null, breakNote: '' })
    expect((await change({ status: 'paused' })).body.data).toMatchObject({ breakEndsOn: null, breakNote: '' })
  })
})

describe('a break and the shop', () => {
  test('a suspended store says nothing of its break, and does not open by itself', async () => {
    await takeBreak(1, 'Back soon')
    await suspend({ status: 'paused', reason: 'Late parcels' })
    expect(await page()).toMatchObject({ status: 'paused', breakEndsOn: null, breakNote: '' })
    expect(await change({ breakNote: 'Soon' })).toMatchObject({ status: 409, body: { code: 'stores.suspended' } })
    await pass(2)
    expect(await page()).toMatchObject({ status: 'paused' })
    await suspend({ status: 'open' })
    expect(await page()).toMatchObject({ status: 'open' })
    expect((await change({ status: 'paused' })).body.data).toMatchObject({ breakEndsOn: null, breakNote: '' })
  })

  test('a ban that is lifted gives it back, and it ends', async () => {
    await takeBreak(3, 'Back soon')
    await put(`/accounts/${owner.id}/ban`, { reason: 'A test', password })
    await shop.jobs.drain(shop)
    expect(await page()).toMatchObject({ status: 'paused', breakNote: '' })
    await api.remove(`/accounts/${owner.id}/ban`, { password }, { headers: await headersOf(support) })
    await shop.jobs.drain(shop)
    expect(await page()).toMatchObject({ status: 'paused', breakNote: 'Back soon' })
    await pass(3)
    expect(await page()).toMatchObject({ status: 'open' })
  })
})

test('a break of an open store breaks a rule', async () => {
  const set = (breakNote: string) => shop.database.update(stores).set({ breakNote }).where(eq(stores.id, store.id))
  await set('Back soon')
  expect(await brokenInvariants(shop)).toMatchObject([{ id: 'stores.breaks-are-of-paused-stores' }])
  await set('')
})

describe('at once', () => {
  test('pressed five times: one break', async () => {
    const version = { 'if-match': '"1"' }
    const body = { status: 'paused', breakEndsOn: dayAfter(3), breakNote: 'Back soon' }
    const answers = await Promise.all(Array.from({ length: 5 }, () => change(body, version)))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 412, 412, 412, 412])
  })

  test.each([
    ['opened', () => ({ status: 'open' })],
    ['extended', () => ({ status: 'paused', breakEndsOn: dayAfter(5) })],
    ['closed', () => ({ status: 'closed' })],
  ])('ended by the clock, by five workers, and %s by hand: one outcome', async (_, patch) => {
    const { body } = await takeBreak(1)
    shop.clock.advance(86_400)
    const byHand = change(patch(), { 'if-match': `"${body.data.version}"` })
    const [answer] = await Promise.all([byHand, ...Array.from({ length: 5 }, () => endBreaks(shop))])
    const settings = await read(`/stores/${store.id}/settings`)
    // Too late by hand: the page is told so, and the break has ended.
    const isByHand = answer.status === 200
    expect(settings.body.data).toMatchObject(isByHand ? patch() : { status: 'open', breakEndsOn: null })
    expect(await newsOf(owner)).toHaveLength(isByHand ? 0 : 1)
  })
})
