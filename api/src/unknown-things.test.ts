import { afterAll, beforeAll, expect, test } from 'vitest'
import { anAccount, anOperator, type SignedIn } from '../../testing/builders/auth.ts'
import { openTestPlatform, type TestPlatform } from '../../testing/test-platform.ts'
import { newId } from './platform/ids.ts'

const password = 'a quiet harbour'
let shop: TestPlatform
let operator: SignedIn

beforeAll(async () => {
  shop = await openTestPlatform()
  operator = await anOperator(shop, { password })
})
afterAll(() => shop.close())

test.each([
  ['endAccountSessions', 'DELETE', `/accounts/${newId()}/sessions`, undefined],
  ['resetSecondFactor', 'DELETE', `/accounts/${newId()}/second-factor`, { password }],
  ['unbanAccount', 'DELETE', `/accounts/${newId()}/ban`, { password }],
  ['changeStaffRole', 'PATCH', `/staff/${newId()}`, { password, role: 'finance' }],
  ['setStoreTier', 'PUT', `/stores/${newId()}/tier`, { tier: 1, reason: 'Known' }],
  ['getApplication', 'GET', `/verifications/${newId()}`, undefined],
  ['decideQuestion', 'POST', `/questions/${newId()}/decision`, { decision: 'hide', reason: 'Off topic' }],
])('%s of something that is not there says so', async (_, method, path, json) => {
  const answer = await shop.request(path, { method, headers: operator.headers, ...(json && { json }) })
  expect(await answer.json()).toMatchObject({ status: 404, type: 'not-found' })
})

test('one account holds a limited number of lines to its session', async () => {
  const person = await anAccount(shop)
  const follow = () => shop.request('/auth/session/stream', { headers: person.headers })
  const statuses: number[] = []
  while (!statuses.includes(429) && statuses.length < 50) statuses.push((await follow()).status)
  expect(statuses.at(-1)).toBe(429)
  expect(statuses.length).toBeGreaterThan(5)
})
