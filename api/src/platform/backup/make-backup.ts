import { mkdir, open, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import { systemClock } from '../clock.ts'
import type { Config } from '../config.ts'
import { readSecret } from '../secret.ts'
import type { ObjectStore } from '../storage/object-store.ts'
import { BackupError } from './backup-error.ts'
import { openVault } from './backup-key.ts'
import { copyCluster } from './copy-cluster.ts'
import { copyPictures } from './copy-pictures.ts'
import { copyTables } from './copy-tables.ts'
import { dropOldBackups, dropOldLog } from './drop-old-backups.ts'
import { beginErased } from './erased-list.ts'
import { holdRemovals } from './hold-removals.ts'
import { type Header, headerName, type Manifest, type MigrationLevel, manifestName, nameOfBackup } from './manifest.ts'
import { writeSealed } from './sealed-file.ts'

export type BackupSource = {
  config: Config
  /** The database's address. */
  url: string
  kind: Header['kind']
  objects: ObjectStore
  /** Queries for the `key` of every object that the database names. */
  keptObjects: readonly string[]
  /** Megabytes of an embedded database that are copied a second at most; as fast as can be when not given. */
  rate?: number | undefined
  /** Breaks it off. */
  signal?: AbortSignal | undefined
}

/**
 * Makes a backup in a folder and returns its place. It is written beside its place and renamed when it is whole and on the disk:
 * one that was broken off is never taken for a backup. Of more than `kept` backups the oldest go.
 */
export async function makeBackup(
  source: BackupSource,
  { folder, kept }: { folder: string; kept: number | null },
): Promise<string> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const { key, lock } = await openVault(source.config, folder)
  const client = new pg.Client({ connectionString: source.url, application_name: 'makola backup' })
  client.on('error', () => {})
  await client.connect()
  try {
    await holdRemovals(client)
    await beginErased(folder, key)
    await dropUnfinished(folder)
    const madeAt = systemClock.now()
    const path = join(folder, nameOfBackup(madeAt))
    const draft = `${path}.partial`
    try {
      await mkdir(draft, { mode: 0o700 })
      const manifest = await copyAll(client, source, { folder, draft, key, madeAt })
      await writeSealed(join(draft, manifestName), [Buffer.from(JSON.stringify(manifest))], { key, name: manifestName })
      const header: Header = { format: 1, kind: manifest.kind, madeAt: madeAt.toISOString(), lock }
      await writeFile(join(draft, headerName), `${JSON.stringify(header, null, 2)}\n`, { mode: 0o600, flush: true })
      await syncFolder(draft)
      await rename(draft, path)
    } finally {
      await rm(draft, { recursive: true, force: true })
    }
    await syncFolder(folder)
    if (kept !== null) {
      await dropOldBackups(folder, key, kept)
      await dropOldLog(folder, key)
    }
    return path
  } finally {
    await client.end().catch(() => {})
  }
}

type Draft = { folder: string; draft: string; key: Buffer; madeAt: Date }

async function copyAll(client: pg.Client, source: BackupSource, place: Draft): Promise<Manifest> {
  const { config, url, kind, objects, keptObjects, rate, signal } = source
  const { folder, draft, key, madeAt } = place
  const migration = await readMigrationLevel(client)
  const { rows } = await client.query<{ server_version_num: string }>('show server_version_num')
  const copied =
    kind === 'physical'
      ? {
          kind,
          ...(await copyCluster(url, { folder: draft, key, signal, rate })),
          password: decodeURIComponent(new URL(url).password),
        }
      : { kind, ...(await copyTables(url, { folder: draft, key, signal })) }
  const pictures = await copyPictures(client, { folder, draft, key, objects, queries: keptObjects, signal })
  return {
    ...copied,
    madeAt: madeAt.toISOString(),
    shopName: config.shopName,
    postgres: Math.floor(Number(rows[0]?.server_version_num) / 10_000),
    migration,
    secret: readSecret(config),
    pictures,
    keepsErased: true,
  }
}

async function readMigrationLevel(client: pg.Client): Promise<MigrationLevel | null> {
  const { rows } = await client
    .query<{ when: string | null }>('select max(created_at) as when from drizzle.__drizzle_migrations')
    .catch(() => {
      throw new BackupError('This database holds no shop yet. There is nothing to back up.')
    })
  return rows[0]?.when == null ? null : { when: Number(rows[0].when) }
}

/** What an earlier try has left: nobody else writes here while the database's lock is held. */
async function dropUnfinished(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    if (name.endsWith('.partial')) await rm(join(folder, name), { recursive: true, force: true })
  }
}

/** A new name is on the disk only when its folder is. */
async function syncFolder(path: string): Promise<void> {
  if (process.platform === 'win32') return
  const folder = await open(path)
  await folder.sync().finally(() => folder.close())
}
