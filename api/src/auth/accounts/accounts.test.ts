import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { apiCaller } from '../../../../testing/api-caller.ts'
import { anAccount, anOperator, type SignedIn } from '../../../../testing/builders/auth.ts'
import { lettersTo } from '../../../../testing/builders/letters.ts'
import { readEvents } from '../../../../testing/read-events.ts'
import { openTestPlatform, type TestPlatform } from '../../../../testing/test-platform.ts'
import { createApp } from '../../app.ts'
import { openStreams } from '../../platform/http/stream.ts'
import { newId } from '../../platform/ids.ts'
import { createLog } from '../../platform/log.ts'
import { openSignals } from '../../platform/messaging/signals.ts'
import { rateLimits } from '../../platform/tables.ts'
import { auditEntries } from '../../shop/tables.ts'
import { bans, passkeys, sessions, staff } from '../tables.ts'

const password = 'known to the owner'
let shop: TestPlatform
let api: ReturnType<typeof apiCaller>
let support: SignedIn

beforeAll(async () => {
  shop = await openTestPlatform()
  api = apiCaller(shop)
  support = await anAccount(shop, { staffRole: 'support', password })
})
beforeEach(() => shop.database.delete(rateLimits))
afterEach(() => shop.database.delete(bans))
afterAll(() => shop.close())

const asSupport = () => ({ headers: support.headers })
const ban = ({ id }: { id: string }, reason = 'Sold counterfeits') =>
  shop.request(`/accounts/${id}/ban`, { method: 'PUT', headers: support.headers, json: { reason, password } })
const unban = ({ id }: { id: string }) => api.remove(`/accounts/${id}/ban`, { password }, asSupport())
const login = ({ email }: { email: string }, given = password) => api.post('/auth/login', { email, password: given })

async function aPasskey(accountId: string): Promise<void> {
  const key = { id: newId(), accountId, name: 'Phone', credentialId: newId(), publicKey: 'x', counter: 0 }
  await shop.database.insert(passkeys).values({ ...key, transports: [], createdAt: shop.clock.now() })
}

describe('the list of accounts', () => {
  type Listed = { data: { id: string; email: string }[]; meta: { next: string | null } }
  const list = async (query: string) => (await api.get<Listed>(`/accounts/${query}`, asSupport())).body

  test('is searched by parts of names and addresses, and percent signs are only percent signs', async () => {
    const kwame = await anAccount(shop, { name: 'Kwame Ádjei 100%', email: 'kwame.a@example.test' })
    for (const q of ['adjei', 'KWAME', 'me.a@exam', '100%']) {
      expect((await list(`?q=${encodeURIComponent(q)}`)).data, q).toMatchObject([{ id: kwame.id }])
    }
    expect((await list('?q=kwa%25adjei')).data).toEqual([])
    expect((await list('?q=kwame_a')).data).toEqual([])
  })

  test('goes on page by page, each account once, newest first', async () => {
    const tail = newId().slice(-6)
    const made = await Promise.all(Array.from({ length: 7 }, (_, n) => anAccount(shop, { name: `Paged ${tail} ${n}` })))
    const seen: string[] = []
    let cursor = ''
    do {
      const page = await list(`?q=paged+${tail}&limit=2${cursor}`)
      seen.push(...page.data.map(({ id }) => id))
      cursor = page.meta.next === null ? '' : `&cursor=${page.meta.next}`
    } while (cursor)
    expect(seen.toSorted()).toEqual(made.map(({ id }) => id).toSorted())
  })

  test('shows the banned alone', async () => {
    const person = await anAccount(shop)
    await ban(person)
    expect((await list('?banned=true')).data).toMatchObject([{ id: person.id, isBanned: true }])
    expect((await list('?banned=false')).data.map(({ id }) => id)).not.toContain(person.id)
  })
})

test('an account’s page tells sessions, second factor, and ban', async () => {
  const person = await anAccount(shop)
  await aPasskey(person.id)
  const details = await api.get(`/accounts/${person.id}`, asSupport())
  expect(details.body).toMatchObject({
    data: { passkeys: 1, hasTwoFactor: false, ban: null, sessions: [{ device: 'Firefox on Linux' }], staffRole: null },
  })
  expect((await api.get(`/accounts/${newId()}`, asSupport())).status).toBe(404)
  expect((await api.get(`/accounts/${person.id}/stores`, asSupport())).body).toEqual({ data: [] })
  expect((await api.get(`/accounts/${person.id}/orders`, asSupport())).body).toEqual({
    data: { orders: 0, lastAt: null },
  })
})

test('support signs somebody out everywhere, and takes off a lost second factor with a letter', async () => {
  const person = await anAccount(shop, { password })
  await aPasskey(person.id)
  expect((await api.remove(`/accounts/${person.id}/sessions`, undefined, asSupport())).status).toBe(204)
  expect((await api.get('/auth/me', person)).status).toBe(401)
  const reset = () => api.remove(`/accounts/${person.id}/second-factor`, { password }, asSupport())
  expect((await reset()).status).toBe(204)
  expect(await reset()).toMatchObject({ status: 409, body: { code: 'auth.two-factor-off' } })
  expect((await lettersTo(shop, person.email))[0]?.subject).toContain('Your two-step sign-in was reset')
  expect((await login(person)).status).toBe(200)
})

