import { createHook } from 'node:async_hooks'
import type { Tokens } from '@makola/contract/auth/auth.ts'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Answer, apiCaller } from '../../../../testing/api-caller.ts'
import { anAccount } from '../../../../testing/builders/auth.ts'
import { codeFor, lettersTo } from '../../../../testing/builders/letters.ts'
import { openTestPlatform, type TestPlatform } from '../../../../testing/test-platform.ts'
import { toNextWindow } from '../../../../testing/to-next-window.ts'
import { emailCodeSeconds, emailCodeTries, limits, registrationSeconds } from '../limits.ts'
import { forgetSignIns } from '../schedules.ts'
import { accounts, emailCodes } from '../tables.ts'

let shop: TestPlatform
let api: ReturnType<typeof apiCaller>
beforeAll(async () => {
  shop = await openTestPlatform({ TRUST_PROXY: 'on' })
  api = apiCaller(shop)
})
afterAll(() => shop.close())

const password = 'a quiet harbour'
let people = 0
const newAddress = () => `ada-${++people}@example.test`

let networks = 0
/** Every call comes from another network: one network's limit is lower than an address's. */
const somewhere = () => ({ headers: { 'x-forwarded-for': `10.2.${++networks >> 8}.${networks & 255}` } })

// register, verifyEmail and resendVerification, as the pages call them.
const register = (email: string, given = {}) =>
  api.post('/auth/register', { name: 'Ada Obi', email, password, ...given }, somewhere())
const verify = (email: string, code: string, given = {}) =>
  api.post<Tokens>('/auth/verify-email', { email, code, password, ...given }, somewhere())
const resend = (email: string) => api.post('/auth/resend-verification', { email }, somewhere())
const accountOf = async (email: string) =>
  (await shop.database.select().from(accounts).where(eq(accounts.email, email)))[0]
const wrongCode = { status: 422, body: { errors: [{ pointer: '/code', code: 'auth.wrong-email-code' }] } }
const notThis = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0')

describe('registering', () => {
  it('creates an account when the code from the email comes back with the password, and signs in', async () => {
    const email = newAddress()
    expect(await register(email)).toMatchObject({ status: 202, body: undefined })
    expect(await accountOf(email)).toBeUndefined()
    const { status, body } = await verify(email, await codeFor(shop, email))
    expect(status).toBe(200)
    const me = await api.get('/auth/me', { headers: { authorization: `Bearer ${body.access_token}` } })
    expect(me.body).toMatchObject({ data: { name: 'Ada Obi', email, isOperator: false, hasTwoFactor: false } })
    expect(await api.post('/auth/login', { email, password })).toMatchObject({ status: 200 })
  })

  it('puts the code into the email, ready to type or to tap', async () => {
    const email = newAddress()
    await register(email)
    const code = await codeFor(shop, email)
    const [letter] = await lettersTo(shop, email)
    expect(letter?.subject).toBe(`${code} is your Makola code`)
    const link = `${shop.config.publicUrl}/verify?email=${encodeURIComponent(email)}&code=${code}`
    expect(letter?.text).toContain(link)
    expect(letter?.html).toContain(code)
  })

  it('forwards nothing that a stranger typed: the address may be anybody’s', async () => {
    const email = newAddress()
    await register(email, { name: 'You won, see https://evil.test' })
    const [letter] = await lettersTo(shop, email)
    expect(`${letter?.subject}${letter?.text}${letter?.html}`).not.toMatch(/You won|evil/)
  })

  it('stores neither code nor password, in the table or in the queue', async () => {
    const email = newAddress()
    await register(email)
    const kept = JSON.stringify(await shop.database.select().from(emailCodes))
    const { rows: jobs } = await shop.database.execute('select data from pgboss.job')
    const code = await codeFor(shop, email)
    for (const secret of [`"${code}"`, password]) {
      expect(kept).not.toContain(secret)
      expect(JSON.stringify(jobs)).not.toContain(secret)
    }
  })

  it.each([
    ['nine characters', 'ninechars'],
    ['a common one', 'Qwertyuiop'],
    ['one character over and over', 'aaaaaaaaaaaa'],
    ['the email address', 'known-person@example.test'],
    ['what stands before its @', 'known-person'],
    ['201 characters', 'long '.repeat(41)],
  ])('refuses a password of %s', async (_, guessed) => {
    const answer = await register('known-person@example.test', { password: guessed })
    expect(answer).toMatchObject({ status: 422, body: { errors: [{ pointer: '/password' }] } })
  })

  it('accepts any characters, however they are encoded', async () => {
    const email = newAddress()
    await register(email, { password: 'Ọjà tí ó dára 🧺'.normalize('NFD') })
    const answer = await verify(email, await codeFor(shop, email), { password: 'Ọjà tí ó dára 🧺'.normalize('NFC') })
    expect(answer.status).toBe(200)
  })

  it('stores no role, even if one is sent', async () => {
    const answer = await register(newAddress(), { role: 'operator' })
    expect(answer).toMatchObject({ status: 422, body: { errors: [{ pointer: '/role' }] } })
  })
})

