import { say } from '@makola/words/say.ts'
import { and, eq, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm'
import { openBytes } from '../auth/two-factor/seal-secret.ts'
import { dropPrivateFiles, keepPrivateFile } from '../media/private/keep-private-file.ts'
import { privateFiles } from '../media/tables.ts'
import { orders } from '../orders/tables.ts'
import { addSeconds } from '../platform/clock.ts'
import { writeLine } from '../platform/csv-line.ts'
import { nameOfAccount } from '../platform/http/caller.ts'
import { emit, on } from '../platform/messaging/events.ts'
import type { MayReadFile } from '../platform/module.ts'
import { type Platform, transact } from '../platform/platform.ts'
import type { ExportedRows, Person } from '../platform/privacy/personal-data.ts'
import { exportAsked, exportReady } from './events.ts'
import { findPerson } from './find-person.ts'
import { dataExports } from './tables.ts'
import { writeZip, type ZipEntry } from './write-zip.ts'

const t = say('en')

/** The owner's kind of the archive among the private files. */
export const exportKind = 'data-export'

const downloadSeconds = 7 * 86_400

/** Builds the archive that a person has asked for and keeps it, sealed, for seven days. */
export const onExportAsked = on(exportAsked, 'build-export', buildExport, { isAlone: true })

async function buildExport(platform: Platform, { exportId, accountId }: { exportId: string; accountId: string }) {
  const { database, clock } = platform
  const isPrepared = and(eq(dataExports.id, exportId), isNull(dataExports.fileId))
  const [asked] = await database.select().from(dataExports).where(isPrepared)
  const person = await findPerson(database, accountId)
  if (!asked || !person) return
  const rows = await readExport(platform, person)
  const now = clock.now()
  const entries = [
    textFile('README.txt', t('privacy.export.readme', { shopName: platform.config.shopName, email: person.email })),
    ...Object.entries(rows).flatMap(([name, list]) => [
      textFile(`json/${name}.json`, JSON.stringify(list, null, 2)),
      textFile(`csv/${name}.csv`, writeTable(list)),
    ]),
    ...(await readFiles(platform, person)),
  ]
  // A run before this one may have died after its file was kept.
  await transact(platform, (tx) => dropPrivateFiles(tx, exportKind, [exportId]))
  const fileId = await keepPrivateFile(platform, {
    bytes: writeZip(entries, now),
    contentType: 'application/zip',
    name: t('privacy.export.file-name', { day: now.toISOString().slice(0, 10) }),
    owner: { kind: exportKind, id: exportId },
    uploadedBy: `account:${accountId}`,
  })
  await transact(platform, async (tx) => {
    await tx
      .update(dataExports)
      .set({ fileId, expiresAt: addSeconds(now, downloadSeconds) })
      .where(isPrepared)
    emit(tx, exportReady, { exportId, accountId })
  })
}

/** The rows of all nouns that name the person, by table. */
export async function readExport(
  { database, personalData }: Pick<Platform, 'database' | 'personalData'>,
  person: Person,
): Promise<ExportedRows> {
  const all: ExportedRows = {}
  for (const noun of personalData) {
    for (const [table, rows] of Object.entries((await noun.export?.(database, person)) ?? {})) {
      if (rows.length > 0) all[table] = [...(all[table] ?? []), ...rows]
    }
  }
  return all
}

/** The files that the person has sent, signed in or with the link of an order of theirs. */
async function readFiles(platform: Platform, { accountId }: Person): Promise<ZipEntry[]> {
  const ofOrders = platform.database
    .select({ by: sql<string>`'order:' || ${orders.id}` })
    .from(orders)
    .where(eq(orders.accountId, accountId))
  const sent = await platform.database
    .select()
    .from(privateFiles)
    .where(
      and(
        isNotNull(privateFiles.storedAt),
        or(isNull(privateFiles.ownerKind), sql`${privateFiles.ownerKind} <> ${exportKind}`),
        or(eq(privateFiles.uploadedBy, nameOfAccount(accountId)), inArray(privateFiles.uploadedBy, ofOrders)),
      ),
    )
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

/** An archive is for the person whose data it holds, signed in, and for seven days. */
export const mayReadExport: MayReadFile = async ({ database, clock }, exportId, { caller }) => {
  if (caller.kind === 'visitor') return false
  const isTheirs = and(eq(dataExports.id, exportId), eq(dataExports.accountId, caller.accountId))
  const [copy] = await database.select().from(dataExports).where(isTheirs)
  return copy?.expiresAt != null && copy.expiresAt > clock.now()
}

/** Deletes archives whose time is over. */
export async function forgetExports(platform: Platform): Promise<void> {
  await transact(platform, async (tx) => {
    const ended = await tx
      .delete(dataExports)
      .where(sql`${dataExports.expiresAt} < ${platform.clock.now().toISOString()}`)
      .returning({ id: dataExports.id })
    await dropPrivateFiles(
      tx,
      exportKind,
      ended.map(({ id }) => id),
    )
  })
}
