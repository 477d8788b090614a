import { sql } from 'drizzle-orm'
import type { Caller } from '../../platform/http/caller.ts'
import { cutPage, readCursor } from '../../platform/http/cursor.ts'
import type { Platform } from '../../platform/platform.ts'
import { findOwnStore } from '../../stores/require-permission.ts'
import { refundedUnsent } from '../refunds/refunded-parcels.ts'
import { isInState, matchParcels, type ParcelFilter, startAfter } from './match-parcels.ts'

type Asked = ParcelFilter & { store: string; cursor?: string | undefined }
type Row = { id: string; number: string; placedAt: string; buyerName: string; isPickup: boolean }
type Named = Omit<Row, 'placedAt'>

const idsAtOnce = 1000

/**
 * The parcels that `listParcels` finds under the same filters, in its order, by id, number, buyer and whether it is picked up.
 * @throws Problem as `findOwnStore`; `validation-failed` (422) for a cursor of another list.
 */
export async function listParcelIds(
  { database }: Pick<Platform, 'database'>,
  caller: Caller,
  { cursor, ...asked }: Asked,
): Promise<{ data: Named[]; meta: { next: string | null } }> {
  const store = await findOwnStore(database, caller, asked.store, 'orders.read')
  const question = { list: 'parcel-ids', ...asked, store: store.id }
  const after = readCursor(question, cursor)
  const { rows } = await database.execute<Row>(sql`
    with refunded as materialized (${refundedUnsent(store.id)})
    select parcels.id, parcels.number, parcels.placed_at as "placedAt", orders.address ->> 'name' as "buyerName",
      is_pickup as "isPickup"
    from parcels join orders on orders.id = parcels.order_id
    where ${sql.join(matchParcels(asked, store), sql` and `)}
      ${asked.state === undefined ? sql`` : isInState(asked.state)} ${after ? startAfter(after) : sql``}
    order by parcels.placed_at desc nulls last, parcels.id desc nulls last limit ${idsAtOnce + 1}`)
  const { page, next } = cutPage(rows, idsAtOnce, question, ({ placedAt, id }) => ({ key: placedAt, id }))
  return { data: page.map(({ placedAt: _, ...named }) => named), meta: { next } }
}
