import { removeUnheld } from '../../platform/backup/hold-removals.ts'
import { emit, on } from '../../platform/messaging/events.ts'
import { type Platform, transact } from '../../platform/platform.ts'
import { privateFileDropped } from '../events.ts'

/** The time after which a removal that a backup held up is tried again, in seconds. */
const againSeconds = 60

export const onPrivateFileDropped = on(privateFileDropped, 'remove-private-object', removeObject)

async function removeObject(platform: Platform, { key }: { key: string }): Promise<void> {
  const isRemoved = await removeUnheld(platform.database, () => platform.objects.delete([key]))
  if (!isRemoved) await transact(platform, async (tx) => emit(tx, privateFileDropped, { key }, againSeconds))
}
