import { and, eq } from 'drizzle-orm'
import { errors, jwtVerify, SignJWT } from 'jose'
import { addSeconds } from '../../platform/clock.ts'
import { type Given, prepareOnce } from '../../platform/database/prepare-once.ts'
import type { Caller } from '../../platform/http/caller.ts'
import type { Platform } from '../../platform/platform.ts'
import { refuse } from '../../platform/problem.ts'
import { needsSecondFactor, selectStaff } from '../select-staff.ts'
import { accounts, sessions, staff } from '../tables.ts'

// One algorithm, fixed here: a token that names another one is refused, whatever its signature.
const algorithm = 'HS256'
const issuer = 'makola'
/** The audience of access tokens: a token made with the same key for another purpose is refused. */
const audience = 'makola-api'

/** Long enough that the browser's refresh 60 seconds before the end never loops. */
export const accessTokenSeconds = 15 * 60

const keyOf = (platform: Platform) => new TextEncoder().encode(`access-token:${platform.secret}`)

/** Makes the short-lived token that the requests of a session carry. */
export function issueAccessToken(
  platform: Platform,
  { accountId, sessionId }: { accountId: string; sessionId: string },
): Promise<string> {
  const now = platform.clock.now()
  return new SignJWT({ sid: sessionId })
    .setProtectedHeader({ alg: algorithm })
    .setIssuer(issuer)
    .setAudience(audience)
    .setSubject(accountId)
    .setIssuedAt(now)
    .setExpirationTime(addSeconds(now, accessTokenSeconds))
    .sign(keyOf(platform))
}

/**
 * Returns the caller of an `Authorization: Bearer …` header. Session and role are read from the database, never from the token,
 * so that a sign-out or a lost role takes effect at once.
 * @throws Problem `token-expired`, `token-revoked` or `unauthenticated` (401).
 */
export async function authenticate(platform: Platform, authorization: string): Promise<Caller> {
  const token = /^Bearer (\S+)$/i.exec(authorization)?.[1]
  if (!token) throw refuse('platform.sign-in')
  const { accountId, sessionId } = await readAccessToken(platform, token)
  const needsFactor = needsSecondFactor(platform.config)
  const [account] = await selectCaller(platform.database, { accountId, sessionId, needsFactor })
  if (!account) throw refuse('auth.session-ended')
  return { kind: 'account', accountId, sessionId, email: account.email, staff: account.staff }
}

type Asked = { accountId: string; sessionId: string; needsFactor: boolean }

const selectCaller = prepareOnce((db, { accountId, sessionId, needsFactor }: Given<Asked>) =>
  db
    .select({ email: accounts.email, staff: selectStaff(needsFactor) })
    .from(sessions)
    .innerJoin(accounts, eq(accounts.id, sessions.accountId))
    .leftJoin(staff, eq(staff.accountId, accounts.id))
    .where(and(eq(sessions.id, sessionId), eq(accounts.id, accountId))),
)

/**
 * Returns the claims of a valid access token of ours.
 * @throws Problem `token-expired` or `unauthenticated` (401).
 */
export async function readAccessToken(
  platform: Platform,
  token: string,
): Promise<{ accountId: string; sessionId: string }> {
  try {
    const { payload } = await jwtVerify<{ sid: string }>(token, keyOf(platform), {
      algorithms: [algorithm],
      issuer,
      audience,
      requiredClaims: ['sub', 'sid', 'exp'],
      currentDate: platform.clock.now(),
    })
    return { accountId: payload.sub ?? '', sessionId: payload.sid }
  } catch (cause) {
    if (cause instanceof errors.JWTExpired) throw refuse('auth.token-expired', {}, { cause })
    throw refuse('platform.sign-in', {}, { cause })
  }
}
