import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { partialOf, startEmbeddedPostgres } from '../database/embedded-postgres.ts'
import { savePassword } from '../database/mend-data-folder.ts'
import { preparePostgresHome } from '../database/postgres-home.ts'
import { BackupError } from './backup-error.ts'
import { extractTar } from './extract-tar.ts'
import { clusterName, type OpenBackup, type PhysicalManifest } from './manifest.ts'
import { readSealed } from './sealed-file.ts'

/** A database beside its place. `finish` puts it there; until then no shop opens with this folder. */
export type RestoredCluster = { finish: () => void }

/** Writes the database's files beside their place. */
export async function unpackCluster(
  { path, key }: OpenBackup,
  manifest: PhysicalManifest,
  folder: string,
): Promise<RestoredCluster> {
  const partial = partialOf(folder)
  mkdirSync(partial, { recursive: true })
  const home = preparePostgresHome(partial)
  refuseOtherVersion(home.binaries, manifest.postgres)
  const data = join(home.folder, 'data')
  mkdirSync(data, { mode: 0o700 })
  const packed = readSealed(join(path, clusterName), {
    key,
    name: clusterName,
    expected: manifest.cluster,
    compressed: true,
  })
  await extractTar(packed, data)
  savePassword(home, manifest.password)
  return { finish: () => putInPlace(folder) }
}

/** Makes a new database beside its place and fills it. */
export async function makeCluster(folder: string, fill: (url: string) => Promise<void>): Promise<RestoredCluster> {
  const server = await startEmbeddedPostgres(partialOf(folder))
  try {
    await fill(server.url)
  } finally {
    await server.stop()
  }
  return { finish: () => putInPlace(folder) }
}

function putInPlace(folder: string): void {
  const partial = partialOf(folder)
  const from = preparePostgresHome(partial).folder
  if (from === partial) {
    renameSync(partial, folder)
    return
  }
  // Root, whose folders the database cannot reach: it lies elsewhere, and these two are only signs of it.
  mkdirSync(folder, { recursive: true })
  const to = preparePostgresHome(folder).folder
  rmSync(to, { recursive: true })
  renameSync(from, to)
  rmSync(partial, { recursive: true })
}

/** Deletes what was begun. */
export function dropPartialCluster(folder: string): void {
  const partial = partialOf(folder)
  if (!existsSync(partial)) return
  rmSync(preparePostgresHome(partial).folder, { recursive: true, force: true })
  rmSync(partial, { recursive: true, force: true })
}

function refuseOtherVersion(binaries: string, wanted: number): void {
  const { stdout } = spawnSync(join(binaries, 'postgres'), ['-V'], { encoding: 'utf8' })
  const ours = Number(/(\d+)/.exec(stdout ?? '')?.[1])
  if (ours === wanted) return
  throw new BackupError(
    `The backup is of PostgreSQL ${wanted}, and this shop brings ${ours}. Restore it with the version of the shop that made it, and move with backup --logical.`,
  )
}
