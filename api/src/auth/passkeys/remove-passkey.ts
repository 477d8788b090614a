import { and, eq } from 'drizzle-orm'
import { type Platform, transact } from '../../platform/platform.ts'
import { notFound } from '../../platform/problem.ts'
import { notifyOwner } from '../notify-owner.ts'
import { passkeys } from '../tables.ts'
import { type Proof, requireProof } from '../two-factor/require-proof.ts'

/**
 * Forgets a passkey of an account. It may be the only second factor of the staff, so a stolen session is not enough.
 * @throws Problem `not-found` (404), and as `requireProof`.
 */
export async function removePasskey(
  platform: Platform,
  { accountId, id, ...proof }: { accountId: string; id: string } & Proof,
): Promise<void> {
  await requireProof(platform, accountId, proof)
  await transact(platform, async (tx) => {
    const removed = await tx
      .delete(passkeys)
      .where(and(eq(passkeys.id, id), eq(passkeys.accountId, accountId)))
      .returning({ id: passkeys.id })
    if (removed.length === 0) throw notFound('passkey')
    notifyOwner(platform, tx, accountId, 'passkey-removed')
  })
}
