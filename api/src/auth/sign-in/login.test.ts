import type { Tokens } from '@makola/contract/auth/auth.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Answer, apiCaller } from '../../../../testing/api-caller.ts'
import { anAccount } from '../../../../testing/builders/auth.ts'
import { openTestPlatform, type TestPlatform } from '../../../../testing/test-platform.ts'
import { toNextWindow } from '../../../../testing/to-next-window.ts'
import { limits } from '../limits.ts'

let shop: TestPlatform
let api: ReturnType<typeof apiCaller>
beforeAll(async () => {
  shop = await openTestPlatform({ TRUST_PROXY: 'on' })
  api = apiCaller(shop)
})
afterAll(() => shop.close())

const password = 'a quiet harbour'
let addresses = 0
const somewhere = () => `10.0.${++addresses >> 8}.${addresses & 255}`
const login = (email: string, given = password, from = somewhere(), cookie = '') =>
  api.post<Tokens>('/auth/login', { email, password: given }, { headers: { 'x-forwarded-for': from, cookie } })
/** The cookie of an answer, as a browser would send it back. */
const cookieOf = ({ headers }: Answer) => headers.get('set-cookie')?.split(';')[0] ?? ''

describe('signing in with a password', () => {
  it('returns the tokens of a new session', async () => {
    const { id, email } = await anAccount(shop, { password })
    const { status, body } = await login(email.toUpperCase())
    expect(status).toBe(200)
    expect(body).toEqual({ access_token: expect.any(String), refresh_token: expect.any(String), expires_in: 900 })
    const me = await api.get('/auth/me', { headers: { authorization: `Bearer ${body.access_token}` } })
    expect(me).toMatchObject({ status: 200, body: { data: { id } } })
  })

  it('refuses a wrong password, an account without a password, and an unknown account in the same way', async () => {
    const { email } = await anAccount(shop, { password })
    const withoutPassword = await anAccount(shop)
    for (const address of [email, withoutPassword.email, 'nobody@example.test']) {
      const answer = await login(address, 'not the harbour')
      expect(answer).toMatchObject({ status: 401, body: { type: 'wrong-credentials' } })
    }
  })

  it('keeps the password out of the answer and out of the limits', async () => {
    const { email } = await anAccount(shop, { password })
    const { body } = await login(email, 'not the harbour')
    expect(JSON.stringify(body)).not.toMatch(/harbour|scrypt|hash/)
    const { rows } = await shop.database.execute('select bucket from rate_limits')
    expect(JSON.stringify(rows)).not.toContain(email)
  })
})

describe('guessing passwords', () => {
  it('stops after six wrong passwords from one network, even with the right one, and says for how long', async () => {
    const { email } = await anAccount(shop, { password })
    const here = somewhere()
    toNextWindow(shop, limits.passwordHere)
    const guesses = Array.from({ length: limits.passwordHere.calls + 2 }, () => login(email, 'a guess', here))
    const statuses = (await Promise.all(guesses)).map(({ status }) => status)
    expect(statuses.filter((status) => status === 401)).toHaveLength(limits.passwordHere.calls)
    const refused = await login(email, password, here)
    expect(refused).toMatchObject({ status: 429, body: { type: 'rate-limited' } })
    const { seconds, calls } = limits.passwordHere
    const retryAfter = Number(refused.headers.get('retry-after'))
    expect(retryAfter).toBeLessThanOrEqual(seconds + seconds / calls)
    expect(await login(email)).toMatchObject({ status: 200 })
    shop.clock.advance(retryAfter)
    expect(await login(email, password, here)).toMatchObject({ status: 200 })
  })

  it('from everywhere locks new devices out for little more than five minutes at most', async () => {
    const { email } = await anAccount(shop, { password })
    toNextWindow(shop, limits.password)
    await Promise.all(Array.from({ length: limits.password.calls }, () => login(email, 'a guess')))
    expect(await login(email)).toMatchObject({ status: 429 })
    shop.clock.advance(limits.password.seconds + 15)
    expect(await login(email)).toMatchObject({ status: 200 })
  })

  it('counts all addresses of one IPv6 customer as one', async () => {
    const { email } = await anAccount(shop, { password })
    toNextWindow(shop, limits.passwordHere)
    const guesses = Array.from({ length: 20 }, (_, n) => login(email, 'a guess', `2001:db8:0:${n.toString(16)}::${n}`))
    const statuses = (await Promise.all(guesses)).map(({ status }) => status)
    expect(statuses.filter((status) => status === 401)).toHaveLength(limits.passwordHere.calls)
    expect(await login(email)).toMatchObject({ status: 200 })
  })

  it('counts only failures: frequent sign-ins are not locked out', async () => {
    const { email } = await anAccount(shop, { password })
    const here = somewhere()
    for (let count = 0; count <= limits.passwordHere.calls; count++) {
      expect(await login(email, password, here)).toMatchObject({ status: 200 })
    }
  })

  it('at many accounts from one network stops too', async () => {
    const here = somewhere()
    toNextWindow(shop, limits.calls)
    const calls = Array.from({ length: limits.calls.calls }, () =>
      api.post('/auth/login', {}, { headers: { 'x-forwarded-for': here } }),
    )
    expect((await Promise.all(calls)).map(({ status }) => status)).toEqual(calls.map(() => 422))
    expect(await login('nobody@example.test', password, here)).toMatchObject({ status: 429 })
  })
})

