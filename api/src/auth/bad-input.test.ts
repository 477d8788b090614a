import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { anAccount } from '../../../testing/builders/auth.ts'
import { badBodies, badValuesFor, type Field, withValue } from '../../../testing/calls/bad-input.ts'
import { openTestPlatform, type TestPlatform } from '../../../testing/test-platform.ts'

// The calls of signing in, each with what it normally sends; one value at a time goes wrong.

type Call = { path: string; method?: string; body: object; fields: Field[]; isSignedIn?: true }

const name: Field = { pointer: '/name', type: 'line', max: 100 }
const email: Field = { pointer: '/email', type: 'email', max: 254 }
const password: Field = { pointer: '/password', type: 'line', max: 200 }
const code: Field = { pointer: '/code', type: 'line', max: 40 }
const token: Field = { pointer: '/token', type: 'token', max: 2000 }
const someone = { email: 'ada@example.test', password: 'a quiet harbour' }
const credential = { id: 'AAAA', rawId: 'AAAA', type: 'public-key', response: {} }
const credentialFields: Field[] = [
  { pointer: '/credential', type: 'enum' },
  { pointer: '/credential/id', type: 'token', max: 2000 },
  { pointer: '/credential/type', type: 'enum' },
]

const calls: Record<string, Call> = {
  register: { path: '/register', body: { name: 'Ada', ...someone }, fields: [name, email, password] },
  verifyEmail: { path: '/verify-email', body: { ...someone, code: '123456' }, fields: [email, code, password] },
  resendVerification: { path: '/resend-verification', body: { email: someone.email }, fields: [email] },
  login: { path: '/login', body: someone, fields: [email, password] },
  loginWithSecondFactor: {
    path: '/login/two-factor',
    body: { challenge: 'x', code: '123456' },
    fields: [{ pointer: '/challenge', type: 'token', max: 2000 }, code],
  },
  loginWithPasskey: { path: '/login/passkey', body: { credential }, fields: credentialFields },
  refreshToken: { path: '/refresh-token', body: { token: 'x' }, fields: [token] },
  logout: { path: '/logout', body: { token: 'x' }, fields: [token] },
  forgotPassword: { path: '/forgot-password', body: { email: someone.email }, fields: [email] },
  resetPassword: { path: '/reset-password', body: { ...someone, code: '123456' }, fields: [email, code, password] },
  setUpShop: { path: '/setup', body: { token: 'x', name: 'Ada', ...someone }, fields: [token, name, email, password] },
  updateAccount: { path: '/me', method: 'PATCH', body: { name: 'Ada' }, fields: [name], isSignedIn: true },
  changePassword: {
    path: '/change-password',
    body: { current: someone.password, password: 'a louder market' },
    fields: [{ pointer: '/current', type: 'line', max: 200 }, password],
    isSignedIn: true,
  },
  startTwoFactor: {
    path: '/two-factor',
    body: { password: someone.password },
    fields: [password],
    isSignedIn: true,
  },
  confirmTwoFactor: { path: '/two-factor/confirm', body: { code: '123456' }, fields: [code], isSignedIn: true },
  endTwoFactor: {
    path: '/two-factor',
    method: 'DELETE',
    body: { password: someone.password, code: '123456' },
    fields: [password, code],
    isSignedIn: true,
  },
  addPasskey: {
    path: '/passkeys',
    body: { name: 'My phone', credential },
    fields: [{ pointer: '/name', type: 'line', max: 60 }, ...credentialFields],
    isSignedIn: true,
  },
}

let shop: TestPlatform
let authorization: string
beforeAll(async () => {
  shop = await openTestPlatform({ TRUST_PROXY: 'on' })
  authorization = (await anAccount(shop, someone)).headers.authorization
})
afterAll(() => shop.close())

let callers = 0
function send({ path, method = 'POST', isSignedIn }: Call, init: { body: string; headers?: Record<string, string> }) {
  const headers = {
    'content-type': 'application/json',
    'x-forwarded-for': `10.${++callers >> 8}.0.${callers & 255}`,
    ...(isSignedIn && { authorization }),
    ...init.headers,
  }
  return shop.request(`/auth${path}`, { method, body: init.body, headers })
}

/** The state that a refused call must leave unchanged. */
async function digest(): Promise<unknown> {
  const { rows } = await shop.database.execute(sql`
    select
      (select md5(string_agg(a::text, '|' order by id)) from accounts a) as accounts,
      (select md5(string_agg(s::text, '|' order by id)) from sessions s) as sessions,
      (select count(*) from email_codes) as codes,
      (select count(*) from two_factors) as two_factors,
      (select count(*) from passkeys) as passkeys,
      (select count(*) from pgboss.job) as jobs`)
  return rows
}

type Refusal = { errors?: { pointer?: string }[] }

/** A clear error: a problem that leaks nothing, with nothing changed. */
async function expectClear(response: Response, statuses: readonly number[], before: unknown): Promise<Refusal> {
  const text = await response.text()
  expect(statuses, text).toContain(response.status)
  expect(response.headers.get('content-type')).toBe('application/problem+json')
  expect(text).not.toMatch(/select |insert |node_modules|\.ts:|evil\.test|harbour|at async/i)
  expect(await digest()).toEqual(before)
  return JSON.parse(text)
}

describe.each(Object.entries(calls))('%s refuses', (_, call) => {
  test.each(badBodies)('$id', async ({ statuses, init }) => {
    const before = await digest()
    await expectClear(await send(call, init(call.body)), statuses, before)
  })

  test.each(
    call.fields.flatMap((field) => badValuesFor(field).map(([id, value]) => ({ id, value, pointer: field.pointer }))),
  )('$pointer: $id', async ({ pointer, value }) => {
    const before = await digest()
    const { errors } = await expectClear(
      await send(call, { body: withValue(call.body, pointer, value) }),
      [422],
      before,
    )
    expect(errors?.some((error) => error.pointer?.startsWith(pointer))).toBe(true)
  })
})

test('a refresh token is read up to 4,000 bytes', async () => {
  const call = calls.refreshToken
  if (!call) throw new Error('No such call')
  const response = await send(call, { body: JSON.stringify({ token: 'x'.repeat(4000) }) })
  expect(response.status).toBe(413)
})

test('ids in the path must be valid ids', async () => {
  for (const path of ['/auth/sessions/../1', '/auth/sessions/x', '/auth/passkeys/x']) {
    const proof = path.includes('passkeys') ? { json: { password: 'a kettle at nine' } } : {}
    const response = await shop.request(path, { method: 'DELETE', headers: { authorization }, ...proof })
    expect([404, 405, 422]).toContain(response.status)
  }
})
