import { existsSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import type pg from 'pg'
import { isMissingTable } from '../database/database.ts'
import type { ObjectStore } from '../storage/object-store.ts'
import { BackupError } from './backup-error.ts'
import type { Copying } from './copy-stream.ts'
import { pictureFileOf, pictureFolderOf, pictureListName } from './manifest.ts'
import { type Sealed, writeSealed } from './sealed-file.ts'

/** The name that a picture's file is bound to. */
export const sealedNameOf = (name: string) => `pictures/${name}`

type CopyingPictures = Copying & {
  objects: ObjectStore
  /** Says which objects the database names, as `key`. */
  queries: readonly string[]
}

/**
 * Copies the pictures that the database names, and writes their list into `draft`, the folder of the backup that is being made.
 * It comes after the database: a row is written when its file is there. Names never change, and nothing is deleted while a backup
 * is being made.
 */
export async function copyPictures(
  client: pg.Client,
  { draft, ...copying }: CopyingPictures & { draft: string },
): Promise<Sealed & { count: number }> {
  const kept = await copyNewPictures(client, copying)
  const list = await writeSealed(join(draft, pictureListName), [Buffer.from(`${kept.join('\n')}\n`)], {
    key: copying.key,
    name: pictureListName,
    compresses: true,
  })
  return { ...list, count: kept.length }
}

/** Copies those into the folder of all backups that are not there yet. Returns the names of all, in the order of the alphabet. */
export async function copyNewPictures(
  client: pg.Client | pg.Pool,
  { folder, key, objects, queries, signal }: CopyingPictures,
): Promise<string[]> {
  const names = await readNames(client, queries)
  await mkdir(pictureFolderOf(folder), { recursive: true, mode: 0o700 })
  const kept: string[] = []
  await someAtOnce(names, async (name) => {
    signal?.throwIfAborted()
    const path = pictureFileOf(folder, name)
    if (!existsSync(path)) {
      const bytes = await objects.get(name).catch((cause: unknown) => {
        throw new BackupError('The storage of pictures does not answer. The backup was not made.', { cause })
      })
      // A row without its file: a fault of the shop, which a backup can neither mend nor make worse.
      if (!bytes) return
      await writeSealed(path, [bytes], { key, name: sealedNameOf(name) })
    }
    kept.push(name)
  })
  return kept.sort()
}

/** A bucket answers slowly, and several questions at once. After a failure nothing more is begun. */
export async function someAtOnce(names: readonly string[], work: (name: string) => Promise<void>): Promise<void> {
  const next = names.values()
  let failure: { error: unknown } | undefined
  const line = async () => {
    for (const name of next) {
      if (failure) return
      await work(name).catch((error: unknown) => {
        failure ??= { error }
      })
    }
  }
  await Promise.all(Array.from({ length: 8 }, line))
  if (failure) throw failure.error
}

/**
 * Names are chosen by the shop; one that could leave the folder is none of them. Before its tables change, a new program asks for
 * tables that are not there yet.
 */
async function readNames(client: pg.Client | pg.Pool, queries: readonly string[]): Promise<string[]> {
  const names = new Set<string>()
  for (const query of queries) {
    const { rows } = await client.query<{ key: string }>(query).catch((error: unknown) => {
      if (isMissingTable(error)) return { rows: [] }
      throw error
    })
    for (const { key } of rows) if (/^([a-z]+\/)?[a-z0-9][a-z0-9.-]*$/.test(key)) names.add(key)
  }
  return [...names].sort()
}
