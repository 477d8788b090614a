import { rm } from 'node:fs/promises'
import { listBackups, openWith } from '../backup/manifest.ts'
import { listLog, segmentAt } from './log-archive.ts'

/** Deletes the log from before the oldest backup of a folder: nothing can be restored with it. */
export async function dropOldLog(folder: string, key: Buffer): Promise<void> {
  const oldest = listBackups(folder).find(({ header }) => header.kind === 'physical')
  if (!oldest) return
  const { manifest } = await openWith(oldest, key)
  if (manifest.kind !== 'physical') return
  const first = segmentAt(manifest.startLsn, manifest)
  for (const { number, path } of listLog(folder, manifest.segmentBytes)) if (number < first) await rm(path)
}
