import { eq, or, sql } from 'drizzle-orm'
import { nameOfAccount } from '../platform/http/caller.ts'
import type { PersonalData, RetentionRule } from '../platform/privacy/personal-data.ts'
import { auditEntries } from './tables.ts'

/** The activity log: it keeps what a person did, under the account's id. */
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
  async erase(tx, { accountId, email, name }) {
    const named = [email, name].filter((text) => text !== '')
    const isNamed = named.map((text) => sql`concat(before, after) ilike ${`%${inJson(text)}%`}`)
    await tx
      .update(auditEntries)
      .set({ subject: '', before: without(auditEntries.before, named), after: without(auditEntries.after, named) })
      .where(
        or(
          eq(auditEntries.subjectId, accountId),
          ...named.map((text) => eq(sql`lower(${auditEntries.subject})`, text.toLowerCase())),
          ...isNamed,
        ),
      )
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

/** A text as it stands inside a JSON text. */
const inJson = (text: string) => JSON.stringify(text).slice(1, -1)

const without = (column: typeof auditEntries.before | typeof auditEntries.after, texts: readonly string[]) =>
  texts.reduce((left, text) => sql`replace(${left}, ${inJson(text)}, '')`, sql`${column}::text`).append(sql`::jsonb`)
