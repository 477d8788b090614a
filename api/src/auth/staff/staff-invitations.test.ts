import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { apiCaller } from '../../../../testing/api-caller.ts'
import { anAccount, anOperator, type SignedIn, signInAs } from '../../../../testing/builders/auth.ts'
import { lettersTo } from '../../../../testing/builders/letters.ts'
import { openTestPlatform, type TestPlatform } from '../../../../testing/test-platform.ts'
import { newId } from '../../platform/ids.ts'
import { rateLimits } from '../../platform/tables.ts'
import { bans, passkeys, staff, staffInvitations } from '../tables.ts'

const password = 'known to the owner'
let shop: TestPlatform
let api: ReturnType<typeof apiCaller>
let owner: SignedIn

beforeAll(async () => {
  shop = await openTestPlatform()
  api = apiCaller(shop)
})
beforeEach(async () => {
  await shop.database.delete(rateLimits)
  owner = await anOperator(shop, { password })
})
afterEach(async () => {
  await shop.database.delete(staffInvitations)
  await shop.database.delete(staff)
})
afterAll(() => shop.close())

const invite = (email: string, role = 'support') =>
  api.post('/staff/invitations/', { email, role, password }, { headers: owner.headers })
const accept = (token: string, { headers }: SignedIn) => api.post('/staff/invitations/accept', { token }, { headers })

/** The secret in the newest letter to this address. */
async function tokenFor(email: string): Promise<string> {
  const letters = await lettersTo(shop, email)
  const token = /staff-invitation\?token=([\w-]+)/.exec(letters[0]?.text ?? '')?.[1]
  if (!token) throw new Error(`No invitation to ${email}`)
  return token
}

/** A session of a later day. */
async function anAccountAgain(person: SignedIn): Promise<SignedIn> {
  return { ...person, ...(await signInAs(shop, person.id)) }
}

async function aPasskey(accountId: string): Promise<void> {
  const key = { id: newId(), accountId, name: 'Phone', credentialId: newId(), publicKey: 'x', counter: 0 }
  await shop.database.insert(passkeys).values({ ...key, transports: [], createdAt: shop.clock.now() })
}

test('an invitation is mailed, read, and accepted only with a second factor', async () => {
  const person = await anAccount(shop)
  const invited = await invite(person.email.toUpperCase())
  expect(invited).toMatchObject({ status: 201, body: { data: { email: person.email, role: 'support' } } })
  const token = await tokenFor(person.email)
  const offer = await api.post('/staff/invitations/read', { token })
  expect(offer).toMatchObject({
    status: 200,
    body: { data: { email: person.email, role: 'support', invitedBy: 'Ada Obi' } },
  })
  expect(await accept(token, person)).toMatchObject({ status: 409, body: { code: 'auth.second-factor-first' } })
  expect((await api.get('/accounts/', person)).status).toBe(403)
  await aPasskey(person.id)
  const accepted = await accept(token, person)
  const member = { role: 'support', invitedBy: owner.email, hasSecondFactor: true, isSuspended: false }
  expect(accepted).toMatchObject({ status: 200, body: { data: member } })
  expect((await api.get('/accounts/', person)).status).toBe(200)
  expect((await api.get('/payouts/runs', person)).status).toBe(403)
  expect(await accept(token, person)).toMatchObject({ status: 404 })
  const list = await api.get<{ data: object[] }>('/staff/', owner)
  expect(list.body.data).toContainEqual(expect.objectContaining({ email: person.email, ...member }))
  const log = await api.get<{ data: { action: string }[] }>('/audit', owner)
  const [joined, asked] = log.body.data.map(({ action }) => action)
  expect([joined, asked]).toEqual(['staff.joined', 'staff.invited'])
})

