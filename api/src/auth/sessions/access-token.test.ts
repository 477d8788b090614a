import { createHmac } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { anAccount, anOperator, signInAs } from '../../../../testing/builders/auth.ts'
import { openTestPlatform, type TestPlatform } from '../../../../testing/test-platform.ts'
import { newId } from '../../platform/ids.ts'
import { transact } from '../../platform/platform.ts'
import { commands } from '../commands.ts'
import { staff } from '../tables.ts'
import { accessTokenSeconds, authenticate, issueAccessToken } from './access-token.ts'
import { endSessions } from './end-sessions.ts'

let shop: TestPlatform

beforeAll(async () => {
  shop = await openTestPlatform()
})
afterAll(() => shop.close())

const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url')
const decode = (part = '') => JSON.parse(Buffer.from(part, 'base64url').toString())

/** A token of our own shape, signed by anybody's key. */
function forge(header: object, payload: object, key: string): string {
  const signed = `${encode(header)}.${encode(payload)}`
  return `${signed}.${createHmac('sha256', key).update(signed).digest('base64url')}`
}

const refused = (token: string, type: string) =>
  expect(authenticate(shop, `Bearer ${token}`)).rejects.toMatchObject({ type, status: 401 })

test('a token identifies its account', async () => {
  const account = await anAccount(shop)
  await expect(authenticate(shop, account.headers.authorization)).resolves.toEqual({
    kind: 'account',
    accountId: account.id,
    sessionId: expect.any(String),
    email: account.email,
    staff: null,
  })
})

test('a token lives 15 minutes by the clock and gives its end in seconds', async () => {
  const { headers } = await anAccount(shop)
  const token = headers.authorization.replace('Bearer ', '')
  const { exp, iat } = decode(token.split('.')[1])
  expect(exp - iat).toBe(accessTokenSeconds)
  shop.clock.advance(accessTokenSeconds - 2)
  await expect(authenticate(shop, `Bearer ${token}`)).resolves.toMatchObject({ kind: 'account' })
  shop.clock.advance(4)
  await refused(token, 'token-expired')
})

test('the role is read from the database, not from the token', async () => {
  const operator = await anOperator(shop)
  expect(await authenticate(shop, operator.headers.authorization)).toMatchObject({ staff: { role: 'owner' } })
  await shop.database.delete(staff).where(eq(staff.accountId, operator.id))
  expect(await authenticate(shop, operator.headers.authorization)).toMatchObject({ staff: null })
})

test('a token of an ended session, or of another account, is revoked', async () => {
  const { id, headers } = await anAccount(shop)
  const stranger = await anAccount(shop)
  const { sessionId } = (await authenticate(shop, headers.authorization)) as { sessionId: string }
  await refused(await issueAccessToken(shop, { accountId: stranger.id, sessionId }), 'token-revoked')
  await refused(await issueAccessToken(shop, { accountId: id, sessionId: newId() }), 'token-revoked')
  await transact(shop, (tx) => endSessions(tx, id))
  await refused(headers.authorization.replace('Bearer ', ''), 'token-revoked')
})

test('forged tokens are refused, whatever the forgery', async () => {
  const { id } = await anOperator(shop)
  const good = (await signInAs(shop, id)).headers.authorization.replace('Bearer ', '')
  const [header = '', payload = '', signature = ''] = good.split('.')
  const claims = decode(payload)
  const key = `access-token:${shop.secret}`
  expect(forge(decode(header), claims, key)).toBe(good)
  const forged = {
    'no algorithm': `${encode({ alg: 'none' })}.${payload}.`,
    'no algorithm, old signature': `${encode({ alg: 'none' })}.${payload}.${signature}`,
    'another algorithm': forge({ alg: 'HS512' }, claims, key),
    'another key': forge({ alg: 'HS256' }, claims, 'access-token:guessed'),
    'a cut signature': good.slice(0, -4),
    'no signature': `${header}.${payload}.`,
    'another subject': `${header}.${encode({ ...claims, sub: newId() })}.${signature}`,
    'a later end': `${header}.${encode({ ...claims, exp: claims.exp + 9999 })}.${signature}`,
    'another issuer': forge({ alg: 'HS256' }, { ...claims, iss: 'elsewhere' }, key),
    'another audience': forge({ alg: 'HS256' }, { ...claims, aud: 'another-shop' }, key),
    'no audience': forge({ alg: 'HS256' }, { ...claims, aud: undefined }, key),
    'no end': forge({ alg: 'HS256' }, { ...claims, exp: undefined }, key),
    'no subject': forge({ alg: 'HS256' }, { ...claims, sub: undefined }, key),
    'no session': forge({ alg: 'HS256' }, { ...claims, sid: undefined }, key),
    'two parts': `${header}.${payload}`,
    'no token': 'x',
  }
  for (const [fault, token] of Object.entries(forged)) {
    await expect(authenticate(shop, `Bearer ${token}`), fault).rejects.toMatchObject({ type: 'unauthenticated' })
  }
})

test('other authorization schemes are refused', async () => {
  for (const header of ['', 'Bearer', 'Basic YTpi', 'Bearer a b']) {
    await expect(authenticate(shop, header), header).rejects.toMatchObject({ type: 'unauthenticated' })
  }
})

test('a refused request says how to authenticate', async () => {
  const response = await shop.request('/rates/', { method: 'POST', json: {}, headers: { authorization: 'Bearer x' } })
  expect(response.status).toBe(401)
  expect(response.headers.get('www-authenticate')).toBe('Bearer')
})

test('the command prints a working token, and refuses unknown accounts', async () => {
  const { id, email } = await anAccount(shop)
  const print = vi.spyOn(console, 'log').mockReturnValue()
  const complain = vi.spyOn(console, 'error').mockReturnValue()
  const run = commands.find((command) => command.name === 'token')?.run
  expect(await run?.(shop, [email.toUpperCase()])).toBe(0)
  expect(await authenticate(shop, `Bearer ${print.mock.calls[0]?.[0]}`)).toMatchObject({ accountId: id })
  expect(await run?.(shop, ['nobody@example.test'])).toBe(1)
  expect(await run?.(shop, [])).toBe(1)
  expect(print).toHaveBeenCalledTimes(1)
  expect(complain).toHaveBeenCalledTimes(2)
  vi.restoreAllMocks()
})
