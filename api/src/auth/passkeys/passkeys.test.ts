import type { Passkey, Tokens } from '@makola/contract/auth/auth.ts'
import { formatDate } from '@makola/money/format.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { apiCaller } from '../../../../testing/api-caller.ts'
import { anAuthenticator } from '../../../../testing/authenticator.ts'
import { anAccount, type SignedIn } from '../../../../testing/builders/auth.ts'
import { codeFor, lettersTo } from '../../../../testing/builders/letters.ts'
import { commitWhenAwaited } from '../../../../testing/database/commit-when-awaited.ts'
import { openTestPlatform, type TestPlatform } from '../../../../testing/test-platform.ts'
import { newId } from '../../platform/ids.ts'
import { challengeSeconds } from '../limits.ts'
import { forgetSignIns } from '../schedules.ts'
import { passkeyChallenges } from '../tables.ts'

let shop: TestPlatform
let api: ReturnType<typeof apiCaller>
beforeAll(async () => {
  shop = await openTestPlatform({ PUBLIC_URL: 'https://shop.example.test' })
  api = apiCaller(shop)
})
afterAll(() => shop.close())

const password = 'a quiet harbour'
const origin = 'https://shop.example.test'
type Options = { challenge: string; rp: { id: string; name: string }; rpId: string; user: { id: string } }

// startPasskey, addPasskey, startPasskeyLogin and loginWithPasskey, as the pages call them.
const optionsFor = async ({ headers }: SignedIn) =>
  (await api.post<{ data: Options }>('/auth/passkeys/options', { password }, { headers })).body.data
const add = ({ headers }: SignedIn, credential: object, name = 'My phone') =>
  api.post<{ data: Passkey }>('/auth/passkeys', { name, credential }, { headers })
const loginOptions = async () => (await api.post<{ data: Options }>('/auth/login/passkey/options')).body.data
const login = (credential: object) => api.post<Tokens>('/auth/login/passkey', { credential })

async function someoneWithAPasskey() {
  const person = await anAccount(shop, { password })
  const phone = anAuthenticator(origin)
  const { body } = await add(person, phone.create(await optionsFor(person)))
  return { person, phone, passkey: body.data }
}

const refused = { status: 401, body: { type: 'wrong-credentials' } }
const notVerified = { status: 422, body: { errors: [{ pointer: '/credential', code: 'auth.passkey-not-verified' }] } }

describe('adding a passkey', () => {
  it('keeps its public key under a name, and writes to the owner', async () => {
    const person = await anAccount(shop, { password })
    const options = await optionsFor(person)
    expect(options).toMatchObject({
      rp: { id: 'shop.example.test', name: 'Makola' },
      user: { name: person.email, displayName: person.name },
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    })
    const { status, body } = await add(person, anAuthenticator(origin).create(options))
    expect(status).toBe(201)
    expect(body.data).toMatchObject({ name: 'My phone', lastUsedAt: null })
    const listed = await api.get('/auth/passkeys', { headers: person.headers })
    expect(listed).toMatchObject({ status: 200, body: { data: [{ id: body.data.id }] } })
    expect((await lettersTo(shop, person.email))[0]?.subject).toBe('A passkey was added at Makola')
  })

  it('asks for the password first', async () => {
    const { headers } = await anAccount(shop, { password })
    const answer = await api.post('/auth/passkeys/options', { password: 'not the harbour' }, { headers })
    expect(answer).toMatchObject({ status: 422, body: { errors: [{ pointer: '/password' }] } })
  })

  it('lists existing ones, so that a phone is not added twice; a second time is refused', async () => {
    const { person, phone } = await someoneWithAPasskey()
    const options = await optionsFor(person)
    expect(options).toMatchObject({ excludeCredentials: [{ id: phone.id, transports: ['internal'] }] })
    expect(await add(person, phone.create(options))).toMatchObject({ status: 409, body: { type: 'duplicate' } })
  })

  it.each([
    ['made for another site', { origin: 'https://evil.example.test' }],
    ['bound to another site', { rpId: 'evil.example.test' }],
    ['made without finger, face or PIN', { isUserVerified: false }],
    ['answering another question', { challenge: 'bm90LW91cnM' }],
  ])('refuses one %s', async (_, faults) => {
    const person = await anAccount(shop, { password })
    const options = await optionsFor(person)
    expect(await add(person, anAuthenticator(origin).create(options, faults))).toMatchObject(notVerified)
  })

  it('accepts an answer once, in time, from the account that asked', async () => {
    const person = await anAccount(shop, { password })
    const stranger = await anAccount(shop, { password })
    const options = await optionsFor(person)
    expect(await add(stranger, anAuthenticator(origin).create(options))).toMatchObject(notVerified)
    expect(await add(person, anAuthenticator(origin).create(options))).toMatchObject({ status: 201 })
    expect(await add(person, anAuthenticator(origin).create(options))).toMatchObject(notVerified)
    const late = await optionsFor(person)
    shop.clock.advance(challengeSeconds + 1)
    expect(await add(person, anAuthenticator(origin).create(late))).toMatchObject(notVerified)
  })

  it('refuses malformed credentials', async () => {
    const person = await anAccount(shop, { password })
    const { challenge } = await optionsFor(person)
    const clientDataJSON = Buffer.from(JSON.stringify({ type: 'webauthn.create', challenge, origin })).toString(
      'base64url',
    )
    for (const response of [{}, { clientDataJSON }, { clientDataJSON, attestationObject: 'AAAA' }]) {
      expect(await add(person, { id: 'AAAA', rawId: 'AAAA', type: 'public-key', response })).toMatchObject(notVerified)
    }
  })
})

