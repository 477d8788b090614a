import { generateRegistrationOptions, type PublicKeyCredentialCreationOptionsJSON } from '@simplewebauthn/server'
import { eq } from 'drizzle-orm'
import type { Platform } from '../../platform/platform.ts'
import { passkeys } from '../tables.ts'
import { type Proof, requireProof } from '../two-factor/require-proof.ts'
import { algorithms, relyingParty, saveChallenge } from './passkey-challenges.ts'

/**
 * Returns the options for making a passkey: discoverable, with finger, face or PIN. It signs in without password and second
 * factor, so making one requires both.
 * @throws Problem `validation-failed` (422), `rate-limited` (429).
 */
export async function startPasskey(
  platform: Platform,
  { accountId, ...proof }: { accountId: string } & Proof,
): Promise<PublicKeyCredentialCreationOptionsJSON> {
  const { email, name } = await requireProof(platform, accountId, proof)
  const known = await platform.database
    .select({ id: passkeys.credentialId, transports: passkeys.transports })
    .from(passkeys)
    .where(eq(passkeys.accountId, accountId))
  const options = await generateRegistrationOptions({
    rpName: platform.config.shopName,
    rpID: relyingParty(platform.config).rpID,
    userID: new TextEncoder().encode(accountId),
    userName: email,
    userDisplayName: name,
    supportedAlgorithmIDs: algorithms,
    excludeCredentials: known,
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  })
  await saveChallenge(platform, options.challenge, accountId)
  return options
}
