import { hashPassword } from '@better-auth/utils/password'
import type { Tokens } from '@makola/contract/auth/auth.ts'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { apiCaller } from '../../../../testing/api-caller.ts'
import { anAccount, signInAs } from '../../../../testing/builders/auth.ts'
import { codeFor, lettersTo } from '../../../../testing/builders/letters.ts'
import { commitWhenAwaited } from '../../../../testing/database/commit-when-awaited.ts'
import { openTestPlatform, type TestPlatform } from '../../../../testing/test-platform.ts'
import { toNextWindow } from '../../../../testing/to-next-window.ts'
import { emailCodeSeconds, limits } from '../limits.ts'
import { sessions } from '../tables.ts'

let shop: TestPlatform
let api: ReturnType<typeof apiCaller>
beforeAll(async () => {
  shop = await openTestPlatform({ TRUST_PROXY: 'on' })
  api = apiCaller(shop)
})
afterAll(() => shop.close())

const old = 'a quiet harbour'
const password = 'a louder market'

// forgotPassword, resetPassword and login, as the pages call them.
let networks = 0
const somewhere = () => `10.1.${++networks >> 8}.${networks & 255}`
const from = (network: string) => ({ headers: { 'x-forwarded-for': network } })
const forgot = (email: string, network = somewhere()) => api.post('/auth/forgot-password', { email }, from(network))
const reset = (email: string, code: string, given = {}, network = somewhere()) =>
  api.post<Tokens>('/auth/reset-password', { email, code, password, ...given }, from(network))
const login = (email: string, given: string) => api.post('/auth/login', { email, password: given })
const revoked = { status: 401, body: { type: 'token-revoked' } }

describe('a forgotten password', () => {
  it('is replaced with the code from the email: every other session ends, and a new one begins', async () => {
    const { email, headers } = await anAccount(shop, { password: old })
    await forgot(email)
    const { status, body } = await reset(email, await codeFor(shop, email))
    expect(status).toBe(200)
    const here = { headers: { authorization: `Bearer ${body.access_token}` } }
    expect(await api.get('/auth/me', here)).toMatchObject({ status: 200, body: { data: { email } } })
    expect(await api.get('/auth/me', { headers })).toMatchObject(revoked)
    expect(await login(email, old)).toMatchObject({ status: 401 })
    expect(await login(email, password)).toMatchObject({ status: 200 })
  })

  it('is reported by email, with a link before and a warning after', async () => {
    const { email } = await anAccount(shop, { password: old })
    await forgot(email)
    const code = await codeFor(shop, email)
    const [asked] = await lettersTo(shop, email)
    expect(asked?.text).toContain(`/reset-password#email=${encodeURIComponent(email)}&code=${code}`)
    await reset(email, code)
    const subjects = (await lettersTo(shop, email)).map(({ subject }) => subject)
    expect(subjects).toContain('Your password was changed at Makola')
  })

  it('needs the right code, in time, and only once', async () => {
    const { email } = await anAccount(shop, { password: old })
    const wrong = { status: 422, body: { errors: [{ pointer: '/code', code: 'auth.wrong-email-code' }] } }
    expect(await reset(email, '123456')).toMatchObject(wrong)
    await forgot(email)
    const late = await codeFor(shop, email)
    shop.clock.advance(emailCodeSeconds)
    expect(await reset(email, late)).toMatchObject(wrong)
    await forgot(email)
    const code = await codeFor(shop, email)
    const answers = await Promise.all([reset(email, code), reset(email, code), reset(email, code)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422, 422])
  })

  it('is not replaced by a common password, and the attempt costs no try', async () => {
    const { email } = await anAccount(shop, { password: old })
    await forgot(email)
    const code = await codeFor(shop, email)
    for (let count = 0; count < 6; count++) {
      expect(await reset(email, code, { password: 'qwertyuiop' })).toMatchObject({
        status: 422,
        body: { errors: [{ pointer: '/password', code: 'auth.password-too-common' }] },
      })
    }
    expect(await reset(email, code)).toMatchObject({ status: 200 })
  })

  it('can still be replaced when a stranger in one network uses up all codes and emails that they may', async () => {
    const { email } = await anAccount(shop, { password: old })
    const stranger = somewhere()
    toNextWindow(shop, limits.letters)
    const letters = await Promise.all(Array.from({ length: limits.letters.calls }, () => forgot(email, stranger)))
    expect(letters.filter(({ status }) => status === 202)).toHaveLength(limits.lettersHere.calls)
    expect(await forgot(email)).toMatchObject({ status: 202 })
    const code = await codeFor(shop, email)
    const wrong = code === '000000' ? '000001' : '000000'
    const tries = await Promise.all(Array.from({ length: 8 }, () => reset(email, wrong, {}, stranger)))
    expect(tries.filter(({ status }) => status === 422)).toHaveLength(limits.codesHere.calls)
    expect(tries.find(({ status }) => status === 429)).toMatchObject({ body: { type: 'rate-limited' } })
    expect(await reset(email, code)).toMatchObject({ status: 200 })
  })

  it('can still be replaced in a known browser when strangers in many networks use up all emails', async () => {
    const { email } = await anAccount(shop, { password: old })
    toNextWindow(shop, limits.letters)
    const signedIn = await shop.request('/auth/login', { method: 'POST', json: { email, password: old } })
    const [known = ''] = signedIn.headers.getSetCookie().map((cookie) => cookie.split(';')[0])
    for (let count = 0; count < limits.letters.calls; count++) await forgot(email)
    expect(await forgot(email)).toMatchObject({ status: 429 })
    const ask = (cookie: string) => api.post('/auth/forgot-password', { email }, { headers: { cookie } })
    expect(await ask(known.replace(/\.[^.]*$/, '.forged'))).toMatchObject({ status: 429 })
    for (let count = 0; count < limits.lettersKnown.calls; count++) {
      expect(await ask(known)).toMatchObject({ status: 202 })
    }
    expect(await ask(known)).toMatchObject({ status: 429 })
    expect(await reset(email, await codeFor(shop, email))).toMatchObject({ status: 200 })
  })

  it('is not replaced by someone who tries one code at many accounts from one network', async () => {
    const { email } = await anAccount(shop, { password: old })
    toNextWindow(shop, limits.wrongCodes)
    const sprayer = somewhere()
    const statuses: number[] = []
    for (let count = 0; count <= limits.wrongCodes.calls; count++) {
      statuses.push((await reset(`account-${count}@example.test`, '123456', {}, sprayer)).status)
    }
    expect(statuses).toEqual([...Array(limits.wrongCodes.calls).fill(422), 429])
    // In other networks nobody is affected, and right ones do not count.
    await forgot(email)
    expect(await reset(email, await codeFor(shop, email))).toMatchObject({ status: 200 })
  })

  it('is not replaced with the code of a registration', async () => {
    const email = 'newcomer@example.test'
    await api.post('/auth/register', { name: 'Ada', email, password })
    expect(await reset(email, await codeFor(shop, email))).toMatchObject({ status: 422 })
  })
})

