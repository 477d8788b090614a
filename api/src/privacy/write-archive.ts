import { and, inArray, isNotNull, isNull, ne, or, type SQL, sql } from 'drizzle-orm'
import { openBytes } from '../auth/seal-secret.ts'
import { privateFiles } from '../media/tables.ts'
import { orders } from '../orders/tables.ts'
import { writeLine } from '../platform/csv-line.ts'
import type { Platform } from '../platform/platform.ts'
import type { ExportedRows } from '../platform/privacy/personal-data.ts'
import { exportKind } from './tables.ts'
import { writeZip, type ZipEntry } from './write-zip.ts'

type Archived = {
  rows: ExportedRows
  readme: string
  /** The people whose private files belong in it. */
  isUploader: SQL | undefined
}

/** Writes the rows for programs and for people, and the files that the person has sent. */
export async function writeArchive(platform: Platform, { rows, readme, isUploader }: Archived): Promise<Buffer> {
  const tables = Object.entries(rows).flatMap(([name, list]) => [
    textFile(`json/${name}.json`, JSON.stringify(list, null, 2)),
    textFile(`csv/${name}.csv`, writeTable(list)),
  ])
  const entries = [textFile('README.txt', readme), ...tables, ...(await readFiles(platform, isUploader))]
  return writeZip(entries, platform.clock.now())
}

/** The rows of all nouns by table, without empty tables. */
export function joinRows(nouns: readonly ExportedRows[]): ExportedRows {
  const all: ExportedRows = {}
  for (const [table, rows] of nouns.flatMap((noun) => Object.entries(noun))) {
    if (rows.length > 0) all[table] = [...(all[table] ?? []), ...rows]
  }
  return all
}

/** Files that were sent with the link of one of these orders. */
export function isOfOrder({ database }: Platform, which: SQL | undefined): SQL {
  const senders = database
    .select({ by: sql<string>`'order:' || ${orders.id}` })
    .from(orders)
    .where(which)
  return inArray(privateFiles.uploadedBy, senders)
}

async function readFiles(platform: Platform, isUploader: SQL | undefined): Promise<ZipEntry[]> {
  const isKept = isNotNull(privateFiles.storedAt)
  const isNoArchive = or(isNull(privateFiles.ownerKind), ne(privateFiles.ownerKind, exportKind))
  const sent = await platform.database
    .select()
    .from(privateFiles)
    .where(and(isKept, isNoArchive, isUploader))
  const entries: ZipEntry[] = []
  for (const { id, key, contentType } of sent) {
    const sealed = await platform.objects.get(key)
    const name = `files/${id}.${contentType.split('/')[1]}`
    if (sealed) entries.push({ name, bytes: openBytes(platform, id, sealed, 'private-file') })
  }
  return entries
}

const textFile = (name: string, text: string): ZipEntry => ({ name, bytes: Buffer.from(text) })

function writeTable(rows: readonly Record<string, unknown>[]): string {
  const columns = [...new Set(rows.flatMap(Object.keys))]
  return [columns, ...rows.map((row) => columns.map((column) => cellOf(row[column])))].map(writeLine).join('')
}

function cellOf(value: unknown): string {
  if (value === null || value === undefined) return ''
  if (value instanceof Date) return value.toISOString()
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}
