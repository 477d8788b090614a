import type { InventoryItem, InventoryVariant } from '@makola/contract/catalogue/inventory.ts'
import { id } from '@makola/contract/http/fields.ts'
import { countryName } from '@makola/countries/names.ts'
import { type SQL, sql } from 'drizzle-orm'
import { type PictureRow, presentPicture } from '../../media/pictures/present-picture.ts'
import type { Queryable } from '../../platform/database/database.ts'
import type { Caller } from '../../platform/http/caller.ts'
import { notFound } from '../../platform/problem.ts'
import { requirePermission } from '../../stores/require-permission.ts'
import { stockLevelOf } from '../stock/stock-level.ts'
import type { ProductOption } from '../tables.ts'

/**
 * A product as its store edits it: typed values, stock and holds.
 * @throws Problem `not-found` (404).
 */
export async function getInventoryItem(
  db: Queryable,
  caller: Caller,
  idOrSlug: string,
  mediaUrl: string,
): Promise<InventoryItem> {
  const matchesIdOrSlug = id.safeParse(idOrSlug).success
    ? sql`products.id = ${idOrSlug}`
    : sql`products.slug = ${idOrSlug}`
  const item = await readInventoryItem(db, matchesIdOrSlug, mediaUrl)
  if (!item) throw notFound('product')
  await requirePermission(db, caller, item.store.id, 'products.read', 'product')
  return item
}

type VariantRow = Pick<
  InventoryVariant,
  'id' | 'sku' | 'title' | 'options' | 'onHand' | 'held' | 'lowStockThreshold' | 'barcode' | 'pictureId'
> & { priceMinor: number; compareAtMinor: number | null; pinned: InventoryVariant['pinnedPrices'] }

type Row = Omit<InventoryItem, 'options' | 'variants' | 'pictures'> & {
  options: ProductOption[]
  variants: VariantRow[]
  pictures: PictureRow[]
}

/** As `getInventoryItem`, for callers that have checked access. */
export async function readInventoryItem(
  db: Queryable,
  matchesIdOrSlug: SQL,
  mediaUrl: string,
): Promise<InventoryItem | undefined> {
  const { rows } = await db.execute<Row>(sql`
    select products.id, products.slug, products.name, description, brand, tags, coalesce(blocked_from, products.status) as status,
      blocked_from is not null as "isBlocked", featured, options,
      array(select country_code from product_blocks where product_id = products.id order by 1) as "blockedCountries",
      weight_grams as "weightGrams", about, products.version, products.created_at as "createdAt", products.updated_at as "updatedAt",
      json_build_object('id', stores.id, 'slug', stores.slug, 'name', stores.name, 'currency', stores.currency) as store,
      case when categories.id is not null then
        json_build_object('id', categories.id, 'slug', categories.slug, 'name', categories.name) end as category,
      (select json_agg(json_build_object(
          'id', variants.id, 'sku', sku, 'title', title, 'options', variants.options, 'priceMinor', price_minor,
          'compareAtMinor', compare_at_minor, 'onHand', on_hand, 'held', held,
          'lowStockThreshold', low_stock_threshold, 'barcode', barcode, 'pictureId', picture_id,
          'pinned', (select coalesce(json_agg(json_build_object('amount', amount_minor, 'currency', currency)
              order by currency), '[]') from pinned_prices where variant_id = variants.id)
        ) order by position)
        from variants where product_id = products.id and removed_at is null) as variants,
      (select coalesce(json_agg(to_jsonb(pictures) order by position), '[]')
        from product_pictures join pictures on pictures.id = picture_id where product_id = products.id) as pictures
    from products
    join stores on stores.id = products.store_id
    left join categories on categories.id = category_id
    where ${matchesIdOrSlug} and deleted_at is null`)
  const [row] = rows
  return row && presentItem(row, mediaUrl)
}

function presentItem(row: Row, mediaUrl: string): InventoryItem {
  return {
    ...row,
    blockedCountries: row.blockedCountries.map(countryName),
    createdAt: new Date(row.createdAt).toISOString(),
    updatedAt: new Date(row.updatedAt).toISOString(),
    pictures: row.pictures.map((picture) => presentPicture(picture, mediaUrl)),
    variants: row.variants.map(({ priceMinor, compareAtMinor, pinned, ...variant }) => {
      const available = variant.onHand - variant.held
      return {
        ...variant,
        price: { amount: priceMinor, currency: row.store.currency },
        compareAt: compareAtMinor === null ? null : { amount: compareAtMinor, currency: row.store.currency },
        pinnedPrices: pinned,
        available,
        stockLevel: stockLevelOf(available, variant.lowStockThreshold),
      }
    }),
  }
}
