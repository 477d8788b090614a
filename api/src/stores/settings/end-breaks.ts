import { dateIn } from '@makola/countries/date-in.ts'
import { and, asc, eq, gt, isNull, lte, sql } from 'drizzle-orm'
import { emit } from '../../platform/messaging/events.ts'
import { type Platform, transact } from '../../platform/platform.ts'
import { recordAudit } from '../../shop/record-audit.ts'
import { breakEnded } from '../events.ts'
import { stores } from '../tables.ts'
import { noBreak, zoneOf } from './change-break.ts'

const batchSize = 500
/** A store that the shop has shut, that its strikes pause, or that is not approved, keeps its break until it comes back. */
const isOnBreak = and(
  eq(stores.status, 'paused'),
  isNull(stores.suspensionReason),
  sql`not exists (select from store_standing where store_id = ${stores.id} and restriction is not null)`,
)

/** Opens each store whose break has come to its day, in the store's time zone. */
export async function endBreaks(platform: Platform): Promise<void> {
  const { database, clock, log } = platform
  const now = clock.now()
  // The zone in which each day begins first.
  const newestDay = dateIn('Pacific/Kiritimati', now)
  let after: string | undefined
  do {
    const batch = await database
      .select({ id: stores.id, countryCode: stores.countryCode, endsOn: sql<string>`${stores.breakEndsOn}` })
      .from(stores)
      .where(and(isOnBreak, lte(stores.breakEndsOn, newestDay), after === undefined ? undefined : gt(stores.id, after)))
      .orderBy(asc(stores.id))
      .limit(batchSize)
    for (const { id, countryCode, endsOn } of batch) {
      if (endsOn > dateIn(zoneOf({ countryCode }), now)) continue
      // One store that cannot be opened must not keep the others shut.
      await endBreak(platform, id, endsOn).catch((error: unknown) =>
        log.error({ err: error, storeId: id }, 'end break'),
      )
    }
    after = batch.length === batchSize ? batch.at(-1)?.id : undefined
  } while (after !== undefined)
}

/** Opens a store, unless its owners have ended or moved the break meanwhile, or the shop has shut it. */
async function endBreak(platform: Platform, storeId: string, endsOn: string): Promise<void> {
  await transact(platform, async (tx) => {
    const [store] = await tx
      .select()
      .from(stores)
      .where(and(eq(stores.id, storeId), eq(stores.breakEndsOn, endsOn), isOnBreak))
      .for('no key update')
    if (!store) return
    const version = store.version + 1
    await tx
      .update(stores)
      .set({ status: 'open', ...noBreak, version })
      .where(eq(stores.id, storeId))
    emit(tx, breakEnded, { storeId, version, at: platform.clock.now().toISOString() })
    await recordAudit(tx, platform.clock, {
      storeId,
      by: 'break',
      action: 'store.changed',
      subject: store,
      before: { status: store.status, breakEndsOn: store.breakEndsOn, breakNote: store.breakNote },
      after: { status: 'open', ...noBreak },
    })
  })
}