describe('a new password, set by email', () => {
  it('keeps passkeys: they still sign in, and the email lists them and says where to remove them', async () => {
    const { person, phone, passkey } = await someoneWithAPasskey()
    await api.post('/auth/forgot-password', { email: person.email })
    const code = await codeFor(shop, person.email)
    const reset = { email: person.email, code, password: 'a louder market' }
    const { body: tokens } = await api.post<Tokens>('/auth/reset-password', reset)
    const letter = (await lettersTo(shop, person.email)).find(({ subject }) => subject.startsWith('Your password'))
    expect(letter?.text).toContain(`– ${passkey.name}, added ${formatDate(passkey.createdAt)}`)
    expect(letter?.text).toContain('https://shop.example.test/account/security')
    expect(await login(phone.get(await loginOptions()))).toMatchObject({ status: 200 })
    const headers = { authorization: `Bearer ${tokens.access_token}` }
    const proof = { password: reset.password }
    expect(await api.remove(`/auth/passkeys/${passkey.id}`, proof, { headers })).toMatchObject({ status: 204 })
    expect(await login(phone.get(await loginOptions()))).toMatchObject(refused)
  })
})

describe('signing in with a passkey', () => {
  it('names no account, asks for no second factor, and records its use', async () => {
    const { person, phone } = await someoneWithAPasskey()
    const options = await loginOptions()
    expect(options).toMatchObject({ rpId: 'shop.example.test', userVerification: 'required' })
    expect(options).not.toHaveProperty('allowCredentials.0')
    const { status, body } = await login(phone.get(options))
    expect(status).toBe(200)
    const headers = { authorization: `Bearer ${body.access_token}` }
    expect(await api.get('/auth/me', { headers })).toMatchObject({ body: { data: { id: person.id } } })
    expect(await api.get('/auth/passkeys', { headers })).toMatchObject({
      body: { data: [{ lastUsedAt: expect.any(String) }] },
    })
  })

  it.each([
    ['of another site', { origin: 'https://evil.example.test' }],
    ['bound to another site', { rpId: 'evil.example.test' }],
    ['without finger, face or PIN', { isUserVerified: false }],
    ['to another question', { challenge: 'bm90LW91cnM' }],
  ])('refuses an answer %s', async (_, faults) => {
    const { phone } = await someoneWithAPasskey()
    expect(await login(phone.get(await loginOptions(), faults))).toMatchObject(refused)
  })

  it('refuses an answer that is used, late, or meant for adding a passkey', async () => {
    const { person, phone } = await someoneWithAPasskey()
    const used = phone.get(await loginOptions())
    const answers = await Promise.all([login(used), login(used), login(used)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401, 401])
    expect(await login(phone.get({ ...(await optionsFor(person)), rpId: 'shop.example.test' }))).toMatchObject(refused)
    const late = await loginOptions()
    shop.clock.advance(challengeSeconds + 1)
    expect(await login(phone.get(late))).toMatchObject(refused)
  })

  it('refuses a copy of the key: its counter runs behind', async () => {
    const { phone } = await someoneWithAPasskey()
    await login(phone.get(await loginOptions(), { counter: 9 }))
    expect(await login(phone.get(await loginOptions(), { counter: 5 }))).toMatchObject(refused)
  })

  it('refuses an unknown passkey, or a wrong signature', async () => {
    const { phone } = await someoneWithAPasskey()
    const other = anAuthenticator(origin)
    expect(await login(other.get(await loginOptions()))).toMatchObject(refused)
    const forged = { ...other.get(await loginOptions()), id: phone.id, rawId: phone.id }
    expect(await login(forged)).toMatchObject(refused)
  })
})

describe('removing a passkey', () => {
  const remove = ({ headers }: SignedIn, id: string, proof: object = { password }) =>
    api.remove(`/auth/passkeys/${id}`, proof, { headers })

  it('stops it from signing in, and writes to the owner', async () => {
    const { person, phone, passkey } = await someoneWithAPasskey()
    expect(await remove(person, passkey.id)).toMatchObject({ status: 204 })
    expect(await login(phone.get(await loginOptions()))).toMatchObject(refused)
    expect((await lettersTo(shop, person.email))[0]?.subject).toBe('A passkey was removed at Makola')
  })

  it('asks for the password first', async () => {
    const { person, passkey } = await someoneWithAPasskey()
    const asked = { status: 422, body: { errors: [{ pointer: '/password' }] } }
    for (const proof of [{}, { password: 'not the harbour' }]) {
      expect(await remove(person, passkey.id, proof)).toMatchObject(asked)
    }
    expect(await api.get('/auth/passkeys', { headers: person.headers })).toMatchObject({ body: { data: [{}] } })
  })

  it('prevents a session that is just being opened with it', async () => {
    const { phone, passkey } = await someoneWithAPasskey()
    const answer = phone.get(await loginOptions())
    const remove = 'delete from passkeys where id = $1'
    expect(await commitWhenAwaited(shop, [[remove, passkey.id]], () => login(answer))).toMatchObject(refused)
  })

  it('of another account is not found, like one that never existed', async () => {
    const { person, passkey } = await someoneWithAPasskey()
    const stranger = await anAccount(shop, { password })
    for (const id of [passkey.id, newId()]) {
      expect(await remove(stranger, id)).toMatchObject({
        status: 404,
        body: { detail: 'This passkey does not exist.' },
      })
    }
    expect(await api.get('/auth/passkeys', { headers: person.headers })).toMatchObject({ body: { data: [{}] } })
  })
})

it('forgets challenges that were never answered', async () => {
  await loginOptions()
  shop.clock.advance(challengeSeconds + 1)
  await forgetSignIns(shop)
  expect(await shop.database.select().from(passkeyChallenges)).toEqual([])
})
