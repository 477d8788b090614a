import type { Application } from '@makola/contract/verification/verification.ts'
import { eq } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { accounts } from '../auth/tables.ts'
import { isSameName } from '../ledger/payouts/is-same-name.ts'
import type { Queryable } from '../platform/database/database.ts'
import { type SignedInCaller, staffMay } from '../platform/http/caller.ts'
import type { Platform } from '../platform/platform.ts'
import { notFound } from '../platform/problem.ts'
import { presentStanding } from '../stores/standing/present-standing.ts'
import { storeStanding, stores } from '../stores/tables.ts'
import { findPayoutName } from './find-payout-name.ts'
import { isOwnApplication } from './is-own-application.ts'
import { presentVerification } from './present-verification.ts'
import { verifications } from './tables.ts'

const deciders = alias(accounts, 'deciders')

/**
 * One application as the staff sees it.
 * @throws Problem `not-found` (404).
 */
export async function loadApplication(
  { config }: Pick<Platform, 'config'>,
  db: Queryable,
  { id, reader }: { id: string; reader: SignedInCaller },
): Promise<Application> {
  const [found] = await db
    .select({
      row: verifications,
      store: { id: stores.id, slug: stores.slug, name: stores.name, countryCode: stores.countryCode },
      standing: storeStanding,
      submittedBy: accounts.name,
      decidedBy: deciders.name,
    })
    .from(verifications)
    .innerJoin(stores, eq(stores.id, verifications.storeId))
    .innerJoin(accounts, eq(accounts.id, verifications.submittedBy))
    .leftJoin(deciders, eq(deciders.id, verifications.decidedBy))
    .leftJoin(storeStanding, eq(storeStanding.storeId, verifications.storeId))
    .where(eq(verifications.id, id))
  if (!found) throw notFound('application')
  const { row, store, standing, submittedBy, decidedBy } = found
  const payoutName = await findPayoutName(db, row.storeId)
  const isFree = row.state === 'submitted' && !(await isOwnApplication(db, row, reader))
  return {
    ...(await presentVerification(db, row)),
    ...{ store, submittedBy, decidedBy, payoutName },
    standing: presentStanding(standing, config),
    isPayoutNameSame: payoutName === null ? null : isSameName(payoutName, row.legalName),
    canDecide: isFree && staffMay(reader, 'verification.write'),
  }
}
