import { sql } from 'drizzle-orm'
import type { Transaction } from '../platform/database.ts'
import { newId } from '../platform/ids.ts'
import type { ProductDraft } from './check-imported.ts'
import type { ImportColumns } from './imported-product.ts'
import type { ImportedProduct } from './load-imported.ts'
import { freeProductSlugs } from './make-slug.ts'

/** Where an import goes, and how. */
export type ImportShop = { storeId: string; now: Date; asDraft: boolean; actor: string; columns: ImportColumns }

export type PlacedDraft = ProductDraft & { categoryId: string | null }

type Placed = { draft: PlacedDraft; old: ImportedProduct | undefined; id: string; slug: string }

/** Adds products, or brings those that exist (and are locked) to what their drafts say; stock with its movements. */
export async function storeImported(
  tx: Transaction,
  drafts: PlacedDraft[],
  existing: Map<string, ImportedProduct>,
  shop: ImportShop,
): Promise<void> {
  if (drafts.length === 0) return
  const placed = await placeDrafts(tx, drafts, existing)
  await storeProducts(tx, placed, shop)
  await storeVariants(tx, placed, shop)
}

async function placeDrafts(
  tx: Transaction,
  drafts: PlacedDraft[],
  existing: Map<string, ImportedProduct>,
): Promise<Placed[]> {
  const isNew = (draft: PlacedDraft) => !existing.has(draft.importKey)
  const newOnes = drafts.filter(isNew)
  const slugs = await freeProductSlugs(
    tx,
    newOnes.map(({ slug }) => slug),
  )
  const slugOf = new Map(newOnes.map((draft, index) => [draft, slugs[index] ?? draft.slug]))
  return drafts.map((draft) => {
    const old = existing.get(draft.importKey)
    return { draft, old, id: old?.id ?? newId(), slug: old?.slug ?? slugOf.get(draft) ?? draft.slug }
  })
}

// Thousands of rows travel as one JSON parameter: the query builder would spend more time on them than the database.

async function storeProducts(tx: Transaction, placed: Placed[], shop: ImportShop): Promise<void> {
  const rows = placed.map(({ draft, old, id, slug }) => {
    const prices = draft.variants.map(({ priceMinor }) => priceMinor)
    const firstStatus = shop.asDraft ? 'draft' : (draft.status ?? 'active')
    return {
      ...draft,
      id,
      slug,
      status: old ? (draft.status ?? old.status) : firstStatus,
      lowest: Math.min(...prices),
      highest: Math.max(...prices),
    }
  })
  await tx.execute(sql`
    insert into products (id, slug, store_id, import_key, name, description, category_id, brand, tags, weight_grams,
      options, status, min_price_minor, max_price_minor, created_at, updated_at)
    select id, slug, ${shop.storeId}, "importKey", name, description, "categoryId", brand, tags, "weightGrams",
      options, status, lowest, highest, ${shop.now.toISOString()}, ${shop.now.toISOString()}
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as said (
      id uuid, slug text, "importKey" text, name text, description text, "categoryId" uuid, brand text, tags text[],
      "weightGrams" int, options jsonb, status text, lowest bigint, highest bigint)
    on conflict (id) do update set name = excluded.name, description = excluded.description,
      category_id = excluded.category_id, brand = excluded.brand, tags = excluded.tags,
      weight_grams = excluded.weight_grams, options = excluded.options, status = excluded.status,
      min_price_minor = excluded.min_price_minor, max_price_minor = excluded.max_price_minor,
      updated_at = excluded.updated_at, version = products.version + 1`)
}

async function storeVariants(tx: Transaction, placed: Placed[], shop: ImportShop): Promise<void> {
  const rows = placed.flatMap(({ draft, old, id: productId }) =>
    draft.variants.map((variant, position) => {
      const before = old?.variants.find(({ sku }) => sku === variant.sku)
      const kind = before ? 'corrected' : 'initial'
      const moved = variant.stock - (before?.onHand ?? 0)
      return { ...variant, id: before?.id ?? newId(), productId, position, movementId: newId(), kind, moved }
    }),
  )
  await tx.execute(sql`
    with said as materialized (
      select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as said (
        id uuid, "productId" uuid, sku text, title text, options jsonb, "priceMinor" bigint, "compareAtMinor" bigint,
        stock int, position int, "movementId" uuid, kind text, moved int)),
    stored as (
      insert into variants (id, product_id, store_id, sku, title, options, price_minor, compare_at_minor, on_hand, position)
      select id, "productId", ${shop.storeId}, sku, title, options, "priceMinor", "compareAtMinor", stock, position
      from said
      on conflict (id) do update set title = excluded.title, options = excluded.options,
        price_minor = excluded.price_minor, compare_at_minor = excluded.compare_at_minor,
        on_hand = excluded.on_hand, position = excluded.position)
    insert into stock_movements (id, variant_id, kind, quantity, actor)
    select "movementId", id, kind, moved, ${shop.actor} from said where moved <> 0`)
}
