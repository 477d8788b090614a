import type { NewPrivateFile, PrivateUpload } from '@makola/contract/private-files.ts'
import { eq } from 'drizzle-orm'
import { openPrivateFile } from '../../media/private/open-private-file.ts'
import { hash } from '../../platform/ids.ts'
import type { Platform } from '../../platform/platform.ts'
import { notFound } from '../../platform/problem.ts'
import { orders } from '../tables.ts'

/**
 * Lets the holder of a tracking link send a private file: a picture of what went wrong with this order.
 * @throws Problem `not-found` (404), `rate-limited` (429).
 */
export async function openFileOfOrder(platform: Platform, token: string, file: NewPrivateFile): Promise<PrivateUpload> {
  const [order] = await platform.database
    .select({ id: orders.id })
    .from(orders)
    .where(eq(orders.trackingHash, hash(token)))
  if (!order) throw notFound('order')
  return openPrivateFile(platform, `order:${order.id}`, file)
}