describe('a password that is being replaced', () => {
  const replaceWhile = async (id: string, work: () => Promise<{ status: number }>) => {
    const replace = 'update accounts set password_hash = $2 where id = $1'
    const endSessions = 'delete from sessions where account_id = $1'
    return commitWhenAwaited(
      shop,
      [
        [replace, id, await hashPassword(password)],
        [endSessions, id],
      ],
      work,
    )
  }

  it('opens no session for someone who has just shown the old one', async () => {
    const { id, email } = await anAccount(shop, { password: old })
    const refused = { status: 401, body: { type: 'wrong-credentials' } }
    expect(await replaceWhile(id, () => login(email, old))).toMatchObject(refused)
    expect(await shop.database.$count(sessions, eq(sessions.accountId, id))).toBe(0)
  })

  it('is not replaced again by someone who has just shown the old one', async () => {
    const { id, email, headers } = await anAccount(shop, { password: old })
    const json = { current: old, password: 'a thief in the night' }
    const change = () => api.post('/auth/change-password', json, { headers })
    expect(await replaceWhile(id, change)).toMatchObject({
      status: 422,
      body: { errors: [{ pointer: '/current', code: 'auth.not-your-password' }] },
    })
    expect(await login(email, password)).toMatchObject({ status: 200 })
  })
})

describe('changing the password', () => {
  const change = (headers: { authorization: string }, json: object) =>
    api.post('/auth/change-password', json, { headers })

  it('signs out all other sessions', async () => {
    const { id, email, headers } = await anAccount(shop, { password: old })
    const elsewhere = await signInAs(shop, id)
    expect(await change(headers, { current: old, password })).toMatchObject({ status: 204 })
    expect(await api.get('/auth/me', { headers })).toMatchObject({ status: 200 })
    expect(await api.get('/auth/me', { headers: elsewhere.headers })).toMatchObject(revoked)
    expect(await login(email, old)).toMatchObject({ status: 401 })
    expect(await login(email, password)).toMatchObject({ status: 200 })
    expect((await lettersTo(shop, email))[0]?.subject).toBe('Your password was changed at Makola')
  })

  it('asks for the current one, and is rate-limited', async () => {
    toNextWindow(shop, limits.passwordHere)
    const { headers } = await anAccount(shop, { password: old })
    const tries = []
    for (let count = 0; count <= limits.passwordHere.calls; count++) {
      tries.push(await change(headers, { current: 'not the harbour', password }))
    }
    expect(tries[0]).toMatchObject({
      status: 422,
      body: { errors: [{ pointer: '/current', code: 'auth.not-your-password' }] },
    })
    expect(tries.at(-1)).toMatchObject({ status: 429, body: { type: 'rate-limited' } })
  })

  it('refuses a common password', async () => {
    const { email, headers } = await anAccount(shop, { password: old })
    const answer = await change(headers, { current: old, password: email })
    expect(answer).toMatchObject({ status: 422, body: { errors: [{ pointer: '/password' }] } })
  })

  it('requires a signed-in account', async () => {
    expect(await api.post('/auth/change-password', { current: old, password })).toMatchObject({ status: 401 })
  })
})