test('an invitation is for one address, for 48 hours, until it is revoked, replaced, or its inviter leaves', async () => {
  const person = await anAccount(shop)
  const stranger = await anAccount(shop)
  await aPasskey(person.id)
  await aPasskey(stranger.id)
  await invite(person.email)
  const first = await tokenFor(person.email)
  expect(await accept(first, stranger)).toMatchObject({ status: 403, body: { code: 'auth.not-your-staff-invitation' } })
  shop.clock.advance(48 * 60 * 60)
  const late = await anAccountAgain(person)
  expect((await accept(first, late)).status).toBe(404)
  expect((await api.post('/staff/invitations/read', { token: first })).status).toBe(404)

  owner = await anOperator(shop, { password })
  await invite(person.email)
  const second = await tokenFor(person.email)
  await invite(person.email, 'finance')
  expect((await accept(second, late)).status).toBe(404)
  const { body } = await api.get<{ data: { id: string; role: string }[] }>('/staff/invitations/', owner)
  expect(body.data).toMatchObject([{ role: 'finance' }])
  const third = await tokenFor(person.email)
  expect((await api.remove(`/staff/invitations/${body.data[0]?.id}`, undefined, owner)).status).toBe(204)
  expect((await api.remove(`/staff/invitations/${body.data[0]?.id}`, undefined, owner)).status).toBe(404)
  expect((await accept(third, late)).status).toBe(404)

  await invite(person.email)
  const fourth = await tokenFor(person.email)
  const other = await anOperator(shop, { password })
  expect((await api.remove(`/staff/${owner.id}`, { password }, other)).status).toBe(204)
  expect((await accept(fourth, late)).status).toBe(404)
})

test('the same invitation accepted twice at once makes one row; who is on the staff is not invited', async () => {
  const person = await anAccount(shop)
  await aPasskey(person.id)
  await invite(person.email)
  const token = await tokenFor(person.email)
  const answers = await Promise.all([accept(token, person), accept(token, person), accept(token, person)])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 404, 404])
  expect(await invite(person.email)).toMatchObject({ status: 409, body: { type: 'duplicate' } })
})

test('a banned person cannot accept', async () => {
  const person = await anAccount(shop)
  await aPasskey(person.id)
  await invite(person.email)
  const token = await tokenFor(person.email)
  await shop.database.insert(bans).values({ accountId: person.id, reason: 'A test', at: shop.clock.now() })
  expect((await accept(token, person)).status).toBe(404)
  await shop.database.delete(bans)
})

test('each change of the staff asks for the password again', async () => {
  const person = await anAccount(shop, { staffRole: 'support' })
  const wrong = { password: 'not the harbour' }
  const refused = { status: 422, body: { errors: [{ pointer: '/password' }] } }
  const ask = { headers: owner.headers }
  expect(
    await api.post('/staff/invitations/', { email: 'a@example.test', role: 'owner', ...wrong }, ask),
  ).toMatchObject(refused)
  expect(await api.patch(`/staff/${person.id}`, { role: 'owner', ...wrong }, ask)).toMatchObject(refused)
  expect(await api.remove(`/staff/${person.id}`, wrong, ask)).toMatchObject(refused)
  expect((await api.remove(`/staff/${newId()}`, { password }, ask)).status).toBe(404)
})

test('a role is changed and taken away, with a letter each time', async () => {
  const person = await anAccount(shop, { staffRole: 'support' })
  expect(await api.patch(`/staff/${person.id}`, { role: 'finance', password }, owner)).toMatchObject({
    status: 200,
    body: { data: { role: 'finance' } },
  })
  expect((await api.remove(`/staff/${person.id}`, { password }, owner)).status).toBe(204)
  expect((await api.get('/payouts/runs', person)).status).toBe(403)
  const letters = await lettersTo(shop, person.email)
  expect(letters.map(({ subject }) => subject)).toEqual([
    expect.stringContaining('no longer on the staff'),
    expect.stringContaining('has changed'),
  ])
})

test('two owners remove one another at once: one stays', async () => {
  for (let round = 0; round < 5; round++) {
    await shop.database.delete(staff)
    const [one, two] = [await anOperator(shop, { password }), await anOperator(shop, { password })]
    const answers = await Promise.all([
      api.remove(`/staff/${two.id}`, { password }, one),
      api.remove(`/staff/${one.id}`, { password }, two),
    ])
    expect(answers.filter(({ status }) => status === 204)).toHaveLength(1)
    expect(await shop.database.select().from(staff)).toHaveLength(1)
  }
})

test('the last owner neither leaves nor becomes something else', async () => {
  expect(await api.remove(`/staff/${owner.id}`, { password }, owner)).toMatchObject({
    status: 409,
    body: { code: 'auth.last-shop-owner' },
  })
  expect((await api.patch(`/staff/${owner.id}`, { role: 'support', password }, owner)).status).toBe(409)
  expect((await api.patch(`/staff/${owner.id}`, { role: 'owner', password }, owner)).status).toBe(200)
})
