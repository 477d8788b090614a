import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { apiCaller } from '../../../../testing/api-caller.ts'
import { brokenInvariants } from '../../../../testing/broken-invariants.ts'
import { anAccount, type SignedIn, signInAs } from '../../../../testing/builders/auth.ts'
import { codeFor, lettersTo } from '../../../../testing/builders/letters.ts'
import { aPaidOrder } from '../../../../testing/builders/orders.ts'
import { commitWhenAwaited } from '../../../../testing/database/commit-when-awaited.ts'
import { findText } from '../../../../testing/database/find-text.ts'
import { openTestPlatform, type TestPlatform } from '../../../../testing/test-platform.ts'
import { toNextWindow } from '../../../../testing/to-next-window.ts'
import { addSeconds } from '../../platform/clock.ts'
import { newId } from '../../platform/ids.ts'
import { rateLimits } from '../../platform/tables.ts'
import { eraseDue } from '../../privacy/erase-due.ts'
import { erasures } from '../../privacy/tables.ts'
import { auditEntries } from '../../shop/tables.ts'
import { emailCodeSeconds, emailUndoSeconds, limits } from '../limits.ts'
import { forgetSignIns } from '../schedules.ts'
import { accounts, emailChanges, emailCodes, recoveryCodes, twoFactors } from '../tables.ts'
import { oneTimePassword, stepAt } from '../two-factor/one-time-password.ts'

let shop: TestPlatform
let api: ReturnType<typeof apiCaller>
beforeAll(async () => {
  shop = await openTestPlatform()
  api = apiCaller(shop)
})
beforeEach(() => shop.database.delete(rateLimits))
afterAll(() => shop.close())

const password = 'a quiet harbour at dusk'
let addresses = 0
const anAddress = () => `moved-${++addresses}@example.test`
const aPerson = () => anAccount(shop, { password })

const ask = ({ headers }: SignedIn, email: string, given: object = {}) =>
  api.post('/auth/email-change', { email, password, ...given }, { headers })
const confirm = ({ headers }: Pick<SignedIn, 'headers'>, email: string, code: string) =>
  api.post('/auth/email-change/confirm', { email, code }, { headers })
const undo = (token: string) => api.post('/auth/email-change/undo', { token })
const login = (email: string) => api.post('/auth/login', { email, password })
const emailOf = async ({ id }: SignedIn) =>
  (await shop.database.select().from(accounts).where(eq(accounts.id, id)))[0]?.email
const wrongCode = { status: 422, body: { errors: [{ pointer: '/code', code: 'auth.wrong-email-code' }] } }
const over = { status: 409, body: { code: 'auth.email-change-over' } }

/** Moves an account to an address, as its owner does. */
async function move(person: SignedIn, to: string, proof: object = {}): Promise<void> {
  expect(await ask(person, to, proof)).toMatchObject({ status: 202 })
  expect(await confirm(person, to, await codeFor(shop, to))).toMatchObject({
    status: 200,
    body: { data: { email: to } },
  })
}

/** The secret in the link that an address was sent. */
async function undoTokenOf(address: string): Promise<string> {
  const [letter] = (await lettersTo(shop, address)).filter(({ subject }) => subject.includes('new email address'))
  return /#undo=(\S+)/.exec(letter?.text ?? '')?.[1] ?? ''
}

/** The code that the app with this secret shows now. */
const appCode = (secret: string) => oneTimePassword(bytesOf(secret), stepAt(shop.clock.now()))

/** As an app reads it (RFC 4648, 6). */
function bytesOf(secret: string): Buffer {
  const bits = [...secret].map((letter) => letters.indexOf(letter).toString(2).padStart(5, '0')).join('')
  return Buffer.from(bits.match(/.{8}/g)?.map((byte) => Number.parseInt(byte, 2)) ?? [])
}
const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

