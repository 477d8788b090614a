import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { PhysicalManifest } from './manifest.ts'

/** The kept log of the database, beside the backups: for all of them, each piece once. */
export const logFolderOf = (folder: string) => join(folder, 'log')

/** A kept piece of the log. `name` is PostgreSQL's; `number` counts segments since the database was made. */
export type LogSegment = { name: string; number: number; path: string }

const segmentName = /^[0-9A-F]{24}$/
const historyName = /^[0-9A-F]{8}\.history$/
const suffix = '.zst'

/** Pieces of the log, and the notes of where it branched after a restore; not the server's notes about backups. */
export const isOfLog = (name: string) => segmentName.test(name) || historyName.test(name)

export const keptPathOf = (folder: string, name: string) => join(logFolderOf(folder), `${name}${suffix}`)

/** The kept segments of a folder of backups, oldest first. */
export function listLog(folder: string, segmentBytes: number): LogSegment[] {
  return namesIn(folder)
    .filter((name) => segmentName.test(name))
    .map((name) => ({ name, number: numberOf(name, segmentBytes), path: keptPathOf(folder, name) }))
    .sort((a, b) => a.number - b.number)
}

/** The notes of where the log branched. */
export const listHistories = (folder: string) => namesIn(folder).filter((name) => historyName.test(name))

function namesIn(folder: string): string[] {
  const kept = logFolderOf(folder)
  if (!existsSync(kept)) return []
  return readdirSync(kept)
    .filter((file) => file.endsWith(suffix))
    .map((file) => file.slice(0, -suffix.length))
}

/** The name has three numbers of eight digits: the branch, the whole 4 GB, and the segment in them. */
function numberOf(name: string, segmentBytes: number): number {
  const segmentsPerFile = 2 ** 32 / segmentBytes
  return Number.parseInt(name.slice(8, 16), 16) * segmentsPerFile + Number.parseInt(name.slice(16), 16)
}

/** The segment that a position like `1A/2B3C4D` lies in. */
export function segmentAt(lsn: string, { segmentBytes }: Pick<PhysicalManifest, 'segmentBytes'>): number {
  const [high = '', low = ''] = lsn.split('/')
  return Math.floor((Number.parseInt(high, 16) * 2 ** 32 + Number.parseInt(low, 16)) / segmentBytes)
}
