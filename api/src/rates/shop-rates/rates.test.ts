import type { Rate, RateRevision } from '@makola/contract/rates/rates.ts'
import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { brokenInvariants } from '../../../../testing/broken-invariants.ts'
import { anAccount, anOperator, type SignedIn, signInAs } from '../../../../testing/builders/auth.ts'
import { aRate } from '../../../../testing/builders/rates.ts'
import { aStore } from '../../../../testing/builders/stores.ts'
import { openTestPlatform, type TestPlatform } from '../../../../testing/test-platform.ts'
import { newId } from '../../platform/ids.ts'
import { storeStanding, stores } from '../../stores/tables.ts'
import { loadRate } from '../load-rate.ts'
import { crossRates, rateRevisions, rates } from '../tables.ts'

let shop: TestPlatform
let operator: SignedIn
let shopper: SignedIn

beforeAll(async () => {
  shop = await openTestPlatform()
  operator = await anOperator(shop, { email: 'ops@example.test' })
  shopper = await anAccount(shop)
})
afterEach(async () => {
  expect(await brokenInvariants(shop)).toEqual([])
  await shop.database.delete(storeStanding)
  await shop.database.delete(stores)
  await shop.database.delete(crossRates)
  await shop.database.delete(rateRevisions)
  await shop.database.delete(rates)
})
afterAll(() => shop.close())

type Sent = { method?: string; json?: unknown; headers?: Record<string, string> }

async function as({ id }: SignedIn, path: string, { headers, ...sent }: Sent = {}): Promise<Response> {
  return shop.request(path, { ...sent, headers: { ...(await signInAs(shop, id)).headers, ...headers } })
}
const asOperator = (path: string, sent?: Sent) => as(operator, path, sent)
const create = (json: object) => asOperator('/rates/', { method: 'POST', json })
const update = (id: string, json: object, headers: Record<string, string> = {}) =>
  asOperator(`/rates/${id}`, { method: 'PATCH', json, headers })
const remove = (id: string) => asOperator(`/rates/${id}`, { method: 'DELETE' })
const dataOf = async <T = Rate>(response: Response) => ((await response.json()) as { data: T }).data
const cross = async (rateId: string) => {
  const rows = await shop.database.select().from(crossRates).where(eq(crossRates.rateId, rateId))
  return Object.fromEntries(rows.map((row) => [row.fromCurrency, row.rate]))
}

describe('listRates', () => {
  test('returns every rate that is not deleted, by country, without a sign-in', async () => {
    await aRate(shop, { countryCode: 'NG' })
    await aRate(shop, { countryCode: 'CI', currency: 'XOF', rate: '561.4', active: false })
    const gone = await aRate(shop, { countryCode: 'BJ', currency: 'XOF', rate: '561.4' })
    await remove(gone.id)
    const response = await shop.request('/rates/')
    expect(response.status).toBe(200)
    const list = await dataOf<Rate[]>(response)
    expect(list.map((rate) => [rate.country, rate.currency, rate.active])).toEqual([
      ['Côte d’Ivoire', 'XOF', false],
      ['Nigeria', 'NGN', true],
    ])
  })

  test('shows only operators who set a rate', async () => {
    await create({ country: 'Kenya', currency: 'KES', rate: '129.5' })
    const [toVisitor] = await dataOf<Rate[]>(await shop.request('/rates'))
    const [toOperator] = await dataOf<Rate[]>(await asOperator('/rates/'))
    expect(toVisitor?.updatedBy).toBe('shop')
    expect(toOperator?.updatedBy).toBe('ops@example.test')
  })

  test('a feed’s rate is stale after 72 hours by the clock, a typed rate never', async () => {
    const typed = await aRate(shop)
    const fed = await aRate(shop, { countryCode: 'KE', currency: 'KES', rate: '129.5' })
    await shop.database.update(rates).set({ source: 'ecb' }).where(eq(rates.id, fed.id))
    await shop.database.update(rateRevisions).set({ source: 'ecb' }).where(eq(rateRevisions.rateId, fed.id))
    const staleIds = async () =>
      (await dataOf<Rate[]>(await shop.request('/rates/'))).filter((rate) => rate.stale).map((rate) => rate.id)
    expect(await staleIds()).toEqual([])
    shop.clock.advance(72 * 3600 + 1)
    expect(await staleIds()).toEqual([fed.id])
    expect(typed.source).toBe('manual')
  })
})

