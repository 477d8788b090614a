import { eq } from 'drizzle-orm'
import type { Queryable } from '../../platform/database/database.ts'
import { notFound } from '../../platform/problem.ts'
import { uploads } from '../tables.ts'

export type UploadRow = typeof uploads.$inferSelect

/** @throws Problem `not-found`: never announced, in use already, or swept away. */
export async function findUpload(db: Queryable, id: string): Promise<UploadRow> {
  const [upload] = await db.select().from(uploads).where(eq(uploads.id, id))
  if (!upload) throw notFound('upload')
  return upload
}
