import { and, eq, isNotNull, notLike, or, type SQL, sql } from 'drizzle-orm'
import { orders } from '../orders/tables.ts'
import type { Queryable } from '../platform/database/database.ts'
import { accountAuthor, nameOfAccount } from '../platform/http/caller.ts'
import type { Guest, PersonalData, RetentionRule } from '../platform/privacy/personal-data.ts'
import { reports, strikes, takedowns, warnedBuyers } from './tables.ts'

/** The reports that a person has written, and the appeals and answers, which stay as their store's. */
export const personalData: PersonalData = {
  async export(db, person) {
    return {
      reports: await listReports(db, isBy(person)),
      appeals: await db
        .select({ text: takedowns.appealText, at: takedowns.appealedAt, state: takedowns.appealState })
        .from(takedowns)
        .where(eq(takedowns.appealedBy, person.accountId)),
      productWarnings: await db
        .select({ text: takedowns.warning, at: warnedBuyers.toldAt })
        .from(warnedBuyers)
        .innerJoin(takedowns, eq(takedowns.id, warnedBuyers.takedownId))
        .innerJoin(orders, eq(orders.id, warnedBuyers.orderId))
        .where(and(eq(orders.accountId, person.accountId), isNotNull(warnedBuyers.toldAt))),
      strikeAnswers: await db
        .select({ text: strikes.answer, at: strikes.answeredAt })
        .from(strikes)
        .where(eq(strikes.answeredBy, person.accountId)),
      strikeAppeals: await db
        .select({ text: strikes.appealText, at: strikes.appealedAt, state: strikes.appealState })
        .from(strikes)
        .where(eq(strikes.appealedBy, person.accountId)),
    }
  },
  async erase(tx, person) {
    await tx.update(reports).set({ text: '', contact: '' }).where(isBy(person))
  },
  guest: {
    async export(db, guest) {
      return { reports: await listReports(db, isByGuest(guest)) }
    },
    async erase(tx, guest) {
      await tx.update(reports).set({ text: '', contact: '' }).where(isByGuest(guest))
    },
  },
}

const isByGuest = ({ email }: Guest) => and(eq(reports.contact, email), notLike(reports.reporter, `${accountAuthor}%`))

function listReports(db: Queryable, which: SQL | undefined) {
  const { reason, text, contact, at } = reports
  return db.select({ reason, text, contact, at }).from(reports).where(which)
}

const isBy = ({ accountId, email }: { accountId: string; email: string }) =>
  or(eq(reports.reporter, nameOfAccount(accountId)), eq(reports.contact, email))

export const rules: readonly RetentionRule[] = [
  {
    key: 'moderation.reports',
    days: 365,
    old: (before) => sql`
      select id::text as id from ${reports} where (contact <> '' or text <> '') and decided_at < ${before}`,
    clear: async (tx, ids) => {
      await tx
        .update(reports)
        .set({ text: '', contact: '' })
        .where(sql`${reports.id} = any(${sql.param(ids)}::uuid[])`)
    },
  },
]