describe('getRate', () => {
  test('returns one rate, with and without a trailing slash', async () => {
    const rate = await aRate(shop)
    for (const path of [`/rates/${rate.id}`, `/rates/${rate.id}/`]) {
      const response = await shop.request(path)
      expect(response.status).toBe(200)
      expect(await dataOf(response)).toMatchObject({ id: rate.id, country: 'Nigeria', base: 'USD', version: 1 })
    }
  })

  test('is not-found for unknown and deleted rates, in the same words', async () => {
    const rate = await aRate(shop)
    await remove(rate.id)
    for (const id of [rate.id, newId()]) {
      const response = await shop.request(`/rates/${id}`)
      expect(response.status).toBe(404)
      expect(await response.json()).toMatchObject({ type: 'not-found', detail: 'This rate does not exist.' })
    }
  })
})

describe('createRate', () => {
  test('opens the shop to a country and starts its history', async () => {
    const rounding = { type: 'increment', increment: '50', mode: 'half_up' }
    const sent = { country: 'nigeria', currency: 'NGN', rate: '1530.25', marginPct: '2.5', rounding, note: 'Bank' }
    const response = await create(sent)
    expect(response.status).toBe(201)
    const rate = await dataOf(response)
    expect(rate).toMatchObject({
      country: 'Nigeria',
      countryCode: 'NG',
      currency: 'NGN',
      base: 'USD',
      rate: '1530.25',
      marginPct: '2.5',
      rounding,
      source: 'manual',
      updatedBy: 'ops@example.test',
      active: true,
      stale: false,
      version: 1,
    })
    const history = await dataOf<RateRevision[]>(await asOperator(`/rates/${rate.id}/history`))
    expect(history).toEqual([
      {
        id: expect.any(String),
        rate: '1530.25',
        marginPct: '2.5',
        rounding,
        source: 'manual',
        effectiveAt: rate.effectiveAt,
        updatedBy: 'ops@example.test',
        note: 'Bank',
      },
    ])
  })

  test('takes a country by name without accents, by code, or by any name with its code', async () => {
    const named = async (country: string, countryCode?: string) => {
      const rate = await dataOf(await create({ country, countryCode, currency: 'XOF', rate: '561.4' }))
      await remove(rate.id)
      return [rate.country, rate.countryCode]
    }
    expect(await named("Cote d'Ivoire")).toEqual(['Côte d’Ivoire', 'CI'])
    expect(await named('CI')).toEqual(['Côte d’Ivoire', 'CI'])
    expect(await named('Ivory Coast', 'CI')).toEqual(['Ivory Coast', 'CI'])
  })

  test('crosses the new rate with every other, 12 significant digits', async () => {
    const naira = await aRate(shop, { rate: '1418.26' })
    const euro = await aRate(shop, { countryCode: 'DE', currency: 'EUR', rate: '0.855871' })
    expect(await cross(naira.id)).toEqual({ USD: '1418.26', NGN: '1', EUR: '1657.09552024' })
    expect(await cross(euro.id)).toEqual({ USD: '0.855871', NGN: '0.000603465514081', EUR: '1' })
  })

  test('is duplicate for a country with a rate, even when two requests are concurrent', async () => {
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => create({ country: 'Ghana', currency: 'GHS', rate: '12.4' })),
    )
    expect(answers.map((answer) => answer.status).sort()).toEqual([201, 409, 409, 409])
    const refused = await create({ country: 'Ghana', currency: 'USD', rate: '1' })
    expect(await refused.json()).toMatchObject({ type: 'duplicate', status: 409 })
  })

  test('opens a country again after its rate was deleted', async () => {
    await remove((await aRate(shop)).id)
    expect((await create({ country: 'Nigeria', currency: 'NGN', rate: '1500' })).status).toBe(201)
  })

  test('needs an operator', async () => {
    const json = { country: 'Nigeria', currency: 'NGN', rate: '1500' }
    const visitors = await shop.request('/rates/', { method: 'POST', json })
    expect([visitors.status, (await visitors.json()).type]).toEqual([401, 'unauthenticated'])
    const shoppers = await as(shopper, '/rates/', { method: 'POST', json })
    expect([shoppers.status, (await shoppers.json()).type]).toEqual([403, 'forbidden'])
    expect(await shop.database.$count(rates)).toBe(0)
  })
})