describe('a code', () => {
  it('works once', async () => {
    const email = newAddress()
    await register(email)
    const code = await codeFor(shop, email)
    const answers = await Promise.all(Array.from({ length: 4 }, () => verify(email, code)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422, 422, 422])
    expect(await verify(email, code)).toMatchObject(wrongCode)
  })

  it('is valid for ten minutes', async () => {
    const email = newAddress()
    await register(email)
    const code = await codeFor(shop, email)
    shop.clock.advance(emailCodeSeconds)
    expect(await verify(email, code)).toMatchObject(wrongCode)
  })

  it('allows five tries, even concurrent ones', async () => {
    const email = newAddress()
    await register(email)
    const code = await codeFor(shop, email)
    await Promise.all(Array.from({ length: emailCodeTries }, () => verify(email, notThis(code))))
    expect(await verify(email, code)).toMatchObject(wrongCode)
  })

  it('is sent again, with new digits, for the last registration of the address', async () => {
    const email = newAddress()
    await register(email)
    const first = await codeFor(shop, email)
    shop.clock.advance(emailCodeSeconds)
    expect(await resend(email)).toMatchObject({ status: 202, body: undefined })
    const second = await codeFor(shop, email)
    expect(second).not.toBe(first)
    expect(await verify(email, second)).toMatchObject({ status: 200 })
  })

  it('is not sent again a day later: the registration is deleted', async () => {
    const email = newAddress()
    await register(email)
    await codeFor(shop, email)
    shop.clock.advance(registrationSeconds + 1)
    await forgetSignIns(shop)
    await resend(email)
    expect(await lettersTo(shop, email)).toHaveLength(1)
  })

  it('cannot confirm a registration that a stranger made for the same address', async () => {
    const email = newAddress()
    await register(email, { name: 'Mallory', password: 'what mallory likes' })
    const strangers = await codeFor(shop, email)
    await register(email)
    const own = await codeFor(shop, email)
    expect(await verify(email, strangers)).toMatchObject(wrongCode)
    expect(await verify(email, own)).toMatchObject({ status: 200 })
    expect(await verify(email, strangers, { password: 'what mallory likes' })).toMatchObject(wrongCode)
    expect(await accountOf(email)).toMatchObject({ name: 'Ada Obi' })
  })
})

