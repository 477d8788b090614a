import type { Tokens } from '@makola/contract/auth/auth.ts'
import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  type PublicKeyCredentialRequestOptionsJSON,
  verifyAuthenticationResponse,
} from '@simplewebauthn/server'
import { eq } from 'drizzle-orm'
import { type Platform, transact } from '../../platform/platform.ts'
import { type Problem, refuse } from '../../platform/problem.ts'
import { openSession } from '../sessions/open-session.ts'
import { passkeys } from '../tables.ts'
import { consumeChallenge, relyingParty, saveChallenge } from './passkey-challenges.ts'

/** Returns the options for asking a browser for any passkey of the shop; they name no account. */
export async function startPasskeyLogin(platform: Platform): Promise<PublicKeyCredentialRequestOptionsJSON> {
  const { rpID } = relyingParty(platform.config)
  const options = await generateAuthenticationOptions({ rpID, userVerification: 'required' })
  await saveChallenge(platform, options.challenge, null)
  return options
}

/**
 * Signs in with a passkey. Having and unlocking it are two factors already, so no other is required.
 * @throws Problem `wrong-credentials` (401).
 */
export async function loginWithPasskey(
  platform: Platform,
  { credential, device }: { credential: { id: string }; device: string },
): Promise<Tokens> {
  const [passkey] = await platform.database.select().from(passkeys).where(eq(passkeys.credentialId, credential.id))
  if (!passkey) throw refused()
  const counter = await verify(platform, passkey, credential)
  return transact(platform, async (tx) => {
    const use = { counter, lastUsedAt: platform.clock.now() }
    const used = await tx.update(passkeys).set(use).where(eq(passkeys.id, passkey.id)).returning({ id: passkeys.id })
    // Removed during the check.
    if (used.length === 0) throw refused()
    return openSession(platform, tx, { accountId: passkey.accountId, device })
  })
}

async function verify(
  platform: Platform,
  { credentialId, publicKey, counter }: typeof passkeys.$inferSelect,
  credential: object,
): Promise<number> {
  const { rpID, origin } = relyingParty(platform.config)
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      // The library checks the shape and throws.
      response: credential as AuthenticationResponseJSON,
      expectedChallenge: (challenge) => consumeChallenge(platform, challenge, null),
      expectedOrigin: origin,
      expectedRPID: rpID,
      credential: { id: credentialId, publicKey: new Uint8Array(Buffer.from(publicKey, 'base64url')), counter },
    })
    if (verified) return authenticationInfo.newCounter
  } catch (cause) {
    throw refused(cause)
  }
  throw refused()
}

function refused(cause?: unknown): Problem {
  return refuse('auth.passkey-not-known', {}, { cause })
}