describe('updateRate', () => {
  test('applies a revision and keeps the past', async () => {
    const before = await aRate(shop, { rate: '1500', marginPct: '2' })
    shop.clock.advance(60)
    const response = await update(before.id, { rate: '1600', note: 'New week' })
    expect(response.status).toBe(200)
    expect(await dataOf(response)).toMatchObject({ rate: '1600', marginPct: '2', version: 2, source: 'manual' })
    const history = await dataOf<RateRevision[]>(await asOperator(`/rates/${before.id}/history`))
    expect(history.map((revision) => [revision.rate, revision.note])).toEqual([
      ['1600', 'New week'],
      ['1500', null],
    ])
    expect(await cross(before.id)).toMatchObject({ USD: '1600' })
  })

  test('changes name, margin, rounding and active; null removes the rounding rule', async () => {
    const { id } = await aRate(shop, { rounding: { type: 'ending', ending: '0.99' } })
    const changed = await dataOf(
      await update(id, { country: 'Naija', marginPct: '-1.5', rounding: null, active: false }),
    )
    expect(changed).toMatchObject({
      country: 'Naija',
      countryCode: 'NG',
      marginPct: '-1.5',
      rounding: null,
      active: false,
    })
    expect(await cross(id)).toEqual({})
    await update(id, { active: true })
    expect(await cross(id)).toMatchObject({ USD: '1500' })
  })

  test('is not-found for unknown and deleted rates', async () => {
    const rate = await aRate(shop)
    await remove(rate.id)
    for (const id of [rate.id, newId()]) {
      const response = await update(id, { rate: '1500' })
      expect([response.status, (await response.json()).type]).toEqual([404, 'not-found'])
    }
  })

  test('is version-mismatch with the current rate when someone else was faster', async () => {
    const { id } = await aRate(shop)
    const etag = (await shop.request(`/rates/${id}`)).headers.get('etag') ?? ''
    expect((await update(id, { rate: '1510' }, { 'if-match': etag })).status).toBe(200)
    const response = await update(id, { rate: '1520' }, { 'if-match': etag })
    expect(response.status).toBe(412)
    expect(await response.json()).toMatchObject({
      type: 'version-mismatch',
      current: { id, rate: '1510', version: 2, updatedBy: 'ops@example.test' },
    })
  })

  test('with concurrent updates of one version accepts one', async () => {
    const { id } = await aRate(shop)
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, index) => update(id, { rate: `15${10 + index}` }, { 'if-match': '"1"' })),
    )
    expect(answers.filter((answer) => answer.status === 200)).toHaveLength(1)
    expect(answers.filter((answer) => answer.status === 412)).toHaveLength(7)
    expect(await shop.database.$count(rateRevisions)).toBe(2)
  })

  test('is needs-confirmation for a move of more than 20 %, with an explanation', async () => {
    const { id } = await aRate(shop, { rate: '1418' })
    const slipped = await update(id, { rate: '1.418' })
    expect(slipped.status).toBe(409)
    expect(await slipped.json()).toMatchObject({
      type: 'needs-confirmation',
      detail: expect.stringContaining('Prices in NGN would fall by 99.9%'),
      current: '1418',
    })
    expect((await update(id, { rate: '1701.7' })).status).toBe(409)
    expect((await update(id, { rate: '1701.6' })).status).toBe(200)
    expect((await update(id, { rate: '1.418', confirmed: true })).status).toBe(200)
  })

  test('concurrent edits of different rates leave the cross rates right', async () => {
    const codes = { NG: 'NGN', KE: 'KES', GH: 'GHS', ZA: 'ZAR', EG: 'EGP', MA: 'MAD' }
    const made = []
    for (const [countryCode, currency] of Object.entries(codes)) made.push(await aRate(shop, { countryCode, currency }))
    const answers = await Promise.all(made.map(({ id }, index) => update(id, { rate: `${1400 + index}.5` })))
    expect(answers.map((answer) => answer.status)).toEqual(made.map(() => 200))
    // The invariant after each test compares every cross rate with the quotient of the two rates.
    expect(await cross(made[1]?.id ?? '')).toMatchObject({ NGN: '1.0007140307' })
  })

  test('needs an operator', async () => {
    const { id } = await aRate(shop)
    expect((await shop.request(`/rates/${id}`, { method: 'PATCH', json: {} })).status).toBe(401)
    const answer = await as(shopper, `/rates/${id}`, { method: 'PATCH', json: {} })
    expect(answer.status).toBe(403)
  })
})

