import type { ModerationCounts } from '@makola/contract/moderation/counts.ts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { anAccount, signInAs } from '../../../../testing/builders/auth.ts'
import { aProduct } from '../../../../testing/builders/catalogue.ts'
import { appealAs, aReport, aTakedown } from '../../../../testing/builders/moderation.ts'
import { aStoreWithOwner } from '../../../../testing/builders/stores.ts'
import { openTestPlatform, type TestPlatform } from '../../../../testing/test-platform.ts'

let shop: TestPlatform
beforeAll(async () => {
  shop = await openTestPlatform()
})
afterAll(() => shop.close())

const read = async (year?: number) => {
  const answer = await shop.request(`/moderation/counts${year === undefined ? '' : `?year=${year}`}`)
  return ((await answer.json()) as { data: ModerationCounts }).data
}

it('counts a year by ground and outcome, for everyone and as a table for the staff', async () => {
  const year = shop.clock.now().getUTCFullYear()
  expect(await read()).toEqual({ year, firstYear: year, counts: [] })
  const { store, owner } = await aStoreWithOwner(shop)
  const aThing = async () => (await aProduct(shop, { storeId: store.id })).id
  await aReport(shop, await aThing())
  const dismissed = await aReport(shop, await aThing(), { reason: 'unsafe' })
  const support = await anAccount(shop, { staffRole: 'support' })
  const decision = { decision: 'dismissed', answer: 'It is safe.' }
  const decide = { method: 'POST', headers: support.headers, json: decision }
  expect((await shop.request(`/reports/${dismissed}/decision`, decide)).status).toBe(200)
  await aTakedown(shop, await aThing(), { ground: 'law' })
  await aTakedown(shop, await aThing())
  const appealed = await aTakedown(shop, await aThing())
  expect((await appealAs(shop, appealed.id, owner)).status).toBe(201)

  const counts = [
    { kind: 'appeals', ground: 'rule', outcome: 'open', count: 1 },
    { kind: 'reports', ground: 'counterfeit', outcome: 'open', count: 1 },
    { kind: 'reports', ground: 'unsafe', outcome: 'dismissed', count: 1 },
    { kind: 'takedowns', ground: 'law', outcome: 'in-force', count: 1 },
    { kind: 'takedowns', ground: 'rule', outcome: 'in-force', count: 2 },
  ]
  expect(await read()).toEqual({ year, firstYear: year, counts })
  expect((await read(year - 1)).counts).toEqual([])
  const table = async (headers: HeadersInit) => shop.request('/moderation/counts.csv', { headers })
  expect(await (await table(support.headers)).text()).toBe(
    ['year,kind,ground,outcome,count', ...counts.map((row) => `${year},${Object.values(row).join(',')}`), ''].join(
      '\r\n',
    ),
  )
  expect((await table(owner.headers)).status).toBe(403)

  shop.clock.advance(366 * 86_400)
  expect(await read()).toEqual({ year: year + 1, firstYear: year, counts: [] })
  expect((await read(year)).counts).toEqual(counts)
  const later = await signInAs(shop, support.id)
  expect(await (await table(later.headers)).text()).toBe('year,kind,ground,outcome,count\r\n')
})

it('refuses a year that is none', async () => {
  for (const year of ['soon', '1066', '20261']) {
    expect((await shop.request(`/moderation/counts?year=${year}`)).status).toBe(422)
  }
})
