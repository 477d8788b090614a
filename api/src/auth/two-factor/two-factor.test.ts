import type { Tokens } from '@makola/contract/auth/auth.ts'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { apiCaller } from '../../../../testing/api-caller.ts'
import { brokenInvariants } from '../../../../testing/broken-invariants.ts'
import { anAccount, type SignedIn, signInAs } from '../../../../testing/builders/auth.ts'
import { codeFor, lettersTo } from '../../../../testing/builders/letters.ts'
import { openTestPlatform, type TestPlatform } from '../../../../testing/test-platform.ts'
import { toNextWindow } from '../../../../testing/to-next-window.ts'
import { newId } from '../../platform/ids.ts'
import { commands } from '../commands.ts'
import { challengeSeconds, limits } from '../limits.ts'
import { openSecret, sealSecret } from '../seal-secret.ts'
import { recoveryCodes, twoFactors } from '../tables.ts'
import { base32, oneTimePassword, stepAt } from './one-time-password.ts'

let shop: TestPlatform
let api: ReturnType<typeof apiCaller>
beforeAll(async () => {
  shop = await openTestPlatform()
  api = apiCaller(shop)
})
afterAll(async () => {
  expect(await brokenInvariants(shop)).toEqual([])
  await shop.close()
})

const password = 'a quiet harbour'

// startTwoFactor, confirmTwoFactor, renewRecoveryCodes and endTwoFactor, as the security page calls them.
const start = ({ headers }: SignedIn, given = password) =>
  api.post<{ data: { secret: string; uri: string } }>('/auth/two-factor', { password: given }, { headers })
const confirm = ({ headers }: SignedIn, code: string) =>
  api.post<{ data: { codes: string[] } }>('/auth/two-factor/confirm', { code }, { headers })
const renew = ({ headers }: SignedIn, proof: object = { password }) =>
  api.post<{ data: { codes: string[] } }>('/auth/two-factor/recovery-codes', proof, { headers })
const end = ({ headers }: SignedIn, proof: object = { password }) => api.remove('/auth/two-factor', proof, { headers })
const login = async ({ email }: SignedIn) =>
  (await api.post<{ two_factor: string }>('/auth/login', { email, password })).body.two_factor
// loginWithSecondFactor
const finish = (challenge: string, code: string) => api.post<Tokens>('/auth/login/two-factor', { challenge, code })

/** The app on the person's phone, with the shop's secret. */
async function appCode({ id }: SignedIn): Promise<string> {
  const [kept] = await shop.database.select().from(twoFactors).where(eq(twoFactors.accountId, id))
  return oneTimePassword(openSecret(shop, id, kept?.sealedSecret ?? '', 'two-factor'), stepAt(shop.clock.now()))
}

async function someoneWithTwoFactor(): Promise<{ person: SignedIn; codes: string[] }> {
  const person = await anAccount(shop, { password })
  await start(person)
  const { body } = await confirm(person, await appCode(person))
  // The code that confirmed is used up: the next one is another minute's.
  shop.clock.advance(60)
  return { person, codes: body.data.codes }
}

const wrongCode = { status: 422, body: { errors: [{ pointer: '/code', code: 'auth.wrong-second-factor' }] } }
const wrongAppCode = { status: 422, body: { errors: [{ pointer: '/code', code: 'auth.wrong-app-code' }] } }
const wrongPassword = { status: 422, body: { errors: [{ pointer: '/password', code: 'auth.not-your-password' }] } }
const missingCode = { status: 422, body: { errors: [{ pointer: '/code', code: 'auth.code-required' }] } }
const wrongState = { status: 409, body: { type: 'wrong-state' } }

