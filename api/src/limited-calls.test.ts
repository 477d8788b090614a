import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Answer, apiCaller } from '../../testing/api-caller.ts'
import { anAccount, type SignedIn } from '../../testing/builders/auth.ts'
import { openTestPlatform, type TestPlatform } from '../../testing/test-platform.ts'
import { toNextWindow } from '../../testing/to-next-window.ts'
import { limits } from './auth/limits.ts'
import { newId } from './platform/ids.ts'

let shop: TestPlatform
let api: ReturnType<typeof apiCaller>
beforeAll(async () => {
  shop = await openTestPlatform()
  api = apiCaller(shop)
})
afterAll(() => shop.close())

const password = 'a quiet harbour'
const wrong = { password: 'not the harbour' }
const limited = { status: 429, body: { type: 'rate-limited' } }

/** The answer to the first call too many. */
async function callTooOften(calls: number, call: () => Promise<Answer>): Promise<Answer> {
  let last = await call()
  for (let made = 1; made <= calls; made++) {
    expect(last.status, `call ${made} of ${calls}`).not.toBe(429)
    last = await call()
  }
  return last
}

describe('calls without a session, from one network', () => {
  it.each([
    ['verifyEmail', '/auth/verify-email', limits.calls],
    ['setUpShop', '/auth/setup', limits.calls],
    ['startPasskeyLogin', '/auth/login/passkey/options', limits.calls],
    ['loginWithPasskey', '/auth/login/passkey', limits.calls],
    ['logout', '/auth/logout', limits.refreshes],
    ['undoEmailChange', '/auth/email-change/undo', limits.calls],
  ])('%s is limited, whatever is sent', async (_, path, limit) => {
    toNextWindow(shop, limit)
    expect(await callTooOften(limit.calls, () => api.post(path, {}))).toMatchObject(limited)
  })
})

describe('guesses of a password in a stolen session', () => {
  const run = { ...wrong, minimum: { amount: 0, currency: 'NGN' } }
  it.each([
    ['startTwoFactor', '/auth/two-factor', wrong],
    ['renewRecoveryCodes', '/auth/two-factor/recovery-codes', wrong],
    ['startPasskey', '/auth/passkeys/options', wrong],
    ['startPayoutRun', '/payouts/runs', run],
    ['chargeStore', `/stores/${newId()}/charges`, { ...wrong, amount: run.minimum, reason: 'A fine' }],
    ['reverseStoreCharge', `/charges/${newId()}/reversal`, { ...wrong, reason: 'A mistake' }],
    ['getBankFile', `/payouts/runs/${newId()}/bank-file.csv`, wrong],
  ])('%s is limited for each account', async (_, path, body) => {
    toNextWindow(shop, limits.passwordHere)
    const guess = ({ headers }: SignedIn) =>
      api.post(path, body, { headers: { ...headers, 'idempotency-key': newId() } })
    const robbed = await anAccount(shop, { password, role: 'operator' })
    expect(await callTooOften(limits.passwordHere.calls, () => guess(robbed))).toMatchObject(limited)
    expect(await guess(await anAccount(shop, { password, role: 'operator' }))).not.toMatchObject(limited)
  })

  it.each([
    ['banAccount', 'PUT', (id: string) => `/accounts/${id}/ban`, { reason: 'No' }],
    ['unbanAccount', 'DELETE', (id: string) => `/accounts/${id}/ban`, {}],
    ['resetSecondFactor', 'DELETE', (id: string) => `/accounts/${id}/second-factor`, {}],
    ['changeStaffRole', 'PATCH', (id: string) => `/staff/${id}`, { role: 'finance' }],
    ['removeStaff', 'DELETE', (id: string) => `/staff/${id}`, {}],
    ['inviteStaff', 'POST', () => '/staff/invitations/', { email: 'new@example.test', role: 'support' }],
    ['removePasskey', 'DELETE', (id: string) => `/auth/passkeys/${id}`, {}],
    ['askErasure', 'POST', () => '/account/erasure', {}],
    ['askExport', 'POST', () => '/account/export', {}],
  ] as const)('%s is limited for each account', async (_, method, path, body) => {
    toNextWindow(shop, limits.passwordHere)
    const { id } = await anAccount(shop, { staffRole: 'support' })
    const { headers } = await anAccount(shop, { password, role: 'operator' })
    const guess = async () => {
      const response = await shop.request(path(id), { method, headers, json: { ...body, ...wrong } })
      return { status: response.status, body: await response.json(), headers: response.headers }
    }
    expect(await callTooOften(limits.passwordHere.calls, guess)).toMatchObject(limited)
  })

  it('confirmTwoFactor is limited: a code has six digits', async () => {
    toNextWindow(shop, limits.secondFactor)
    const { headers } = await anAccount(shop, { password })
    await api.post('/auth/two-factor', { password }, { headers })
    const guess = () => api.post('/auth/two-factor/confirm', { code: '000000' }, { headers })
    expect(await callTooOften(limits.secondFactor.calls, guess)).toMatchObject(limited)
  })
})
