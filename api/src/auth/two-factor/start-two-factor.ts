import { randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Platform } from '../../platform/platform.ts'
import { refuse } from '../../platform/problem.ts'
import { requirePassword } from '../passwords/require-password.ts'
import { sealSecret } from '../seal-secret.ts'
import { twoFactors } from '../tables.ts'
import { base32 } from './one-time-password.ts'

/** As long as the digest that it keys (RFC 4226, 4). */
const secretBytes = 20

/**
 * Makes the secret that an authenticator app and the shop will share; a new one each time until it is confirmed.
 * @throws Problem `wrong-state` (409) when two-factor is on, `validation-failed` (422), `rate-limited` (429).
 */
export async function startTwoFactor(
  platform: Platform,
  { accountId, password }: { accountId: string; password: string },
): Promise<{ secret: string; uri: string }> {
  const { email } = await requirePassword(platform, accountId, password)
  const bytes = randomBytes(secretBytes)
  const sealedSecret = sealSecret(platform, accountId, bytes, 'two-factor')
  const [started] = await platform.database
    .insert(twoFactors)
    .values({ accountId, sealedSecret })
    .onConflictDoUpdate({
      target: twoFactors.accountId,
      set: { sealedSecret, lastStep: 0 },
      setWhere: eq(twoFactors.isConfirmed, false),
    })
    .returning()
  if (!started) throw refuse('auth.two-factor-on')
  const secret = base32(bytes)
  const { shopName } = platform.config
  const label = `${encodeURIComponent(shopName)}:${encodeURIComponent(email)}`
  return { secret, uri: `otpauth://totp/${label}?secret=${secret}&issuer=${encodeURIComponent(shopName)}` }
}
