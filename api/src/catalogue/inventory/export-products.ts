import { sql } from 'drizzle-orm'
import { writeLine } from '../../platform/csv-line.ts'
import type { Queryable } from '../../platform/database/database.ts'
import type { Caller } from '../../platform/http/caller.ts'
import { findOwnStore } from '../../stores/require-permission.ts'
import {
  type TableCells,
  type TableProduct,
  type TableVariant,
  tableColumns,
  takenDown,
  writeProductCells,
  writeVariantCells,
} from './product-table.ts'

type ExportRow = TableProduct & { id: string; slug: string; variants: ExportVariant[]; pictures: string[] }
type ExportVariant = Omit<TableVariant, 'pictureUrl'> & { picture: string | null }

const productsAtOnce = 500

/**
 * All products of a store as a table that imports back without a change, streamed line by line: only one statement's products are
 * in memory.
 * @throws Problem `not-found` (404) for the store.
 */
export async function exportProducts(
  db: Queryable,
  caller: Caller,
  { store: idOrSlug, mediaUrl }: { store: string; mediaUrl: string },
): Promise<{ fileName: string; lines: AsyncIterable<string> }> {
  const store = await findOwnStore(db, caller, idOrSlug, 'products.read')
  return { fileName: `${store.slug}-products.csv`, lines: writeTable(db, store, mediaUrl) }
}

async function* writeTable(
  db: Queryable,
  { id: storeId, currency }: { id: string; currency: string },
  mediaUrl: string,
): AsyncGenerator<string> {
  yield writeLine(tableColumns)
  for (let lastId: string | null = null; ; ) {
    const rows: ExportRow[] = await readProducts(db, storeId, lastId)
    yield rows.flatMap((product) => writeProduct(product, currency, mediaUrl)).join('')
    lastId = rows.at(-1)?.id ?? null
    if (rows.length < productsAtOnce) return
  }
}

async function readProducts(db: Queryable, storeId: string, after: string | null): Promise<ExportRow[]> {
  const { rows } = await db.execute<ExportRow>(sql`
    select products.id, products.slug, products.name, description, brand, tags,
      case when blocked_from is null then status else ${takenDown} end as status, featured, options,
      weight_grams as "weightGrams", about, categories.slug as "categorySlug",
      (select json_agg(json_build_object('sku', sku, 'options', variants.options, 'priceMinor', price_minor,
          'compareAtMinor', compare_at_minor, 'onHand', on_hand, 'lowStockThreshold', low_stock_threshold, 'barcode', barcode,
          'pinned', (select coalesce(json_object_agg(currency, amount_minor), '{}') from pinned_prices
            where variant_id = variants.id),
          'picture', (select name from pictures where id = variants.picture_id)) order by position)
        from variants where product_id = products.id and removed_at is null) as variants,
      array(select pictures.name from product_pictures join pictures on pictures.id = picture_id
        where product_id = products.id order by position) as pictures
    from products left join categories on categories.id = category_id
    where store_id = ${storeId} and deleted_at is null ${after === null ? sql`` : sql`and products.id > ${after}`}
    order by products.id limit ${productsAtOnce}`)
  return rows
}

/** A line for each variant; the first carries the product. */
function writeProduct(product: ExportRow, currency: string, mediaUrl: string): string[] {
  const addressOf = (name: string) => `${mediaUrl}/${name}`
  const first = {
    'Product ID': product.id,
    ...writeProductCells(product),
    Pictures: product.pictures.map(addressOf).join(' '),
  }
  return product.variants.map(({ picture, ...rest }, index) => {
    const variant = { ...rest, pictureUrl: picture === null ? '' : addressOf(picture) }
    const cells: TableCells = {
      ...(index === 0 && first),
      Handle: product.slug,
      ...writeVariantCells(variant, product.options, currency),
    }
    return writeLine(tableColumns.map((column) => cells[column] ?? ''))
  })
}
