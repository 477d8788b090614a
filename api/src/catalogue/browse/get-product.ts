import type { Product } from '@makola/contract/catalogue/catalogue.ts'
import { id } from '@makola/contract/http/fields.ts'
import { sql } from 'drizzle-orm'
import type { Config } from '../../platform/config.ts'
import type { Queryable } from '../../platform/database/database.ts'
import { queryPrepared } from '../../platform/database/query-prepared.ts'
import type { Caller } from '../../platform/http/caller.ts'
import { notFound } from '../../platform/problem.ts'
import { restOnRate } from '../../rates/answer-tags.ts'
import { requirePermission } from '../../stores/require-permission.ts'
import { restOnStock } from '../answer-tags.ts'
import { chosenRate, isSoldHere } from '../search/chosen-rate.ts'
import { type PageRow, presentProduct } from './present-product.ts'
import { cardColumns, cardJoins } from './product-cards.ts'

type Wanted = { idOrSlug: string; rate?: string | undefined; caller: Caller }

/**
 * One product, priced in the currency of a rate. Drafts, archived products and those of a closed store are visible to the store's
 * members only; a deleted one to nobody. One that may not be sold in the rate's country is shown, and cannot be bought.
 * @throws Problem `not-found` (404).
 */
export async function getProduct(
  db: Queryable,
  { idOrSlug, rate, caller }: Wanted,
  { baseCurrency, mediaUrl }: Pick<Config, 'baseCurrency' | 'mediaUrl'>,
): Promise<Product> {
  const matchesIdOrSlug = id.safeParse(idOrSlug).success
    ? sql`products.id = ${idOrSlug}`
    : sql`products.slug = ${idOrSlug.toLowerCase()}`
  const [row] = await queryPrepared<PageRow>(
    db,
    'get-product',
    sql`
    with ${chosenRate(baseCurrency, rate)}
    select ${cardColumns}, ${pageColumns} from products ${cardJoins} where ${matchesIdOrSlug} and products.deleted_at is null`,
  )
  if (!row) throw notFound('product')
  restOnRate(rate)
  restOnStock(row.id)
  const isPublic = row.status === 'active' && row.storeStatus !== 'closed'
  if (!isPublic) await requireSomeoneOfStore(db, caller, row.storeId)
  return presentProduct(row, mediaUrl)
}

const pageColumns = sql`
  ${isSoldHere(sql`products.id`)} as "isSoldHere",
  products.description, products.brand, products.tags, products.status, products.options, products.version,
  products.weight_grams as "weightGrams", products.about, products.updated_at as "updatedAt",
  products.min_price_minor::float8 as "minPriceMinor", case when own.rate is null then chosen.effective_at else own.updated_at end as "rateEffectiveAt",
  (select json_agg(json_build_object(
      'id', variants.id, 'sku', sku, 'title', title, 'options', variants.options, 'unitStoreMinor', price_minor,
      'compareAtMinor', compare_at_minor, 'pinnedMinor', amount_minor, 'pictureId', picture_id,
      'available', case when products.status = 'active' and stores.status = 'open' and ${isSoldHere(sql`products.id`)}
        then on_hand - held else 0 end
    ) order by position)
    from variants
    left join pinned_prices on pinned_prices.variant_id = variants.id and pinned_prices.currency = chosen.currency
    where variants.product_id = products.id and removed_at is null) as variants,
  (select coalesce(json_agg(to_jsonb(shown) order by position), '[]')
    from product_pictures join pictures as shown on shown.id = picture_id
    where product_pictures.product_id = products.id) as pictures`

async function requireSomeoneOfStore(db: Queryable, caller: Caller, storeId: string): Promise<void> {
  if (caller.kind === 'visitor') throw notFound('product')
  await requirePermission(db, caller, storeId, 'products.read', 'product')
}
