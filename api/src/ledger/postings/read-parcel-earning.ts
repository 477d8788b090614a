import type { Money } from '@makola/contract/http/fields.ts'
import type { ParcelEarning } from '@makola/contract/ledger/earnings.ts'
import { addMinor } from '@makola/money/money.ts'
import { reserveOf } from '@makola/money/reserve.ts'
import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Queryable } from '../../platform/database/database.ts'
import { saleHolds, saleReleases } from '../tables.ts'

type Row = { kind: string; net: string; commission: string }

/** A store's earnings with a parcel, in its currency, summed from the books; null until the sale is posted. */
export async function readParcelEarning(
  db: Queryable,
  { parcelId, currency }: { parcelId: string; currency: string },
): Promise<ParcelEarning | null> {
  const [release] = await db.select().from(saleReleases).where(eq(saleReleases.parcelId, parcelId))
  if (!release) return null
  const { rows } = await db.execute<Row>(sql`
    select kind, coalesce(-sum(minor) filter (where account = 'seller'), 0) as net,
      coalesce(sum(minor) filter (where account = 'commission'), 0) as commission
    from ledger_postings join ledger_entries on posting_id = ledger_postings.id
    where parcel_id = ${parcelId} and currency = ${currency} and account in ('seller', 'commission')
    group by kind`)
  const [hold] = await db
    .select({ cause: saleHolds.cause })
    .from(saleHolds)
    .where(and(eq(saleHolds.parcelId, parcelId), isNull(saleHolds.closedAt)))
    .limit(1)
  const moved = rows.map(({ kind, net, commission }) => ({ kind, net: Number(net), commission: Number(commission) }))
  const isCash = (kind: string) => kind === 'cash' || kind === 'cash-returned'
  const money = (...parts: number[]) => ({ amount: addMinor(...parts), currency })
  const gross = (isMeant: (kind: string) => boolean) =>
    money(...moved.filter(({ kind }) => isMeant(kind)).map(({ net, commission }) => net - commission))
  return {
    sold: gross((kind) => kind === 'sale'),
    refunded: gross((kind) => kind !== 'sale' && !isCash(kind)),
    cash: gross(isCash),
    commission: money(...moved.map(({ commission }) => commission)),
    net: money(...moved.map(({ net }) => net)),
    availableAt: release.availableAt.toISOString(),
    isHeld: hold !== undefined,
    reserve: presentReserve(release, money(...moved.map(({ net }) => net))),
  }
}

function presentReserve(
  { reserveBasisPoints, reserveUntil }: typeof saleReleases.$inferSelect,
  { amount: netMinor, currency }: Money,
): ParcelEarning['reserve'] {
  const amount = reserveOf(netMinor, reserveBasisPoints)
  return reserveUntil && amount > 0 ? { amount: { amount, currency }, until: reserveUntil.toISOString() } : null
}
