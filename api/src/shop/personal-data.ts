import { and, eq, inArray, or, sql } from 'drizzle-orm'
import { nameOfAccount } from '../platform/http/caller.ts'
import type { PersonalData, RetentionRule } from '../platform/privacy/personal-data.ts'
import { fieldsWithout, forgetInLog, holdsWords } from './forget-in-log.ts'
import { auditEntries } from './tables.ts'
import { wordsOf } from './without-texts.ts'

/**
 * The activity log: it keeps what a person did, under the account's id. An address is looked for in all of it; a name, which may be an
 * everyday word, only in what the person did or what was done to them, and by the stores in what others did there: other people's
 * history stays as it was.
 */
export const personalData: PersonalData = {
  async export(db, { accountId }) {
    const { action, at } = auditEntries
    return {
      audit_entries: await db
        .select({ action, at })
        .from(auditEntries)
        .where(eq(auditEntries.actor, nameOfAccount(accountId))),
    }
  },
  async erase(tx, { accountId, email, name, formerEmails = [] }) {
    const { actor, subjectId, subject } = auditEntries
    const emails = [...new Set([email, ...formerEmails])]
    const isTheirs = or(eq(subjectId, accountId), eq(actor, nameOfAccount(accountId)))
    const isEmail = inArray(sql`lower(${subject})`, emails)
    const words = wordsOf(name)
    const isNaming = words.length === 0 ? undefined : and(isTheirs, holdsWords(words))
    const which = or(eq(subjectId, accountId), isEmail, ...emails.map(holds), isNaming)
    await forgetInLog(tx, which, (entry) => {
      const isAboutThem = entry.subjectId === accountId || emails.includes(entry.subject.toLowerCase())
      const texts = isAboutThem || entry.actor === nameOfAccount(accountId) ? [...emails, name] : emails
      return { ...fieldsWithout(entry, texts), ...(isAboutThem && { subject: '' }) }
    })
  },
}

export const rules: readonly RetentionRule[] = [
  {
    key: 'shop.audit',
    days: 6 * 365,
    old: (before) => sql`select id::text from ${auditEntries} where at < ${before}`,
    clear: async (tx, ids) => {
      await tx.delete(auditEntries).where(sql`${auditEntries.id} = any(${sql.param(ids)}::uuid[])`)
    },
  },
]

/** True of entries whose fields hold a text anywhere, as it stands inside a JSON text. */
const holds = (text: string) =>
  sql`position(lower(${JSON.stringify(text).slice(1, -1)}) in lower(concat(before, after))) > 0`
