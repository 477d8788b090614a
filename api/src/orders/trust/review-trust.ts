import { say } from '@makola/words/say.ts'
import { and, asc, eq, gt, isNull, or } from 'drizzle-orm'
import { type Platform, transact } from '../../platform/platform.ts'
import { lockStore } from '../../stores/lock-own-store.ts'
import { lockStanding } from '../../stores/standing/change-standing.ts'
import { endTrust, isTrustedByRecord, provenTier, raiseByRecord } from '../../stores/standing/change-tier-by-record.ts'
import type { StandingFields } from '../../stores/standing/present-standing.ts'
import { storeStanding, stores } from '../../stores/tables.ts'
import { findObstacle } from './find-obstacle.ts'
import { readTrustRecord, readTrustRecords } from './read-trust-record.ts'
import { isTrusted, type TrustRecord } from './trust-rule.ts'

const t = say('en')
const batchSize = 50
/** Those whose level a record may change: a level 3 from before records counted stays. */
const isOfRecord = or(
  and(eq(storeStanding.tier, provenTier), isNull(storeStanding.tierBy)),
  eq(storeStanding.tierBy, 'record'),
)

type Store = typeof stores.$inferSelect

/** Gives verified businesses the highest level by their record, and takes it from those whose record has become worse. */
export async function reviewTrust(platform: Platform): Promise<void> {
  const { database, clock, log } = platform
  let after: string | undefined
  do {
    const batch = await database
      .select({ store: stores, standing: storeStanding })
      .from(storeStanding)
      .innerJoin(stores, eq(stores.id, storeStanding.storeId))
      .where(and(isOfRecord, after === undefined ? undefined : gt(storeStanding.storeId, after)))
      .orderBy(asc(storeStanding.storeId))
      .limit(batchSize)
    const records = await readTrustRecords(database, { storeIds: batch.map(({ store }) => store.id), now: clock.now() })
    for (const { store, standing } of batch) {
      const record = records.get(store.id)
      if (!record || nextStep(store, standing, record) === null) continue
      // One store that cannot be changed must not keep the others.
      await review(platform, store.id).catch((error: unknown) =>
        log.error({ err: error, storeId: store.id }, 'review trust'),
      )
    }
    after = batch.length === batchSize ? batch.at(-1)?.store.id : undefined
  } while (after !== undefined)
}

/** The store is locked and looked at again: of two reviews at once, the second finds nothing to do. */
async function review(platform: Platform, storeId: string): Promise<void> {
  await transact(platform, async (tx) => {
    const store = await lockStore(tx, storeId)
    const standing = await lockStanding(tx, storeId)
    const record = await readTrustRecord(tx, storeId, platform.clock.now())
    const step = nextStep(store, standing, record)
    const why = { store, by: 'clock' }
    const { orders, disputes, late, due } = record
    if (step === 'rise') {
      await raiseByRecord(platform, tx, { ...why, reason: t('orders.trust.raised', { orders, disputes, late, due }) })
    } else if (step !== null) {
      const reason = step === 'held' ? t('orders.trust.held') : t('orders.trust.worse', { orders, disputes, late, due })
      await endTrust(platform, tx, { ...why, reason })
    }
  })
}

/** What becomes of a store's level: it rises, falls for its record, or falls because the shop holds the store back. Null: nothing. */
function nextStep(store: Store, standing: StandingFields, record: TrustRecord): 'rise' | 'worse' | 'held' | null {
  const isFree = findObstacle(store, standing) === null
  if (isTrustedByRecord(standing)) {
    if (!isFree) return 'held'
    return isTrusted(record) ? null : 'worse'
  }
  return isFree && isTrusted(record) ? 'rise' : null
}
