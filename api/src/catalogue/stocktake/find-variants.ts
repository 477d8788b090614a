import type { StockVariant } from '@makola/contract/catalogue/stock.ts'
import { type SQL, sql } from 'drizzle-orm'
import { type PictureRow, presentPicture } from '../../media/pictures/present-picture.ts'
import type { Queryable } from '../../platform/database/database.ts'
import type { Caller } from '../../platform/http/caller.ts'
import { findOwnStore } from '../../stores/require-permission.ts'

type Row = Omit<StockVariant, 'picture'> & { picture: PictureRow | null }
type Found = { data: StockVariant[]; meta: { isExact: boolean; now: string } }

const most = 10

/**
 * Finds a store's variants by a barcode or SKU, as a scanner types it; without such a one by words of their names.
 * @throws Problem as `findOwnStore`.
 */
export async function findVariants(
  db: Queryable,
  caller: Caller,
  { store: idOrSlug, q }: { store: string; q: string },
  mediaUrl: string,
): Promise<Found> {
  const store = await findOwnStore(db, caller, idOrSlug, 'products.read')
  const now = await readNow(db)
  const code = q.trim()
  const exact = await readVariants(db, store.id, sql`(barcode = ${code} or lower(sku) = lower(${code}))`, mediaUrl)
  if (exact.length > 0) return { data: exact, meta: { isExact: true, now } }
  const words = code.split(/\s+/).map((word) => `%${word.replaceAll(/[\\%_]/g, '\\$&')}%`)
  const isMeant = words.map(
    (word) =>
      sql`(fold(products.name) like fold(${word}) or lower(sku) like lower(${word}) or fold(title) like fold(${word}))`,
  )
  const named = await readVariants(db, store.id, sql.join(isMeant, sql` and `), mediaUrl)
  return { data: named, meta: { isExact: false, now } }
}

/** The database's clock, which movements of stock are noted by. */
async function readNow(db: Queryable): Promise<string> {
  const { rows } = await db.execute<{ now: string }>(sql`select clock_timestamp() as now`)
  return new Date(rows[0]?.now ?? '').toISOString()
}

async function readVariants(db: Queryable, storeId: string, isMeant: SQL, mediaUrl: string): Promise<StockVariant[]> {
  const { rows } = await db.execute<Row>(sql`
    select variants.id, products.id as "productId", products.name as "productName", title, sku, barcode, on_hand as "onHand",
      (select to_jsonb(pictures) from pictures where pictures.id = coalesce(variants.picture_id,
        (select picture_id from product_pictures where product_id = products.id order by position limit 1))) as picture
    from variants join products on products.id = product_id
    where variants.store_id = ${storeId} and removed_at is null and deleted_at is null and ${isMeant}
    order by products.name, products.id, variants.position limit ${most}`)
  return rows.map(({ picture, ...row }) => ({ ...row, picture: picture && presentPicture(picture, mediaUrl) }))
}
