import type { DataExport } from '@makola/contract/privacy/privacy.ts'
import { type Proof, requireProof } from '../auth/two-factor/require-proof.ts'
import { newId } from '../platform/ids.ts'
import { emit } from '../platform/messaging/events.ts'
import { type Platform, transact } from '../platform/platform.ts'
import { refuse } from '../platform/problem.ts'
import { exportAsked } from './events.ts'
import { presentExport } from './present-privacy.ts'
import { dataExports } from './tables.ts'

/**
 * Asks for a copy of all data about the account; a job prepares it. One at a time.
 * @throws Problem as `requireProof`; `wrong-state` (409) while another one is prepared.
 */
export async function askExport(
  platform: Platform,
  { accountId, ...proof }: { accountId: string } & Proof,
): Promise<DataExport> {
  await requireProof(platform, accountId, proof)
  return transact(platform, async (tx) => {
    const [asked] = await tx
      .insert(dataExports)
      .values({ id: newId(), accountId, askedAt: platform.clock.now() })
      .onConflictDoNothing()
      .returning()
    if (!asked) throw refuse('privacy.export-under-way')
    emit(tx, exportAsked, { exportId: asked.id, accountId })
    return presentExport(asked)
  })
}