async function turnTwoFactorOn(person: SignedIn): Promise<{ secret: string; codes: string[] }> {
  const { body } = await api.post<{ data: { secret: string } }>('/auth/two-factor', { password }, person)
  const { secret } = body.data
  const confirmed = await api.post<{ data: { codes: string[] } }>(
    '/auth/two-factor/confirm',
    { code: appCode(secret) },
    person,
  )
  return { secret, codes: confirmed.body.data.codes }
}

/** The owner, who sets a new password by the restored address. */
async function loginAgain({ email }: SignedIn) {
  await api.post('/auth/forgot-password', { email })
  const reset = { email, code: await codeFor(shop, email), password: 'a louder market' }
  return api.post<{ two_factor: string }>('/auth/reset-password', reset)
}
const finish = (challenge: string, code: string) => api.post('/auth/login/two-factor', { challenge, code })

describe('another address for an account', () => {
  it('is asked with the password, proved with a code, and ends the other sessions', async () => {
    const person = await aPerson()
    const elsewhere = await signInAs(shop, person.id)
    const to = anAddress()
    expect(await ask(person, to, { password: 'something else' })).toMatchObject({ status: 422 })
    expect(await ask(person, person.email)).toMatchObject({
      status: 422,
      body: { errors: [{ code: 'auth.same-email' }] },
    })
    expect(await api.get('/auth/email-change', person)).toMatchObject({ body: { data: null } })
    expect(await ask(person, to)).toMatchObject({ status: 202, body: { data: { email: to } } })
    expect(await api.get('/auth/email-change', person)).toMatchObject({ body: { data: { email: to } } })
    expect(await emailOf(person)).toBe(person.email)
    const code = await codeFor(shop, to)
    expect(await confirm(person, to, code === '000000' ? '000001' : '000000')).toMatchObject(wrongCode)
    expect(await confirm(person, to, code)).toMatchObject({ status: 200, body: { data: { email: to } } })
    expect(await confirm(person, to, code)).toMatchObject(wrongCode)
    expect(await api.get('/auth/me', elsewhere)).toMatchObject({ status: 401 })
    expect(await api.get('/auth/me', person)).toMatchObject({ status: 200, body: { data: { email: to } } })
    expect(await login(to)).toMatchObject({ status: 200 })
    expect(await login(person.email)).toMatchObject({ status: 401 })
    expect(await api.get('/auth/email-change', person)).toMatchObject({ body: { data: null } })
    const entries = and(eq(auditEntries.subjectId, person.id), eq(auditEntries.action, 'account.email-changed'))
    expect(await shop.database.$count(auditEntries, entries)).toBe(1)
  })

  it('needs a code of the last ten minutes, and its own', async () => {
    const [person, other] = [await aPerson(), await aPerson()]
    const to = anAddress()
    await ask(person, to)
    const code = await codeFor(shop, to)
    expect(await confirm(other, to, code)).toMatchObject(wrongCode)
    expect(await confirm(person, anAddress(), code)).toMatchObject(wrongCode)
    shop.clock.advance(emailCodeSeconds)
    const back = { ...person, ...(await signInAs(shop, person.id)) }
    expect(await confirm(back, to, code)).toMatchObject(wrongCode)
    expect(await emailOf(person)).toBe(person.email)
  })

  it('that another account has answers like a free one, and only its owner is told', async () => {
    const [person, owner] = [await aPerson(), await aPerson()]
    const [taken, free] = [await ask(person, owner.email), await ask(person, anAddress())]
    expect([taken.status, Object.keys(taken.body)]).toEqual([free.status, Object.keys(free.body)])
    const [letter] = await lettersTo(shop, owner.email)
    expect(letter?.subject).toBe('This address already has a Makola account')
    expect(letter?.text).not.toMatch(/^\d{6}$/m)
    expect(await lettersTo(shop, person.email)).toEqual([])
  })

  it('goes to one of two accounts that take it at the same moment', async () => {
    const [one, other] = [await aPerson(), await aPerson()]
    const to = anAddress()
    await ask(one, to)
    const first = await codeFor(shop, to)
    await ask(other, to)
    const second = (await lettersTo(shop, to))
      .map(({ text }) => /^\d{6}$/m.exec(text)?.[0] ?? '')
      .find((code) => code !== first)
    const answers = await Promise.all([confirm(one, to, first), confirm(other, to, second ?? '')])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422])
    expect(await shop.database.$count(accounts, eq(accounts.email, to))).toBe(1)
  })

  it('that somebody registers meanwhile is refused like a wrong code', async () => {
    const person = await aPerson()
    const to = anAddress()
    await ask(person, to)
    const code = await codeFor(shop, to)
    await anAccount(shop, { email: to })
    expect(await confirm(person, to, code)).toMatchObject(wrongCode)
    expect(await emailOf(person)).toBe(person.email)
  })

  it('is one of two asked for at once: the other code ends', async () => {
    const person = await aPerson()
    const [a, b] = [anAddress(), anAddress()]
    await ask(person, a)
    await ask(person, b)
    const [codeA, codeB] = [await codeFor(shop, a), await codeFor(shop, b)]
    const answers = await Promise.all([confirm(person, a, codeA), confirm(person, b, codeB)])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422])
    expect(await shop.database.$count(emailChanges, eq(emailChanges.accountId, person.id))).toBe(1)
  })

  it('can be asked for a limited number of times', async () => {
    // Before the account: its session does not live through a window.
    toNextWindow(shop, limits.emailChanges)
    const person = await aPerson()
    for (let asked = 0; asked < limits.emailChanges.calls; asked++) {
      expect(await ask(person, anAddress())).toMatchObject({ status: 202 })
    }
    expect(await ask(person, anAddress())).toMatchObject({ status: 429 })
  })

  it('limits the guesses of its code', async () => {
    const person = await aPerson()
    const to = anAddress()
    await ask(person, to)
    const code = await codeFor(shop, to)
    const wrong = code === '000000' ? '000001' : '000000'
    for (let tried = 0; tried < limits.codesHere.calls; tried++) {
      expect(await confirm(person, to, wrong)).toMatchObject(wrongCode)
    }
    expect(await confirm(person, to, code)).toMatchObject({ status: 429 })
  })

  it('claims guest orders only once it is proved', async () => {
    const person = await aPerson()
    const to = anAddress()
    await aPaidOrder(shop, { email: to, accountId: null })
    const claimable = async () =>
      (await (await shop.request('/orders/claimable', { headers: person.headers })).json()).data.length
    await ask(person, to)
    expect(await claimable()).toBe(0)
    expect(await confirm(person, to, await codeFor(shop, to))).toMatchObject({ status: 200 })
    expect(await claimable()).toBe(1)
  })
})

