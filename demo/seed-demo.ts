import { count, eq } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { accounts } from '../api/src/auth/tables.ts'
import { products, prohibitedRules } from '../api/src/catalogue/tables.ts'
import { commissionTerms } from '../api/src/ledger/tables.ts'
import type { Platform } from '../api/src/platform/platform.ts'
import { rates, storeRates } from '../api/src/rates/tables.ts'
import { settings } from '../api/src/shop/tables.ts'
import { stores } from '../api/src/stores/tables.ts'
import { seedApplications } from './seed/seed-applications.ts'
import { seedCommission } from './seed/seed-commission.ts'
import { seedConversations } from './seed/seed-conversations.ts'
import { seedDisputes } from './seed/seed-disputes.ts'
import { seedHome } from './seed/seed-home.ts'
import { seedLegal } from './seed/seed-legal.ts'
import { seedModeration } from './seed/seed-moderation.ts'
import { seedOrders } from './seed/seed-orders.ts'
import { seedPayouts } from './seed/seed-payouts.ts'
import { seedPeople } from './seed/seed-people.ts'
import { seedProducts } from './seed/seed-products.ts'
import { seedProhibited } from './seed/seed-prohibited.ts'
import { seedQuestions } from './seed/seed-questions.ts'
import { seedRateHistory } from './seed/seed-rate-history.ts'
import { seedRates } from './seed/seed-rates.ts'
import { seedRequests } from './seed/seed-requests.ts'
import { seedReviews } from './seed/seed-reviews.ts'
import { seedShopper } from './seed/seed-shopper.ts'
import { seedStores } from './seed/seed-stores.ts'
import { seedWishes } from './seed/seed-wishes.ts'

/** A part of the demo shop. A part with a `table` is written in one transaction; the others resume where they stopped. */
export type SeedStep = { table?: PgTable; fill: (platform: Platform) => Promise<void> }

const demoSteps: readonly SeedStep[] = [
  { table: rates, fill: seedRates },
  { table: stores, fill: seedStores },
  { table: accounts, fill: seedPeople },
  { fill: seedLegal },
  { table: products, fill: seedProducts },
  { table: prohibitedRules, fill: seedProhibited },
  { table: commissionTerms, fill: seedCommission },
  { fill: seedOrders },
  { fill: seedShopper },
  { fill: seedWishes },
  { fill: seedPayouts },
  { fill: seedRequests },
  { fill: seedDisputes },
  { fill: seedReviews },
  { fill: seedConversations },
  { fill: seedQuestions },
  { fill: seedApplications },
  { fill: seedModeration },
  { fill: seedHome },
  { table: storeRates, fill: seedRateHistory },
]

/** Present in the settings from the first step to the last. */
const mark = 'seeding'

/** Fills an empty shop with the demo shop, the same every time. After an interrupted start it skips the steps already done. */
export async function seedDemo(platform: Platform, steps = demoSteps): Promise<void> {
  const { database } = platform
  await database.insert(settings).values({ key: mark, value: true }).onConflictDoNothing()
  for (const { table, fill } of steps) {
    if (table === undefined || (await isEmpty(platform, table))) await fill(platform)
  }
  await database.delete(settings).where(eq(settings.key, mark))
}

/** True when the shop is empty, or an earlier start did not finish seeding. */
export async function wantsSeed(platform: Platform): Promise<boolean> {
  const [begun] = await platform.database.select().from(settings).where(eq(settings.key, mark))
  return begun !== undefined || ((await isEmpty(platform, rates)) && (await isEmpty(platform, stores)))
}

async function isEmpty({ database }: Platform, table: PgTable): Promise<boolean> {
  const [row] = await database.select({ rows: count() }).from(table)
  return row?.rows === 0
}
