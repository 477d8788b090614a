import type { Passkey } from '@makola/contract/auth/auth.ts'
import { type RegistrationResponseJSON, verifyRegistrationResponse } from '@simplewebauthn/server'
import { newId } from '../../platform/ids.ts'
import { type Platform, transact } from '../../platform/platform.ts'
import { refuse, refuseField } from '../../platform/problem.ts'
import { notifyOwner } from '../notify-owner.ts'
import { passkeys } from '../tables.ts'
import { presentPasskey } from './list-passkeys.ts'
import { algorithms, consumeChallenge, relyingParty } from './passkey-challenges.ts'

/**
 * Stores a passkey that the browser has made for `startPasskey`'s options.
 * @throws Problem `validation-failed` (422), `duplicate` (409).
 */
export async function addPasskey(
  platform: Platform,
  { accountId, name, credential }: { accountId: string; name: string; credential: unknown },
): Promise<Passkey> {
  const made = await readRegistration(platform, accountId, credential)
  return transact(platform, async (tx) => {
    const [passkey] = await tx
      .insert(passkeys)
      .values({
        id: newId(),
        accountId,
        name,
        credentialId: made.id,
        publicKey: Buffer.from(made.publicKey).toString('base64url'),
        counter: made.counter,
        transports: made.transports ?? [],
        createdAt: platform.clock.now(),
      })
      .onConflictDoNothing()
      .returning()
    if (!passkey) throw refuse('auth.passkey-kept')
    notifyOwner(platform, tx, accountId, 'passkey-added')
    return presentPasskey(passkey)
  })
}

async function readRegistration(platform: Platform, accountId: string, credential: unknown) {
  const { rpID, origin } = relyingParty(platform.config)
  try {
    const { registrationInfo } = await verifyRegistrationResponse({
      // The library checks the shape and throws.
      response: credential as RegistrationResponseJSON,
      expectedChallenge: (challenge) => consumeChallenge(platform, challenge, accountId),
      expectedOrigin: origin,
      expectedRPID: rpID,
      supportedAlgorithmIDs: algorithms,
    })
    if (registrationInfo) return registrationInfo.credential
    throw new Error('The passkey did not verify')
  } catch (cause) {
    throw Object.assign(refuseField('/credential', 'auth.passkey-not-verified'), {
      cause,
    })
  }
}
