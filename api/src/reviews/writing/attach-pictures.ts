import { and, eq, inArray } from 'drizzle-orm'
import { attachPrivateFiles } from '../../media/private/attach-private-files.ts'
import { privateFiles } from '../../media/tables.ts'
import type { Transaction } from '../../platform/database/database.ts'
import { refuseField } from '../../platform/problem.ts'

/**
 * Gives sent pictures to a review; those that it has already stay.
 * @throws Problem `validation-failed` (422) for what is no picture, has not arrived, or is somebody else's.
 */
export async function attachPictures(
  tx: Transaction,
  fileIds: readonly string[],
  { reviewId, orderId }: { reviewId: string; orderId: string },
): Promise<void> {
  if (fileIds.length === 0) return
  const found = await tx
    .select({ id: privateFiles.id, contentType: privateFiles.contentType, ownerId: privateFiles.ownerId })
    .from(privateFiles)
    .where(and(inArray(privateFiles.id, [...fileIds]), eq(privateFiles.uploadedBy, `order:${orderId}`)))
  if (found.some(({ contentType }) => contentType === 'application/pdf'))
    throw refuseField('/pictures', 'reviews.not-pictures')
  const own = new Set(found.flatMap(({ id, ownerId }) => (ownerId === reviewId ? [id] : [])))
  const added = fileIds.filter((id) => !own.has(id))
  const uploadedBy = `order:${orderId}` as const
  await attachPrivateFiles(tx, added, { kind: 'review', id: reviewId, uploadedBy, pointer: '/pictures' })
}
