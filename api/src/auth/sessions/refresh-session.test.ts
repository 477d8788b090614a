import type { Tokens } from '@makola/contract/auth/auth.ts'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Answer, apiCaller } from '../../../../testing/api-caller.ts'
import { brokenInvariants } from '../../../../testing/broken-invariants.ts'
import { anAccount } from '../../../../testing/builders/auth.ts'
import { openTestPlatform, type TestPlatform } from '../../../../testing/test-platform.ts'
import { toNextWindow } from '../../../../testing/to-next-window.ts'
import { hash } from '../../platform/ids.ts'
import { limits, refreshGraceSeconds, sessionSeconds } from '../limits.ts'
import { forgetSignIns } from '../schedules.ts'
import { refreshTokens, sessions } from '../tables.ts'

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

// Calls refreshToken: POST /auth/refresh-token.
const refresh = (token: string) => api.post<Tokens>('/auth/refresh-token', { token })
const me = (accessToken: string) => api.get('/auth/me', { headers: { authorization: `Bearer ${accessToken}` } })
const refused = { status: 401, body: { type: 'token-revoked' } }

describe('refreshing a session', () => {
  it('returns an access token and the next refresh token', async () => {
    const { id, refreshToken } = await anAccount(shop)
    const { status, body } = await refresh(refreshToken)
    expect(status).toBe(200)
    expect(body).toEqual({ access_token: expect.any(String), refresh_token: expect.any(String), expires_in: 900 })
    expect(body.refresh_token).not.toBe(refreshToken)
    expect(await me(body.access_token)).toMatchObject({ status: 200, body: { data: { id } } })
    expect(await refresh(body.refresh_token)).toMatchObject({ status: 200 })
  })

  it('ignores the access token: the one that a browser sends along has usually expired', async () => {
    const { refreshToken } = await anAccount(shop)
    const sent = { headers: { authorization: 'Bearer ended' } }
    expect(await api.post('/auth/refresh-token', { token: refreshToken }, sent)).toMatchObject({ status: 200 })
  })

  it('gives ten tabs at once the same successor', async () => {
    const { id, refreshToken } = await anAccount(shop)
    const answers = await Promise.all(Array.from({ length: 10 }, () => refresh(refreshToken)))
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200))
    const successors = new Set(answers.map(({ body }) => body.refresh_token))
    expect(successors.size).toBe(1)
    const [session] = await shop.database.select().from(sessions).where(eq(sessions.accountId, id))
    const known = await shop.database
      .select()
      .from(refreshTokens)
      .where(eq(refreshTokens.sessionId, session?.id ?? ''))
    expect(known).toHaveLength(2)
  })

  it('repeats a lost answer for ten seconds, even when the next token was used', async () => {
    const { refreshToken } = await anAccount(shop)
    const first = await refresh(refreshToken)
    shop.clock.advance(refreshGraceSeconds - 1)
    expect((await refresh(refreshToken)).body.refresh_token).toBe(first.body.refresh_token)
    expect(await refresh(first.body.refresh_token)).toMatchObject({ status: 200 })
    expect((await refresh(refreshToken)).body.refresh_token).toBe(first.body.refresh_token)
  })

  it('ends the whole session when a used token comes back later: it was copied', async () => {
    const { refreshToken } = await anAccount(shop)
    const second = await refresh(refreshToken)
    const third = await refresh(second.body.refresh_token)
    shop.clock.advance(refreshGraceSeconds + 1)
    expect(await refresh(refreshToken)).toMatchObject(refused)
    expect(await refresh(third.body.refresh_token)).toMatchObject(refused)
    expect(await me(third.body.access_token)).toMatchObject(refused)
  })

  it('lets no copied token win a race: the later one ends the session for all', async () => {
    const { refreshToken } = await anAccount(shop)
    const { body } = await refresh(refreshToken)
    shop.clock.advance(refreshGraceSeconds + 1)
    const answers: Answer[] = await Promise.all([
      ...Array.from({ length: 5 }, () => refresh(refreshToken)),
      ...Array.from({ length: 5 }, () => refresh(body.refresh_token)),
    ])
    expect(answers.slice(0, 5).map(({ status }) => status)).toEqual(Array(5).fill(401))
    expect(await refresh(body.refresh_token)).toMatchObject(refused)
  })

  it('lasts thirty days from the last use, and no longer', async () => {
    const { refreshToken } = await anAccount(shop)
    shop.clock.advance(sessionSeconds - 60)
    const { body } = await refresh(refreshToken)
    shop.clock.advance(sessionSeconds - 60)
    const again = await refresh(body.refresh_token)
    expect(again.status).toBe(200)
    shop.clock.advance(sessionSeconds)
    expect(await refresh(again.body.refresh_token)).toMatchObject({ status: 401, body: { type: 'token-expired' } })
    expect(await refresh(again.body.refresh_token)).toMatchObject(refused)
  })

  it('refuses anything but our own tokens', async () => {
    expect(await refresh('x'.repeat(43))).toMatchObject(refused)
  })

  it('stores only hashes', async () => {
    const { refreshToken } = await anAccount(shop)
    const { body } = await refresh(refreshToken)
    const kept = JSON.stringify(await shop.database.select().from(refreshTokens))
    expect(kept).not.toContain(refreshToken)
    expect(kept).not.toContain(body.refresh_token)
  })

  it('is rate-limited, generously, and says how long to wait', async () => {
    toNextWindow(shop, limits.refreshes)
    const tries = Array.from({ length: limits.refreshes.calls }, () => api.post('/auth/refresh-token', {}))
    expect(new Set((await Promise.all(tries)).map(({ status }) => status))).toEqual(new Set([422]))
    const limited = await refresh('guess')
    expect(limited).toMatchObject({ status: 429, body: { type: 'rate-limited' } })
    expect(Number(limited.headers.get('retry-after'))).toBeGreaterThan(0)
    shop.clock.advance(limits.refreshes.seconds)
  })

  it('forgets used tokens once they are older than any unused session', async () => {
    const { refreshToken } = await anAccount(shop)
    const { body } = await refresh(refreshToken)
    shop.clock.advance(sessionSeconds - 60)
    const again = await refresh(body.refresh_token)
    shop.clock.advance(61)
    await forgetSignIns(shop)
    const known = await shop.database.select({ tokenHash: refreshTokens.tokenHash }).from(refreshTokens)
    expect(known.map(({ tokenHash }) => tokenHash)).not.toContain(hash(refreshToken))
    expect(await refresh(again.body.refresh_token)).toMatchObject({ status: 200 })
  })

  it('forgets sessions that have ended', async () => {
    const { id } = await anAccount(shop)
    shop.clock.advance(sessionSeconds + 1)
    await forgetSignIns(shop)
    expect(await shop.database.select().from(sessions).where(eq(sessions.accountId, id))).toEqual([])
  })
})

describe('signing out', () => {
  it('ends the session at once: access token and refresh token are refused', async () => {
    const { refreshToken } = await anAccount(shop)
    const { body } = await refresh(refreshToken)
    // logout: the used token of the session will do.
    expect(await api.post('/auth/logout', { token: refreshToken })).toMatchObject({ status: 204 })
    expect(await me(body.access_token)).toMatchObject(refused)
    expect(await refresh(body.refresh_token)).toMatchObject(refused)
  })

  it('succeeds with an unknown token', async () => {
    expect(await api.post('/auth/logout', { token: 'unknown' })).toMatchObject({ status: 204 })
  })
})