/** Its owner has had it for more than a week. */
async function makeFactorOld({ id }: { id: string }): Promise<void> {
  const old = addSeconds(shop.clock.now(), -emailUndoSeconds - 1)
  await shop.database.update(twoFactors).set({ confirmedAt: old }).where(eq(twoFactors.accountId, id))
  await shop.database.update(recoveryCodes).set({ createdAt: old }).where(eq(recoveryCodes.accountId, id))
}

describe('undoing it', () => {
  it('by the link to the former address: signs everybody out, and neither password nor new passkey signs in', async () => {
    const person = await aPerson()
    const to = anAddress()
    await move(person, to)
    const token = await undoTokenOf(person.email)
    expect(await undo(`${token}x`)).toMatchObject({ status: 404 })
    expect(await undo(`${newId()}.${token.split('.')[1]}`)).toMatchObject({ status: 404 })
    const answers = await Promise.all([undo(token), undo(token), undo(token)])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409])
    expect(await undo(token)).toMatchObject(over)
    expect(await emailOf(person)).toBe(person.email)
    expect(await api.get('/auth/me', person)).toMatchObject({ status: 401 })
    expect(await login(person.email)).toMatchObject({ status: 401 })
    expect(await login(to)).toMatchObject({ status: 401 })
    const [told] = await lettersTo(shop, person.email)
    expect(told?.subject).toBe('Your previous email address was restored at Makola')
    await api.post('/auth/forgot-password', { email: person.email })
    const reset = { email: person.email, code: await codeFor(shop, person.email), password: 'a louder market' }
    expect(await api.post('/auth/reset-password', reset)).toMatchObject({ status: 200 })
    expect(await brokenInvariants(shop)).toEqual([])
  })

  it('forgets a second factor that was turned on since, with its recovery codes', async () => {
    const person = await aPerson()
    await move(person, anAddress())
    const { codes } = await turnTwoFactorOn(person)
    expect(await undo(await undoTokenOf(person.email))).toMatchObject({ status: 200 })
    expect(await loginAgain(person)).toMatchObject({ status: 200, body: { access_token: expect.any(String) } })
    expect(codes).toHaveLength(10)
    expect(await shop.database.$count(recoveryCodes, eq(recoveryCodes.accountId, person.id))).toBe(0)
    expect(await brokenInvariants(shop)).toEqual([])
  })

  it('forgets a second factor that was turned on shortly before: the thief may have known the password then', async () => {
    const person = await aPerson()
    const { secret } = await turnTwoFactorOn(person)
    shop.clock.advance(60)
    await move(person, anAddress(), { code: appCode(secret) })
    expect(await undo(await undoTokenOf(person.email))).toMatchObject({ status: 200 })
    expect(await loginAgain(person)).toMatchObject({ status: 200, body: { access_token: expect.any(String) } })
  })

  it('keeps a second factor from before, and the recovery codes that came with it', async () => {
    const person = await aPerson()
    const { secret, codes } = await turnTwoFactorOn(person)
    await makeFactorOld(person)
    shop.clock.advance(60)
    await move(person, anAddress(), { code: appCode(secret) })
    shop.clock.advance(60)
    expect(await undo(await undoTokenOf(person.email))).toMatchObject({ status: 200 })
    const { body } = await loginAgain(person)
    expect(body).toEqual({ two_factor: expect.any(String) })
    expect(await finish(body.two_factor, codes[0] ?? '')).toMatchObject({ status: 200 })
    expect(await finish(body.two_factor, appCode(secret))).toMatchObject({ status: 200 })
  })

  it('makes recovery codes void that were made since; the app from before still signs in', async () => {
    const person = await aPerson()
    const { secret } = await turnTwoFactorOn(person)
    await makeFactorOld(person)
    shop.clock.advance(60)
    await move(person, anAddress(), { code: appCode(secret) })
    shop.clock.advance(60)
    const renewed = await api.post<{ data: { codes: string[] } }>(
      '/auth/two-factor/recovery-codes',
      { password, code: appCode(secret) },
      person,
    )
    shop.clock.advance(60)
    expect(await undo(await undoTokenOf(person.email))).toMatchObject({ status: 200 })
    const { body } = await loginAgain(person)
    expect(await finish(body.two_factor, renewed.body.data.codes[0] ?? '')).toMatchObject({ status: 422 })
    expect(await finish(body.two_factor, appCode(secret))).toMatchObject({ status: 200 })
    expect(await brokenInvariants(shop)).toEqual([])
  })

  it.each(['confirmed', 'undone'])('while a second factor is confirmed, %s first: none is on', async (first) => {
    const person = await aPerson()
    await move(person, anAddress())
    const token = await undoTokenOf(person.email)
    const { body } = await api.post<{ data: { secret: string } }>('/auth/two-factor', { password }, person)
    const code = appCode(body.data.secret)
    if (first === 'confirmed') {
      const at = shop.clock.now().toISOString()
      const confirmation: [string, ...string[]][] = [
        ['update two_factors set is_confirmed = true, confirmed_at = $2 where account_id = $1', person.id, at],
        [`insert into recovery_codes (account_id, code_hash, created_at) values ($1, 'a hash', $2)`, person.id, at],
      ]
      expect(await commitWhenAwaited(shop, confirmation, () => undo(token))).toMatchObject({ status: 200 })
    } else {
      const undoing: [string, ...string[]][] = [['delete from two_factors where account_id = $1', person.id]]
      const confirmed = () => api.post('/auth/two-factor/confirm', { code }, person)
      expect(await commitWhenAwaited(shop, undoing, confirmed)).toMatchObject({ status: 409 })
    }
    expect(await shop.database.$count(twoFactors, eq(twoFactors.accountId, person.id))).toBe(0)
    expect(await shop.database.$count(recoveryCodes, eq(recoveryCodes.accountId, person.id))).toBe(0)
  })

  it('ends after seven days', async () => {
    const person = await aPerson()
    const to = anAddress()
    await move(person, to)
    const token = await undoTokenOf(person.email)
    shop.clock.advance(emailUndoSeconds)
    expect(await undo(token)).toMatchObject(over)
    expect(await emailOf(person)).toBe(to)
  })

  it('of the first of two changes takes the second along; its own link then does nothing', async () => {
    const person = await aPerson()
    const [b, c] = [anAddress(), anAddress()]
    await move(person, b)
    await move(person, c)
    const [first, second] = [await undoTokenOf(person.email), await undoTokenOf(b)]
    expect(await undo(first)).toMatchObject({ status: 200, body: { data: { email: person.email } } })
    expect(await undo(second)).toMatchObject(over)
    expect(await emailOf(person)).toBe(person.email)
  })

  it('of the second and then of the first goes back step by step', async () => {
    const person = await aPerson()
    const [b, c] = [anAddress(), anAddress()]
    await move(person, b)
    shop.clock.advance(1)
    await move(person, c)
    const [first, second] = [await undoTokenOf(person.email), await undoTokenOf(b)]
    expect(await undo(second)).toMatchObject({ status: 200, body: { data: { email: b } } })
    expect(await undo(first)).toMatchObject({ status: 200, body: { data: { email: person.email } } })
  })

  it('is refused when the former address has another account by now', async () => {
    const person = await aPerson()
    const to = anAddress()
    await move(person, to)
    const token = await undoTokenOf(person.email)
    await anAccount(shop, { email: person.email })
    expect(await undo(token)).toMatchObject({ status: 409, body: { code: 'auth.former-email-used' } })
    expect(await emailOf(person)).toBe(to)
    expect(await api.get('/auth/me', person)).toMatchObject({ status: 200 })
  })

  it('keeps an account that was to be deleted since', async () => {
    const person = await aPerson()
    await move(person, anAddress())
    const token = await undoTokenOf(person.email)
    expect(await api.post('/account/erasure', { password }, person)).toMatchObject({ status: 202 })
    await undo(token)
    await shop.jobs.drain(shop)
    const [erasure] = await shop.database.select().from(erasures).where(eq(erasures.accountId, person.id))
    expect(erasure?.state).toBe('undone')
  })

  it('of an account that was deleted finds nothing, and no address of it is left', async () => {
    const person = await aPerson()
    const to = anAddress()
    await move(person, to)
    await ask(person, anAddress())
    const token = await undoTokenOf(person.email)
    await api.post('/account/erasure', { password }, person)
    await shop.jobs.drain(shop)
    shop.clock.advance(72 * 3600)
    await eraseDue(shop)
    await shop.jobs.drain(shop)
    expect(await undo(token)).toMatchObject({ status: 404 })
    expect(await findText(shop, [person.email, to])).toEqual([])
    expect(await shop.database.$count(emailCodes, eq(emailCodes.accountId, person.id))).toBe(0)
  })
})

it('a former address is forgotten after ninety days', async () => {
  const person = await aPerson()
  await move(person, anAddress())
  shop.clock.advance(90 * 86_400 + 1)
  await forgetSignIns(shop)
  expect(await shop.database.$count(emailChanges, eq(emailChanges.accountId, person.id))).toBe(0)
})
