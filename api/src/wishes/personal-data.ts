import { eq, inArray, or, type SQL, sql } from 'drizzle-orm'
import { products, variants } from '../catalogue/tables.ts'
import type { Queryable, Transaction } from '../platform/database/database.ts'
import { nameOfAccount } from '../platform/http/caller.ts'
import type { Person, PersonalData, RetentionRule } from '../platform/privacy/personal-data.ts'
import { stores } from '../stores/tables.ts'
import { stockAlerts, storeFollows, wishes } from './tables.ts'

/** A person's wishes, alerts and followed stores. Alerts of their address from before they had an account are theirs too. */
export const personalData: PersonalData = {
  async export(db, person) {
    return {
      ...(await exportAlerts(db, isAlertOf(person))),
      wishes: await db
        .select({ product: products.name, variantId: wishes.variantId, addedAt: wishes.addedAt })
        .from(wishes)
        .innerJoin(products, eq(products.id, wishes.productId))
        .where(eq(wishes.owner, nameOfAccount(person.accountId))),
      store_follows: await db
        .select({ store: stores.name, since: storeFollows.since })
        .from(storeFollows)
        .innerJoin(stores, eq(stores.id, storeFollows.storeId))
        .where(eq(storeFollows.accountId, person.accountId)),
    }
  },
  async erase(tx, person) {
    await tx.delete(wishes).where(eq(wishes.owner, nameOfAccount(person.accountId)))
    await tx.delete(stockAlerts).where(isAlertOf(person))
    await tx.delete(storeFollows).where(eq(storeFollows.accountId, person.accountId))
  },
  guest: {
    export: (db, { email }) => exportAlerts(db, eq(stockAlerts.email, email)),
    async erase(tx, { email }) {
      await tx.delete(stockAlerts).where(eq(stockAlerts.email, email))
    },
  },
}

async function exportAlerts(db: Queryable, which: SQL | undefined) {
  const { countryCode, state, since } = stockAlerts
  return {
    stock_alerts: await db
      .select({ product: products.name, variant: variants.title, countryCode, state, since })
      .from(stockAlerts)
      .innerJoin(variants, eq(variants.id, stockAlerts.variantId))
      .innerJoin(products, eq(products.id, variants.productId))
      .where(which),
  }
}

const isAlertOf = ({ accountId, email, formerEmails = [] }: Person) =>
  or(eq(stockAlerts.accountId, accountId), inArray(stockAlerts.email, [email, ...formerEmails]))

export const rules: readonly RetentionRule[] = [
  {
    key: 'wishes.guests',
    days: 180,
    old: (before) => sql`select id::text from wishes where owner not like 'account:%' and added_at < ${before}`,
    clear: async (tx, ids) => {
      await tx.delete(wishes).where(inArray(wishes.id, ids))
    },
  },
  {
    key: 'wishes.alerts',
    days: 180,
    old: (before) => sql`select id::text from stock_alerts where since < ${before}`,
    clear: dropAlerts,
  },
  {
    key: 'wishes.alerts-unconfirmed',
    days: 7,
    old: (before) => sql`select id::text from stock_alerts where state = 'unconfirmed' and since < ${before}`,
    clear: dropAlerts,
  },
]

async function dropAlerts(tx: Transaction, ids: string[]): Promise<void> {
  await tx.delete(stockAlerts).where(inArray(stockAlerts.id, ids))
}