describe('deleteRate', () => {
  test('closes the shop to a country; the history stays', async () => {
    const { id } = await aRate(shop)
    const response = await remove(id)
    expect(response.status).toBe(204)
    expect(await response.text()).toBe('')
    expect(await dataOf<Rate[]>(await shop.request('/rates/'))).toEqual([])
    expect(await cross(id)).toEqual({})
    expect(await dataOf<RateRevision[]>(await asOperator(`/rates/${id}/history`))).toHaveLength(1)
  })

  test('is not-found for unknown and deleted rates', async () => {
    const { id } = await aRate(shop)
    await remove(id)
    for (const gone of [id, newId()]) {
      const response = await remove(gone)
      expect([response.status, (await response.json()).type]).toEqual([404, 'not-found'])
    }
  })

  test('is wrong-state for the only rate of an open store’s currency', async () => {
    const last = await aRate(shop, { countryCode: 'SN', currency: 'XOF', rate: '561.4' })
    const store = await aStore(shop, { name: 'Dakar Dyes', currency: 'XOF' })
    const response = await remove(last.id)
    expect(response.status).toBe(409)
    expect(await response.json()).toMatchObject({ type: 'wrong-state', detail: expect.stringContaining('Dakar Dyes') })
    expect((await shop.request(`/rates/${last.id}`)).status).toBe(200)
    await shop.database.update(stores).set({ status: 'closed' }).where(eq(stores.id, store.id))
    expect((await remove(last.id)).status).toBe(204)
  })

  test('with the last two rates of such a currency, deleted at once, keeps one', async () => {
    const first = await aRate(shop, { countryCode: 'SN', currency: 'XOF', rate: '561.4' })
    const second = await aRate(shop, { countryCode: 'CI', currency: 'XOF', rate: '561.4' })
    await aStore(shop, { currency: 'XOF' })
    const answers = await Promise.all([remove(first.id), remove(second.id)])
    expect(answers.map((answer) => answer.status).sort()).toEqual([204, 409])
  })

  test('needs an operator', async () => {
    const { id } = await aRate(shop)
    expect((await shop.request(`/rates/${id}`, { method: 'DELETE' })).status).toBe(401)
    expect((await as(shopper, `/rates/${id}`, { method: 'DELETE' })).status).toBe(403)
  })
})

describe('listRateRevisions', () => {
  test('comes in pages, newest first', async () => {
    const { id } = await aRate(shop)
    for (const rate of ['1510', '1520', '1530']) {
      shop.clock.advance(1)
      await update(id, { rate })
    }
    const first = await (await asOperator(`/rates/${id}/history?limit=3`)).json()
    expect(first.data.map((revision: RateRevision) => revision.rate)).toEqual(['1530', '1520', '1510'])
    const second = await (await asOperator(`/rates/${id}/history?limit=3&cursor=${first.meta.next}`)).json()
    expect(second).toMatchObject({ data: [{ rate: '1500' }], meta: { next: null } })
  })

  test('is not-found for an unknown rate, refuses foreign cursors, needs an operator', async () => {
    const { id } = await aRate(shop)
    expect((await asOperator(`/rates/${newId()}/history`)).status).toBe(404)
    const foreign = await asOperator(`/rates/${id}/history?cursor=AAAA`)
    expect([foreign.status, (await foreign.json()).errors[0].parameter]).toEqual([422, 'cursor'])
    expect((await shop.request(`/rates/${id}/history`)).status).toBe(401)
    expect((await as(shopper, `/rates/${id}/history`)).status).toBe(403)
  })
})

describe('loadRate', () => {
  test('without a choice returns the first active rate of the base currency', async () => {
    expect(await loadRate(shop.database, 'USD', undefined)).toBeNull()
    await aRate(shop, { countryCode: 'US', currency: 'USD', rate: '1' })
    await aRate(shop, { countryCode: 'EC', currency: 'USD', rate: '1' })
    await aRate(shop, { countryCode: 'AS', currency: 'USD', rate: '1', active: false })
    expect(await loadRate(shop.database, 'USD', undefined)).toMatchObject({ countryCode: 'EC' })
  })

  test('includes inactive rates, and skips deleted ones and those of another base currency', async () => {
    const idle = await aRate(shop, { active: false })
    expect(await loadRate(shop.database, 'USD', idle.id)).toMatchObject({ active: false })
    expect(await loadRate(shop.database, 'EUR', idle.id)).toBeNull()
    await remove(idle.id)
    expect(await loadRate(shop.database, 'USD', idle.id)).toBeNull()
  })
})
