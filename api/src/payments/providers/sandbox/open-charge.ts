import { and, eq } from 'drizzle-orm'
import type { Queryable } from '../../../platform/database/database.ts'
import { newSecret } from '../../../platform/ids.ts'
import type { Platform } from '../../../platform/platform.ts'
import { attempts, payments, sandboxCharges } from '../../tables.ts'
import { returnUrlOf } from '../return-url.ts'

type Charge = typeof sandboxCharges.$inferSelect

/**
 * Finds the charge of a reference in the sandbox's books, and writes it there when its page is opened for the first time: until
 * then an order costs the sandbox nothing.
 * @returns Null when nothing is to be paid under this reference.
 */
export async function openCharge(db: Queryable, { config }: Platform, reference: string): Promise<Charge | null> {
  return (await readCharge(db, reference)) ?? (await writeCharge(db, { config }, reference))
}

async function writeCharge(db: Queryable, { config }: Pick<Platform, 'config'>, reference: string) {
  const [asked] = await db
    .select({
      label: payments.label,
      amountMinor: payments.amountMinor,
      currency: payments.currency,
      createdAt: attempts.createdAt,
    })
    .from(attempts)
    .innerJoin(payments, eq(payments.id, attempts.paymentId))
    .where(and(eq(attempts.provider, 'sandbox'), eq(attempts.reference, reference)))
  if (!asked) return null
  await db
    .insert(sandboxCharges)
    .values({ ...asked, reference, transactionId: `sbx-${newSecret()}`, returnUrl: returnUrlOf(config) })
    .onConflictDoNothing({ target: sandboxCharges.reference })
  return readCharge(db, reference)
}

async function readCharge(db: Queryable, reference: string): Promise<Charge | null> {
  const [charge] = await db.select().from(sandboxCharges).where(eq(sandboxCharges.reference, reference))
  return charge ?? null
}
