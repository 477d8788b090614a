import { removeUnheld } from '../../platform/backup/hold-removals.ts'
import { emit } from '../../platform/messaging/events.ts'
import { type Platform, transact } from '../../platform/platform.ts'
import { pictureDropped } from '../events.ts'
import { variantFormats, variantKey, variantWidths } from './load-variant.ts'

/** The time after which a removal that a backup held up is tried again, in seconds. */
const againSeconds = 60

/** Deletes a picture's bytes in every size; later, when a backup is being made. */
export async function removeObjects(platform: Platform, { name }: { name: string }): Promise<void> {
  const uuid = name.replace(/\.png$/, '')
  const variants = variantFormats.flatMap((format) => variantWidths.map((width) => variantKey({ uuid, width, format })))
  const isRemoved = await removeUnheld(platform.database, () => platform.objects.delete([name, ...variants]))
  if (!isRemoved) await transact(platform, async (tx) => emit(tx, pictureDropped, { name }, againSeconds))
}
