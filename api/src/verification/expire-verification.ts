import { and, eq, sql } from 'drizzle-orm'
import type { Transaction } from '../platform/database/database.ts'
import type { Platform } from '../platform/platform.ts'
import { noteMove } from './note-move.ts'
import { verifications } from './tables.ts'

/** Asks a verified store to send its documents anew. Its tier stays; what is held back meanwhile is said by its standing. */
export async function expireVerification(platform: Platform, tx: Transaction, id: string): Promise<void> {
  const [row] = await tx
    .update(verifications)
    .set({ state: 'expired', version: sql`${verifications.version} + 1` })
    .where(and(eq(verifications.id, id), eq(verifications.state, 'verified')))
    .returning()
  if (row) noteMove(platform, tx, row)
}
