import { and, isNull, lt } from 'drizzle-orm'
import { addSeconds } from '../../platform/clock.ts'
import { emit } from '../../platform/messaging/events.ts'
import { type Platform, transact } from '../../platform/platform.ts'
import { privateFileDropped } from '../events.ts'
import { privateFiles } from '../tables.ts'

/** The time after which a file that belongs to nothing is deleted, in seconds. */
const unusedSeconds = 86_400

/** Deletes files that were not attached within a day, sent or not, with their objects. */
export async function sweepPrivateFiles(platform: Platform): Promise<void> {
  const before = addSeconds(platform.clock.now(), -unusedSeconds)
  await transact(platform, async (tx) => {
    const swept = await tx
      .delete(privateFiles)
      .where(and(isNull(privateFiles.ownerId), lt(privateFiles.createdAt, before)))
      .returning({ key: privateFiles.key })
    for (const { key } of swept) emit(tx, privateFileDropped, { key })
  })
}
