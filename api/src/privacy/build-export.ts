import { say } from '@makola/words/say.ts'
import { and, eq, isNull, or, sql } from 'drizzle-orm'
import { dropPrivateFiles } from '../media/private/drop-private-files.ts'
import { keepPrivateFile } from '../media/private/keep-private-file.ts'
import { privateFiles } from '../media/tables.ts'
import { orders } from '../orders/tables.ts'
import { isClaimableBy } from '../orders/tracking/list-account-orders.ts'
import { addSeconds } from '../platform/clock.ts'
import { nameOfAccount } from '../platform/http/caller.ts'
import { emit, on } from '../platform/messaging/events.ts'
import type { MayReadFile } from '../platform/module.ts'
import { type Platform, transact } from '../platform/platform.ts'
import type { ExportedRows, Person } from '../platform/privacy/personal-data.ts'
import { exportAsked, exportReady } from './events.ts'
import { findPerson } from './find-person.ts'
import { dataExports, exportKind } from './tables.ts'
import { isOfOrder, joinRows, writeArchive } from './write-archive.ts'

const t = say('en')

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
  const archive = await writeArchive(platform, {
    rows,
    readme: t('privacy.export.readme', { shopName: platform.config.shopName, email: person.email }),
    isUploader: or(
      eq(privateFiles.uploadedBy, nameOfAccount(accountId)),
      isOfOrder(platform, or(eq(orders.accountId, accountId), isClaimableBy(person.email))),
    ),
  })
  // A run before this one may have died after its file was kept.
  await transact(platform, (tx) => dropPrivateFiles(tx, { kind: exportKind, ownerIds: [exportId] }))
  const fileId = await keepPrivateFile(platform, {
    bytes: archive,
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
  const all: ExportedRows[] = []
  for (const noun of personalData) all.push((await noun.export?.(database, person)) ?? {})
  return joinRows(all)
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
    await dropPrivateFiles(tx, { kind: exportKind, ownerIds: ended.map(({ id }) => id) })
  })
}
