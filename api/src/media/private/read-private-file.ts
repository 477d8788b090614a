import { and, eq } from 'drizzle-orm'
import { openBytes } from '../../auth/seal-secret.ts'
import type { FileAsker } from '../../platform/module.ts'
import type { Platform } from '../../platform/platform.ts'
import { notFound } from '../../platform/problem.ts'
import { privateFiles } from '../tables.ts'
import type { FileOwner } from './attach-private-files.ts'

/**
 * Opens a file for those whom the module that owns it lets read.
 * @throws Problem `not-found` (404) for everyone else, and for a file that belongs to nothing yet; `dependency-unavailable` (503).
 */
export async function readPrivateFile(platform: Platform, id: string, asker: FileAsker): Promise<Uint8Array> {
  const { database, fileReaders } = platform
  const [file] = await database.select().from(privateFiles).where(eq(privateFiles.id, id))
  if (!file?.ownerKind || !file.ownerId) throw notFound('file')
  const mayRead = fileReaders.get(file.ownerKind)
  if (!(await mayRead?.(platform, file.ownerId, asker))) throw notFound('file')
  return openSealed(platform, file)
}

/**
 * Opens a file for the shop itself.
 * @throws Problem `not-found` (404); `dependency-unavailable` (503).
 */
export async function readSealedFile(platform: Platform, id: string): Promise<Uint8Array> {
  const [file] = await platform.database.select().from(privateFiles).where(eq(privateFiles.id, id))
  if (!file?.storedAt) throw notFound('file')
  return openSealed(platform, file)
}

/**
 * Opens a file for the module that owns it, which has decided that it may be read: a kind without a reader is opened only so.
 * @throws Problem `not-found` (404), `dependency-unavailable` (503).
 */
export async function openOwnedFile(
  platform: Platform,
  fileId: string,
  { kind, id }: Pick<FileOwner, 'kind' | 'id'>,
): Promise<Uint8Array> {
  const isOwned = and(eq(privateFiles.id, fileId), eq(privateFiles.ownerKind, kind), eq(privateFiles.ownerId, id))
  const [file] = await platform.database.select().from(privateFiles).where(isOwned)
  if (!file) throw notFound('file')
  return openSealed(platform, file)
}

async function openSealed(platform: Platform, file: typeof privateFiles.$inferSelect): Promise<Uint8Array> {
  const sealed = await platform.objects.get(file.key)
  if (!sealed) throw notFound('file')
  return openBytes(platform, file.id, sealed, 'private-file')
}
