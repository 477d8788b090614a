import type { Account, Session } from '@makola/contract/auth/auth.ts'
import { staffPermissions } from '@makola/contract/permissions.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { apiCaller } from '../../../../testing/api-caller.ts'
import { anAccount, anOperator, signInAs } from '../../../../testing/builders/auth.ts'
import { openTestPlatform, type TestPlatform } from '../../../../testing/test-platform.ts'
import { newId } from '../../platform/ids.ts'
import { describeDevice } from './describe-device.ts'

let shop: TestPlatform
let api: ReturnType<typeof apiCaller>
beforeAll(async () => {
  shop = await openTestPlatform()
  api = apiCaller(shop)
})
afterAll(() => shop.close())

type Headers = { authorization: string }
const listSessions = async (headers: Headers) =>
  (await api.get<{ data: Session[] }>('/auth/sessions', { headers })).body.data

describe('the account', () => {
  it('says who is signed in', async () => {
    const { id, email, headers } = await anOperator(shop)
    const { status, body } = await api.get<{ data: Account }>('/auth/me', { headers })
    expect(status).toBe(200)
    expect(body.data).toEqual({
      id,
      email,
      name: 'Ada Obi',
      isOperator: true,
      staff: { role: 'owner', permissions: Object.keys(staffPermissions), isSuspended: false },
      hasTwoFactor: false,
      recoveryCodesLeft: null,
      createdAt: expect.any(String),
    })
  })

  it('can change its name, and no other field', async () => {
    const { headers } = await anAccount(shop)
    const changed = await api.patch('/auth/me', { name: 'Adaeze' }, { headers })
    expect(changed).toMatchObject({ status: 200, body: { data: { name: 'Adaeze' } } })
    for (const field of ['role', 'email', 'isOperator', 'id', 'passwordHash']) {
      const answer = await api.patch('/auth/me', { name: 'Ada', [field]: true }, { headers })
      expect(answer).toMatchObject({ status: 422, body: { errors: [{ pointer: `/${field}` }] } })
    }
    expect(await api.get('/auth/me', { headers })).toMatchObject({
      body: { data: { name: 'Adaeze', isOperator: false } },
    })
  })
})

describe('sessions', () => {
  it('are listed with their devices, last used first, and the current one marked', async () => {
    const { id, headers } = await anAccount(shop)
    shop.clock.advance(60)
    await signInAs(shop, id, 'Chrome on Android')
    const [phone, here, ...more] = await listSessions(headers)
    expect(phone).toMatchObject({ device: 'Chrome on Android', isCurrent: false })
    expect(here).toMatchObject({ device: 'Firefox on Linux', isCurrent: true })
    expect(Date.parse(phone?.lastUsedAt ?? '')).toBeGreaterThan(Date.parse(here?.lastUsedAt ?? ''))
    expect(more).toEqual([])
  })

  it('end one at a time, at once', async () => {
    const { id, headers } = await anAccount(shop)
    const phone = await signInAs(shop, id)
    const other = (await listSessions(headers)).find(({ isCurrent }) => !isCurrent)
    expect(await api.remove(`/auth/sessions/${other?.id}`, undefined, { headers })).toMatchObject({ status: 204 })
    expect(await api.get('/auth/me', { headers: phone.headers })).toMatchObject({
      status: 401,
      body: { type: 'token-revoked' },
    })
    expect(await api.post('/auth/refresh-token', { token: phone.refreshToken })).toMatchObject({ status: 401 })
    expect(await listSessions(headers)).toHaveLength(1)
  })

  it('end all at once except the current one', async () => {
    const { id, headers } = await anAccount(shop)
    await Promise.all([signInAs(shop, id), signInAs(shop, id)])
    expect(await api.remove('/auth/sessions', undefined, { headers })).toMatchObject({ status: 204 })
    expect(await listSessions(headers)).toMatchObject([{ isCurrent: true }])
  })

  it('of other accounts are not found, like those that never existed', async () => {
    const { headers } = await anAccount(shop)
    const stranger = await anAccount(shop)
    const [theirs] = await listSessions(stranger.headers)
    const answers = await Promise.all(
      [theirs?.id, newId()].map((id) => api.remove(`/auth/sessions/${id}`, undefined, { headers })),
    )
    for (const { status, body } of answers) {
      expect({ status, type: body.type, detail: body.detail }).toEqual({
        status: 404,
        type: 'not-found',
        detail: 'This session does not exist.',
      })
    }
    expect(await api.get('/auth/me', { headers: stranger.headers })).toMatchObject({ status: 200 })
  })

  it('require a signed-in account', async () => {
    const calls = [
      api.get('/auth/sessions'),
      api.remove('/auth/sessions'),
      api.remove(`/auth/sessions/${newId()}`),
      api.get('/auth/me'),
      api.patch('/auth/me', { name: 'Ada' }),
    ]
    for (const { status, body } of await Promise.all(calls)) {
      expect({ status, type: body.type }).toEqual({ status: 401, type: 'unauthenticated' })
    }
  })
})

describe('device names', () => {
  const chrome = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/139.0.0.0'
  it.each([
    [`Mozilla/5.0 (Linux; Android 16) ${chrome} Mobile Safari/537.36`, 'Chrome on Android'],
    [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${chrome} Safari/537.36 Edg/139.0.0.0`, 'Edge on Windows'],
    [`Mozilla/5.0 (Linux; Android 16) SamsungBrowser/28.0 ${chrome} Safari/537.36`, 'Samsung Internet on Android'],
    ['Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Version/19.0 Mobile Safari/604.1', 'Safari on iPhone'],
    ['Mozilla/5.0 (Macintosh; Intel Mac OS X 15.6; rv:145.0) Gecko/20100101 Firefox/145.0', 'Firefox on Mac'],
    [`Mozilla/5.0 (X11; CrOS x86_64 16000.0.0) ${chrome} Safari/537.36`, 'Chrome on ChromeOS'],
    ['curl/8.17.0', 'Unknown device'],
    [undefined, 'Unknown device'],
  ])('%s', (userAgent, words) => {
    expect(describeDevice(userAgent)).toBe(words)
  })
})