describe('turning two-factor on', () => {
  it('gives a secret for the app, and changes nothing until a code confirms it', async () => {
    const person = await anAccount(shop, { password })
    const { body } = await start(person)
    expect(body.data.secret).toMatch(/^[A-Z2-7]{32}$/)
    const label = `Makola:${encodeURIComponent(person.email)}`
    expect(body.data.uri).toBe(`otpauth://totp/${label}?secret=${body.data.secret}&issuer=Makola`)
    expect(await api.post('/auth/login', { email: person.email, password })).toMatchObject({
      body: { access_token: expect.any(String) },
    })
  })

  it('returns ten recovery codes, and from then on a sign-in asks for the second factor', async () => {
    const { person, codes } = await someoneWithTwoFactor()
    expect(new Set(codes).size).toBe(10)
    for (const code of codes) expect(code).toMatch(/^[2-9A-Z]{5}-[2-9A-Z]{5}$/)
    expect(await api.get('/auth/me', { headers: person.headers })).toMatchObject({
      body: { data: { hasTwoFactor: true } },
    })
    const { status, body } = await api.post('/auth/login', { email: person.email, password })
    expect(status).toBe(200)
    expect(body).toEqual({ two_factor: expect.any(String) })
    expect((await lettersTo(shop, person.email))[0]?.subject).toBe('Two-step sign-in was turned on at Makola')
  })

  it('requires the password and the app', async () => {
    const person = await anAccount(shop, { password })
    expect(await start(person, 'not the harbour')).toMatchObject(wrongPassword)
    expect(await confirm(person, '123456')).toMatchObject(wrongState)
    await start(person)
    expect(await confirm(person, '000000')).toMatchObject(wrongAppCode)
  })

  it('a second time is refused; an unconfirmed secret is replaced', async () => {
    const person = await anAccount(shop, { password })
    const first = await start(person)
    expect((await start(person)).body.data.secret).not.toBe(first.body.data.secret)
    await confirm(person, await appCode(person))
    expect(await start(person)).toMatchObject(wrongState)
    expect(await confirm(person, await appCode(person))).toMatchObject(wrongState)
  })

  it('stores secret and codes so that a copy of the database does not reveal them', async () => {
    const person = await anAccount(shop, { password })
    const { body } = await start(person)
    const { body: confirmed } = await confirm(person, await appCode(person))
    const [kept] = await shop.database.select().from(twoFactors).where(eq(twoFactors.accountId, person.id))
    const hashes = await shop.database.select().from(recoveryCodes).where(eq(recoveryCodes.accountId, person.id))
    const secret = openSecret(shop, person.id, kept?.sealedSecret ?? '', 'two-factor')
    expect(base32(secret)).toBe(body.data.secret)
    expect(kept?.sealedSecret).not.toContain(secret.toString('base64url'))
    for (const code of confirmed.data.codes) expect(JSON.stringify(hashes)).not.toContain(code.slice(0, 5))
    const moved = sealSecret(shop, person.id, secret, 'two-factor')
    expect(() => openSecret(shop, 'somebody else', moved, 'two-factor')).toThrow()
    expect(() => openSecret({ secret: 'another shop' }, person.id, moved, 'two-factor')).toThrow()
  })
})

describe('the second factor', () => {
  it('signs in with the app’s code, typed with or without a gap, and each code once', async () => {
    const { person } = await someoneWithTwoFactor()
    const code = await appCode(person)
    const answers = await Promise.all(
      Array.from({ length: 3 }, async () => finish(await login(person), `${code.slice(0, 3)} ${code.slice(3)}`)),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422, 422])
    shop.clock.advance(30)
    expect(await finish(await login(person), await appCode(person))).toMatchObject({ status: 200 })
  })

  it('signs in with a recovery code as copied, once', async () => {
    const { person, codes } = await someoneWithTwoFactor()
    const [code = ''] = codes
    const copied = code.toLowerCase().replace('-', ' ')
    const answers = await Promise.all([finish(await login(person), copied), finish(await login(person), copied)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422])
    expect(await finish(await login(person), codes[1] ?? '')).toMatchObject({ status: 200 })
    const { headers } = await signInAs(shop, person.id)
    expect(await api.get('/auth/me', { headers })).toMatchObject({ body: { data: { recoveryCodesLeft: 8 } } })
  })

  it('allows five guesses in five minutes', async () => {
    const { person } = await someoneWithTwoFactor()
    toNextWindow(shop, limits.secondFactor)
    const challenge = await login(person)
    const guesses = Array.from({ length: limits.secondFactor.calls }, () => finish(challenge, '000000'))
    for (const guess of await Promise.all(guesses)) expect(guess).toMatchObject(wrongCode)
    expect(await finish(challenge, await appCode(person))).toMatchObject({ status: 429 })
  })

  it('must follow the first factor within five minutes', async () => {
    const { person } = await someoneWithTwoFactor()
    const challenge = await login(person)
    shop.clock.advance(challengeSeconds + 1)
    const refused = { status: 401, body: { type: 'wrong-credentials' } }
    expect(await finish(challenge, await appCode(person))).toMatchObject(refused)
    expect(await finish('made.up.challenge', '123456')).toMatchObject(refused)
    const token = person.headers.authorization.replace('Bearer ', '')
    expect(await finish(token, await appCode(person))).toMatchObject(refused)
    const stolen = { headers: { authorization: `Bearer ${await login(person)}` } }
    expect(await api.get('/auth/me', stolen)).toMatchObject({ status: 401 })
  })

  it('is tied to the password that was shown: after a new one it opens nothing', async () => {
    const { person } = await someoneWithTwoFactor()
    const challenge = await login(person)
    await api.post('/auth/forgot-password', { email: person.email })
    const code = await codeFor(shop, person.email)
    await api.post('/auth/reset-password', { email: person.email, code, password: 'a louder market' })
    const refused = { status: 401, body: { type: 'wrong-credentials' } }
    expect(await finish(challenge, await appCode(person))).toMatchObject(refused)
  })

  it('is also required after a new password', async () => {
    const { person } = await someoneWithTwoFactor()
    await api.post('/auth/forgot-password', { email: person.email })
    const code = await codeFor(shop, person.email)
    const reset = { email: person.email, code, password: 'a louder market' }
    const { body } = await api.post<{ two_factor: string }>('/auth/reset-password', reset)
    expect(body).toEqual({ two_factor: expect.any(String) })
    expect(await finish(body.two_factor, await appCode(person))).toMatchObject({ status: 200 })
  })
})