describe('a ban', () => {
  test('ends every session and every open stream within a second, and tells the reason only for the right password', async () => {
    const person = await anAccount(shop, { password })
    const stream = readEvents(await shop.request('/auth/session/stream', { headers: person.headers }))
    const ended = stream.next()
    const began = Date.now()
    const answer = await ban(person)
    expect(answer.status).toBe(200)
    expect(await answer.json()).toMatchObject({ data: { reason: 'Sold counterfeits', by: support.email } })
    expect((await ended).done).toBe(true)
    expect(Date.now() - began).toBeLessThan(1000)
    expect((await api.get('/auth/me', person)).status).toBe(401)
    expect(await api.post('/auth/refresh-token', { token: person.refreshToken })).toMatchObject({
      status: 401,
      body: { type: expect.stringContaining('token-revoked') },
    })
    const wrong = await login(person, 'not the harbour')
    const nobody = await login({ email: 'nobody@example.test' }, 'not the harbour')
    expect(wrong).toMatchObject({ status: 401, body: { code: 'auth.wrong-password' } })
    expect({ ...wrong.body, request_id: '' }).toEqual({ ...nobody.body, request_id: '' })
    expect(await login(person)).toMatchObject({
      status: 401,
      body: { code: 'auth.banned', params: { reason: 'Sold counterfeits' } },
    })
    const [letter] = await lettersTo(shop, person.email)
    expect(letter?.text).toContain('Sold counterfeits')
    expect((await unban(person)).status).toBe(204)
    expect((await login(person)).status).toBe(200)
    expect((await lettersTo(shop, person.email))[0]?.text).toContain('lifted the ban')
    const entries = await shop.database.select().from(auditEntries).where(eq(auditEntries.subjectId, person.id))
    expect(entries.map(({ action }) => action).toSorted()).toEqual(['account.banned', 'account.unbanned'])
  })

  test('ends the streams that another process serves', async () => {
    const person = await anAccount(shop)
    const signals = await openSignals(shop.databaseUrl, createLog('silent'))
    const other = { ...shop, signals, streams: openStreams(signals) }
    const { headers } = person
    const stream = readEvents(await createApp(other).request('/api/auth/session/stream', { headers }))
    const ended = stream.next()
    const began = Date.now()
    await ban(person)
    expect((await ended).done).toBe(true)
    expect(Date.now() - began).toBeLessThan(1000)
    other.streams.end()
    await signals.close()
  })

  test('is made once, lifted once, asked for the password', async () => {
    const person = await anAccount(shop)
    const answers = await Promise.all([ban(person), ban(person), ban(person)])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409])
    const lifts = await Promise.all([unban(person), unban(person)])
    expect(lifts.map(({ status }) => status).toSorted()).toEqual([204, 409])
    const wrong = await api.remove(`/accounts/${person.id}/ban`, { password: 'not the harbour' }, asSupport())
    expect(wrong).toMatchObject({ status: 422, body: { errors: [{ pointer: '/password' }] } })
    expect((await ban({ id: newId() })).status).toBe(404)
  })

  test('and a sign-in at the same moment: no session is left', async () => {
    for (let round = 0; round < 6; round++) {
      await shop.database.delete(rateLimits)
      const person = await anAccount(shop, { password })
      await Promise.all([ban(person), login(person), login(person), login(person)])
      expect(await shop.database.select().from(sessions).where(eq(sessions.accountId, person.id))).toEqual([])
    }
  })

  test('does not reach the staff, whose accounts support may not touch', async () => {
    const colleague = await anAccount(shop, { staffRole: 'finance' })
    await aPasskey(colleague.id)
    const refused = { status: 403, body: { code: 'auth.account-of-staff' } }
    expect((await ban(colleague)).status).toBe(403)
    expect(await api.remove(`/accounts/${colleague.id}/sessions`, undefined, asSupport())).toMatchObject(refused)
    expect(await api.remove(`/accounts/${colleague.id}/second-factor`, { password }, asSupport())).toMatchObject(
      refused,
    )
    const owner = await anOperator(shop, { password })
    const json = { reason: 'A test', password }
    const byOwner = await shop.request(`/accounts/${colleague.id}/ban`, { method: 'PUT', headers: owner.headers, json })
    expect(await byOwner.json()).toMatchObject({ code: 'auth.ban-of-staff', current: { staffRole: 'finance' } })
    expect((await api.remove(`/accounts/${colleague.id}/second-factor`, { password }, owner)).status).toBe(204)
    await shop.database.delete(staff).where(eq(staff.accountId, owner.id))
  })

  test('and a reset of the password at the same time as it: the reason, and the old password stays', async () => {
    const person = await anAccount(shop, { password })
    await api.post('/auth/forgot-password', { email: person.email })
    const code = /^\d{6}$/m.exec((await lettersTo(shop, person.email))[0]?.text ?? '')?.[0]
    await ban(person)
    const reset = await api.post('/auth/reset-password', { email: person.email, code, password: 'a wider harbour' })
    expect(reset).toMatchObject({ status: 401, body: { code: 'auth.banned' } })
    await unban(person)
    expect((await login(person)).status).toBe(200)
  })
})