describe('a device that has signed in before', () => {
  const guessedAtFromEverywhere = async () => {
    const account = await anAccount(shop, { password })
    const known = cookieOf(await login(account.email))
    toNextWindow(shop, limits.password)
    await Promise.all(Array.from({ length: limits.password.calls }, () => login(account.email, 'a guess')))
    expect(await login(account.email)).toMatchObject({ status: 429 })
    return { ...account, known }
  }

  it('signs in while strangers guess, but not with a proof that is another account’s, changed or empty', async () => {
    const { email, known } = await guessedAtFromEverywhere()
    const other = await anAccount(shop, { password })
    const [name, value] = known.split('=') as [string, string]
    const [, othersValue] = cookieOf(await login(other.email)).split('=')
    const [deviceId, proof] = value.split('.')
    for (const forged of [othersValue, `${deviceId}x.${proof}`, `${deviceId}.`, '.', '', `.${proof}`, 'é'.repeat(43)]) {
      expect(await login(email, password, somewhere(), `${name}=${forged}`)).toMatchObject({ status: 429 })
    }
    expect(await login(email, password, somewhere(), known)).toMatchObject({ status: 200 })
  })

  it('is recognised by a cookie hidden from scripts, other sites and other calls', async () => {
    const { email } = await anAccount(shop, { password })
    const { headers } = await login(email)
    expect(headers.get('set-cookie')).toMatch(
      /^known-[\w-]{16}=[\w-]+\.[\w-]{43}; Max-Age=31536000; Path=\/api\/auth; HttpOnly; SameSite=Strict$/,
    )
    expect((await login(email, 'a guess')).headers.get('set-cookie')).toBeNull()
  })

  it('has its own attempts, no more when they are concurrent, and uses up nobody else’s', async () => {
    const { email } = await anAccount(shop, { password })
    const known = cookieOf(await login(email))
    toNextWindow(shop, limits.passwordKnown)
    const guesses = Array.from({ length: limits.password.calls }, () => login(email, 'a guess', somewhere(), known))
    const statuses = (await Promise.all(guesses)).map(({ status }) => status)
    expect(statuses.filter((status) => status === 401)).toHaveLength(limits.passwordKnown.calls)
    expect(await login(email, password, somewhere(), known)).toMatchObject({ status: 429 })
    expect(await login(email)).toMatchObject({ status: 200 })
  })

  it('is unknown again after a new password, except for the device that changed it', async () => {
    const { email, headers, known } = await guessedAtFromEverywhere()
    const next = 'a louder market'
    const change = await api.post('/auth/change-password', { current: password, password: next }, { headers })
    expect(await login(email, next, somewhere(), known)).toMatchObject({ status: 429 })
    expect(await login(email, next, somewhere(), cookieOf(change))).toMatchObject({ status: 200 })
  })
})
