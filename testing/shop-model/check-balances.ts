import type { StoreBalance } from '@makola/contract/ledger/ledger.ts'
import { addMinor } from '@makola/money/money.ts'
import { reserveOf } from '@makola/money/reserve.ts'
import { sql } from 'drizzle-orm'
import { expect } from 'vitest'
import { readBalances } from '../../api/src/ledger/postings/read-balances.ts'
import type { World } from './world.ts'

type Part = {
  storeId: string
  /** The sum of a parcel's postings, or of those about none. */
  minor: number
  availableAt: string | null
  reserveBasisPoints: number
  reserveUntil: string | null
  isHeld: boolean
  /** The store's part of refunds that it is to pay back in cash, or that the shop paid for it: that waits for nothing. */
  owedMinor: number
}

export type Sums = Record<'pending' | 'reserved' | 'available', number>

/** Checks what the shop says that it owes each store: posting by posting, at the shop's own time. */
export async function checkBalances({ shop, storeIds }: World): Promise<ReadonlyMap<string, Sums>> {
  const now = shop.clock.now()
  const of = sql`id = any(${sql.param(storeIds)}::uuid[])`
  const [told, parts] = await shop.database.transaction(
    async (tx) => [await readBalances(tx, { of, now }), await readParts(tx, storeIds)] as const,
    { isolationLevel: 'repeatable read' },
  )
  const counted = new Map(storeIds.map((id) => [id, sumOf(parts, id, now.getTime())]))
  for (const [storeId, sums] of counted) expect(amountsOf(told.get(storeId)), 'owed to a store').toEqual(sums)
  return counted
}

async function readParts(db: Parameters<typeof readBalances>[0], storeIds: readonly string[]): Promise<Part[]> {
  const { rows } = await db.execute<Part & { minor: string | number }>(sql`
    select entry.store_id as "storeId", -sum(entry.minor) as minor, available_at as "availableAt",
      coalesce(reserve_basis_points, 0) as "reserveBasisPoints", reserve_until as "reserveUntil",
      exists (select from sale_holds where sale_holds.parcel_id = posting.parcel_id and closed_at is null) as "isHeld",
      (select coalesce(sum(store_minor), 0)::float8 from parcel_refunds join refunds on refunds.id = refund_id
        where parcel_refunds.parcel_id = posting.parcel_id and state <> 'failed'
          and provider_refund_id = 'owed-' || refunds.id) as "owedMinor"
    from ledger_entries as entry join ledger_postings as posting on posting.id = posting_id
    left join sale_releases on sale_releases.parcel_id = posting.parcel_id
    where account = 'seller' and entry.store_id = any(${sql.param(storeIds)}::uuid[])
    group by entry.store_id, posting.parcel_id, sale_releases.parcel_id`)
  return rows.map((row) => ({ ...row, minor: Number(row.minor) }))
}

function sumOf(parts: readonly Part[], storeId: string, now: number): Sums {
  const sums = { pending: 0, reserved: 0, available: 0 }
  const isLater = (at: string | null) => at !== null && new Date(at).getTime() > now
  for (const part of parts.filter((one) => one.storeId === storeId)) {
    const isPending = isLater(part.availableAt) || part.isHeld
    const hasReserve = !isPending && isLater(part.reserveUntil)
    const reserved = hasReserve ? reserveOf(part.minor, part.reserveBasisPoints) : 0
    const waits = part.minor < 0 ? addMinor(part.minor, part.owedMinor) : part.minor
    const pending = isPending ? waits : reserved
    sums.pending = addMinor(sums.pending, pending)
    sums.reserved = addMinor(sums.reserved, reserved)
    sums.available = addMinor(sums.available, part.minor, -pending)
  }
  return sums
}

function amountsOf(balance: StoreBalance | undefined): Sums | undefined {
  if (!balance) return undefined
  const { pending, reserved, available } = balance
  return { pending: pending.amount, reserved: reserved.amount, available: available.amount }
}