describe('recovery codes', () => {
  it('are replaced by new ones, with the password and a code', async () => {
    const { person, codes } = await someoneWithTwoFactor()
    expect(await renew(person, { password: 'not the harbour' })).toMatchObject(wrongPassword)
    expect(await renew(person)).toMatchObject(missingCode)
    expect(await renew(person, { password, code: '000000' })).toMatchObject(wrongCode)
    const { body } = await renew(person, { password, code: codes[1] })
    expect(body.data.codes).toHaveLength(10)
    expect(await finish(await login(person), codes[0] ?? '')).toMatchObject(wrongCode)
    expect(await finish(await login(person), body.data.codes[0] ?? '')).toMatchObject({ status: 200 })
  })

  it('need an account with two-factor', async () => {
    expect(await renew(await anAccount(shop, { password }))).toMatchObject(wrongState)
  })
})

describe('turning two-factor off', () => {
  it('requires more than a session and the password', async () => {
    const { person, codes } = await someoneWithTwoFactor()
    expect(await end(person)).toMatchObject(missingCode)
    expect(await end(person, { password, code: '000000' })).toMatchObject(wrongCode)
    // No way around it opens either: new recovery codes, a passkey more or less, another app.
    expect(await renew(person)).toMatchObject(missingCode)
    expect(await api.post('/auth/passkeys/options', { password }, { headers: person.headers })).toMatchObject(
      missingCode,
    )
    expect(await api.remove(`/auth/passkeys/${newId()}`, { password }, { headers: person.headers })).toMatchObject(
      missingCode,
    )
    expect(await start(person)).toMatchObject(wrongState)
    expect(await login(person)).toEqual(expect.any(String))
    const left = await shop.database.select().from(recoveryCodes).where(eq(recoveryCodes.accountId, person.id))
    expect(left).toHaveLength(codes.length)
    expect(await end(person, { password, code: codes[0] })).toMatchObject({ status: 204 })
  })

  it('requires password and code, deletes everything, and can be repeated', async () => {
    const { person } = await someoneWithTwoFactor()
    expect(await end(person, { password: 'not the harbour' })).toMatchObject(wrongPassword)
    expect(await end(person, { password, code: await appCode(person) })).toMatchObject({ status: 204 })
    expect(await end(person)).toMatchObject({ status: 204 })
    expect(await api.post('/auth/login', { email: person.email, password })).toMatchObject({
      body: { access_token: expect.any(String) },
    })
    const left = await shop.database.select().from(recoveryCodes).where(eq(recoveryCodes.accountId, person.id))
    expect(left).toEqual([])
    const subjects = (await lettersTo(shop, person.email)).map(({ subject }) => subject)
    expect(subjects.filter((subject) => subject.includes('turned off'))).toHaveLength(1)
  })

  it('limits guesses', async () => {
    toNextWindow(shop, limits.passwordHere)
    const person = await anAccount(shop, { password })
    const guesses = await Promise.all(
      Array.from({ length: limits.passwordHere.calls + 1 }, () => end(person, { password: 'not the harbour' })),
    )
    expect(guesses.filter(({ status }) => status === 429)).toHaveLength(1)
  })
})

it('an operator turns it off for someone who lost phone and codes, from the command line', async () => {
  const { person } = await someoneWithTwoFactor()
  const print = vi.spyOn(console, 'log').mockReturnValue()
  const run = commands.find((command) => command.name === 'reset-sign-in')?.run
  expect(await run?.(shop, [person.email])).toBe(0)
  expect(print).toHaveBeenCalledOnce()
  vi.restoreAllMocks()
  expect(await api.get('/auth/me', { headers: person.headers })).toMatchObject({ status: 401 })
  expect(await api.post('/auth/login', { email: person.email, password })).toMatchObject({
    body: { access_token: expect.any(String) },
  })
  const complain = vi.spyOn(console, 'error').mockReturnValue()
  expect(await run?.(shop, ['nobody@example.test'])).toBe(1)
  expect(await run?.(shop, [])).toBe(1)
  expect(complain).toHaveBeenCalledTimes(2)
  vi.restoreAllMocks()
})
