import type { PrivateFileType } from '@makola/contract/media/private-files.ts'
import { inArray } from 'drizzle-orm'
import type { Queryable } from '../../platform/database/database.ts'
import { privateFiles } from '../tables.ts'

export type FileLabel = { id: string; contentType: PrivateFileType; name: string }

/** The kinds and names of private files, by their ids: no bytes, and no question who may read them. */
export async function readFiles(db: Queryable, ids: readonly string[]): Promise<ReadonlyMap<string, FileLabel>> {
  if (ids.length === 0) return new Map()
  const { id, contentType, name } = privateFiles
  const rows = await db
    .select({ id, contentType, name })
    .from(privateFiles)
    .where(inArray(id, [...ids]))
  // An archive of somebody's data is attached to nothing.
  const isAttachment = (row: (typeof rows)[number]): row is FileLabel => row.contentType !== 'application/zip'
  return new Map(rows.filter(isAttachment).map((row) => [row.id, row]))
}