describe('the existence of an account', () => {
  const same = (known: Answer, unknown: Answer) => {
    const said = ({ status, body }: Answer) => ({ status, body: { ...body, request_id: undefined } })
    expect(said(known)).toEqual(said(unknown))
    const shape = ({ headers }: Answer) => [...headers.keys()].sort()
    expect(shape(known)).toEqual(shape(unknown))
  }

  /** The number of passwords hashed meanwhile: the work that takes time. */
  async function hashesOf(work: () => Promise<unknown>): Promise<number> {
    let hashes = 0
    const hook = createHook({
      init: (_, type) => {
        if (type === 'SCRYPTREQUEST') hashes++
      },
    }).enable()
    await work()
    hook.disable()
    return hashes
  }

  const calls = {
    register: (email: string) => register(email),
    'resend a code': (email: string) => resend(email),
    'forget the password': (email: string) => api.post('/auth/forgot-password', { email }, somewhere()),
  }
  it.each(Object.entries(calls))('is not revealed to anyone who asks to %s', async (_, call) => {
    const { email } = await anAccount(shop, { password: 'correct horse' })
    same(await call(email), await call(newAddress()))
    expect(await hashesOf(() => call(email))).toBe(await hashesOf(() => call(newAddress())))
  })

  const refusals = {
    'sign in': (email: string) => api.post('/auth/login', { email, password: 'a wrong password' }),
    'verify an address': (email: string) => verify(email, '123456'),
    'reset a password': (email: string) => api.post('/auth/reset-password', { email, code: '123456', password }),
  }
  it.each(Object.entries(refusals))('is not revealed to anyone who tries to %s', async (_, call) => {
    const { email } = await anAccount(shop, { password: 'correct horse' })
    same(await call(email), await call(newAddress()))
    const hashes = await hashesOf(() => call(email))
    expect(hashes).toBe(1)
    expect(await hashesOf(() => call(newAddress()))).toBe(hashes)
  })

  it('is told only by email, to the owner of the address', async () => {
    const { email, name } = await anAccount(shop, { password: 'correct horse', name: 'Efua' })
    await register(email, { name: 'Mallory' })
    const [letter] = await lettersTo(shop, email)
    expect(letter?.subject).toBe('You already have a Makola account')
    expect(letter?.text).toContain(`Hello ${name}`)
    expect(letter?.text).not.toMatch(/\d{6}|Mallory/)
    expect(await api.post('/auth/login', { email, password })).toMatchObject({ status: 401 })
  })

  it('causes no email to an address without an account', async () => {
    const email = newAddress()
    await api.post('/auth/forgot-password', { email }, somewhere())
    await resend(email)
    expect(await lettersTo(shop, email)).toEqual([])
  })
})

describe('emails', () => {
  it('are limited for each network and hour; another network can still send them', async () => {
    toNextWindow(shop, limits.addresses)
    const from = (network: string) => ({ headers: { 'x-forwarded-for': network } })
    const ask = (network: string) => api.post('/auth/forgot-password', { email: newAddress() }, from(network))
    const answers: { status: number }[] = []
    for (let turn = 0; turn <= limits.addresses.calls; turn++) {
      if (turn % 20 === 0) shop.clock.advance(60)
      answers.push(await ask('203.0.113.9'))
    }
    expect(answers.map(({ status }) => status)).toEqual([...Array(limits.addresses.calls).fill(202), 429])
    expect(await ask('203.0.113.10')).toMatchObject({ status: 202 })
  })

  it.each([
    ['registrations', register],
    ['new codes', resend],
    ['new passwords', (email: string) => api.post('/auth/forgot-password', { email }, somewhere())],
  ] as const)('of %s are limited for each address', async (_, ask) => {
    const email = newAddress()
    toNextWindow(shop, limits.letters)
    const answers = []
    for (let count = 0; count <= limits.letters.calls; count++) answers.push(await ask(email))
    expect(answers.map(({ status }) => status)).toEqual([...Array(limits.letters.calls).fill(202), 429])
    const retryAfter = Number(answers.at(-1)?.headers.get('retry-after'))
    expect(retryAfter).toBeGreaterThan(0)
    shop.clock.advance(retryAfter)
    expect(await ask(email)).toMatchObject({ status: 202 })
  })
})
