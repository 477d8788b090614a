import type { NewPrivateFile, PrivateUpload } from '@makola/contract/media/private-files.ts'
import { openPrivateFile } from '../../media/private/open-private-file.ts'
import type { Platform } from '../../platform/platform.ts'
import { findTrackedOrder } from './find-tracked-order.ts'

/**
 * Lets the holder of a tracking link send a private file: a picture of what went wrong with this order.
 * @throws Problem `not-found` (404), `rate-limited` (429).
 */
export async function openFileOfOrder(platform: Platform, token: string, file: NewPrivateFile): Promise<PrivateUpload> {
  const order = await findTrackedOrder(platform.database, token)
  return openPrivateFile(platform, `order:${order.id}`, file)
}
