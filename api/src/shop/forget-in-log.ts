import type { AuditAction } from '@makola/contract/stores/audit.ts'
import { and, eq, inArray, or, type SQL, sql } from 'drizzle-orm'
import type { Transaction } from '../platform/database/database.ts'
import { nameOfAccount } from '../platform/http/caller.ts'
import { auditEntries } from './tables.ts'
import { isNamed, withoutTexts, wordsOf } from './without-texts.ts'

export type LogEntry = typeof auditEntries.$inferSelect
type Kept = Partial<Pick<LogEntry, 'subject' | 'before' | 'after'>>

/** Changes what the entries say; null leaves one as it is. */
export async function forgetInLog(
  tx: Transaction,
  which: SQL | undefined,
  change: (entry: LogEntry) => Kept | null,
): Promise<void> {
  for (const entry of await tx.select().from(auditEntries).where(which)) {
    const kept = change(entry)
    if (kept) await tx.update(auditEntries).set(kept).where(eq(auditEntries.id, entry.id))
  }
}

/** The fields without these texts. */
export const fieldsWithout = ({ before, after }: LogEntry, texts: readonly string[]) => ({
  before: withoutTexts(before, texts),
  after: withoutTexts(after, texts),
})

/** The acts whose subject is called by a person's legal name, under the id of something else. */
export const actsOnPeople = [
  'verification.decided',
  'store.approved',
  'document.read',
] as const satisfies readonly AuditAction[]
export const payoutAct = 'payout-account.changed' satisfies AuditAction

export const isActOnPerson = ({ action }: LogEntry) => actsOnPeople.some((act) => act === action)

/** A payout account without its holder, if that is one of these names. */
export function fieldsWithoutHolder({ before, after }: LogEntry, names: readonly string[]) {
  const strip = (fields: LogEntry['before']) => {
    const [, account, holder] = /^(.*••••[^,]*, )(.*)$/s.exec(String(fields?.account ?? '')) ?? []
    return account !== undefined && isNamed(holder ?? '', names) ? { ...fields, account } : fields
  }
  return { before: strip(before), after: strip(after) }
}

type Named = {
  accountId: string
  name: string
  /** The stores that the person is in, and those that nobody else owns. */
  storeIds: readonly string[]
  ownIds: readonly string[]
}

/**
 * Forgets a name in what others did: where all of it is the name of an application or of a payout account, and anywhere in the history
 * of the person's own stores. One word may be anybody's name, so it goes only from stores that the person was in.
 */
export async function forgetNameInLog(tx: Transaction, { accountId, name, storeIds, ownIds }: Named): Promise<void> {
  const words = wordsOf(name)
  if (words.length === 0) return
  const { action, storeId } = auditEntries
  const joined = words.length > 1 ? [] : await storesInLog(tx, accountId)
  const isNear = words.length > 1 ? undefined : inArray(storeId, [...storeIds, ...joined])
  const isAct = and(inArray(action, [...actsOnPeople, payoutAct]), isNear)
  await forgetInLog(tx, and(holdsWords(words), or(isAct, inArray(storeId, [...ownIds]))), (entry) => {
    const isAbout = isActOnPerson(entry) && isNamed(entry.subject, [name])
    if (isAbout || ownIds.includes(entry.storeId ?? ''))
      return { ...fieldsWithout(entry, [name]), ...(isAbout && { subject: '' }) }
    return entry.action === payoutAct ? fieldsWithoutHolder(entry, [name]) : null
  })
}

/** The stores that the person opened or joined, by the log: they may have left since. */
async function storesInLog(tx: Transaction, accountId: string): Promise<string[]> {
  const { action, actor, storeId, subjectId } = auditEntries
  const hasOpened = and(eq(actor, nameOfAccount(accountId)), inArray(action, ['store.opened', payoutAct]))
  const hasJoined = and(eq(subjectId, accountId), inArray(action, ['member.joined', 'member.left', 'member.removed']))
  const rows = await tx.selectDistinct({ storeId }).from(auditEntries).where(or(hasOpened, hasJoined))
  return rows.flatMap((row) => row.storeId ?? [])
}

/** True of entries that hold all these words anywhere: their order and the space between them may be any. */
export const holdsWords = (words: readonly string[]) => {
  const { subject, before, after } = auditEntries
  return and(
    ...words.map((word) => {
      const written = JSON.stringify(word).slice(1, -1)
      return sql`(position(lower(${written}) in lower(concat(${before}, ${after}))) > 0 or position(lower(${word}) in lower(${subject})) > 0)`
    }),
  )
}
