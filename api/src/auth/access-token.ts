import { eq } from 'drizzle-orm'
import { errors, jwtVerify, SignJWT } from 'jose'
import type { Caller } from '../platform/caller.ts'
import { addSeconds } from '../platform/clock.ts'
import type { Platform } from '../platform/platform.ts'
import { Problem } from '../platform/problem.ts'
import { accounts } from './tables.ts'

// One algorithm, fixed here: a token that names another one is refused, whatever its signature.
const algorithm = 'HS256'
const issuer = 'makola'

/** Long enough that the browser's refresh 60 seconds before the end never loops. */
export const accessTokenSeconds = 15 * 60

const keyOf = (platform: Platform) => new TextEncoder().encode(`access-token:${platform.secret}`)

/** Makes the short-lived token that an account's requests carry. */
export function issueAccessToken(platform: Platform, accountId: string): Promise<string> {
  const now = platform.clock.now()
  return new SignJWT()
    .setProtectedHeader({ alg: algorithm })
    .setIssuer(issuer)
    .setSubject(accountId)
    .setIssuedAt(now)
    .setExpirationTime(addSeconds(now, accessTokenSeconds))
    .sign(keyOf(platform))
}

/**
 * Says who an `Authorization: Bearer …` header belongs to. The role is read from the database, never from the token,
 * so that a role taken away is gone at once.
 * @throws Problem `token-expired` or `unauthenticated` (401).
 */
export async function authenticate(platform: Platform, authorization: string): Promise<Caller> {
  const token = /^Bearer (\S+)$/i.exec(authorization)?.[1]
  if (!token) throw new Problem('unauthenticated', 'Sign in to do this.')
  const { accountId, until } = await readToken(platform, token)
  const [account] = await platform.database.select().from(accounts).where(eq(accounts.id, accountId))
  if (!account) throw new Problem('token-revoked', 'Sign in again.')
  return { kind: 'account', accountId, email: account.email, isOperator: account.role === 'operator', until }
}

async function readToken(platform: Platform, token: string): Promise<{ accountId: string; until: Date }> {
  try {
    const { payload } = await jwtVerify(token, keyOf(platform), {
      algorithms: [algorithm],
      issuer,
      requiredClaims: ['sub', 'exp'],
      currentDate: platform.clock.now(),
    })
    return { accountId: payload.sub ?? '', until: new Date((payload.exp ?? 0) * 1000) }
  } catch (cause) {
    if (cause instanceof errors.JWTExpired) throw new Problem('token-expired', 'The session has expired.', { cause })
    throw new Problem('unauthenticated', 'Sign in to do this.', { cause })
  }
}
