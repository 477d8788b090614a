import { sql } from 'drizzle-orm'
import type { Clock } from '../../platform/clock.ts'
import type { Transaction } from '../../platform/database/database.ts'
import { newId } from '../../platform/ids.ts'
import { recordAudits } from '../../shop/record-audit.ts'
import { nameVariant, pricesOf } from '../editor/change-variant.ts'
import { freeProductSlugs } from '../editor/make-slug.ts'
import { emitStockMove } from '../stock/stock-level.ts'
import type { ImportedProduct } from './load-imported.ts'
import type { SettledDraft } from './settle-draft.ts'

/** The owner of the products and the person who imports them. */
export type ImportShop = { storeId: string; currency: string; clock: Clock; actor: string }

type Placed = { draft: SettledDraft; old: ImportedProduct | undefined; id: string; slug: string }

/**
 * Adds products, or updates existing (locked) ones from their drafts; stock with its movements, prices with their entries in the
 * activity log. Returns their ids by the keys of their lines.
 */
export async function storeImported(
  tx: Transaction,
  drafts: SettledDraft[],
  existing: Map<string, ImportedProduct>,
  shop: ImportShop,
): Promise<Map<string, string>> {
  if (drafts.length === 0) return new Map()
  const placed = await placeDrafts(tx, drafts, existing)
  await storeProducts(tx, placed, shop)
  await storeVariants(tx, placed, shop)
  await tellChanges(tx, placed, shop)
  return new Map(placed.map(({ draft, id }) => [draft.importKey, id]))
}

async function placeDrafts(
  tx: Transaction,
  drafts: SettledDraft[],
  existing: Map<string, ImportedProduct>,
): Promise<Placed[]> {
  const isNew = (draft: SettledDraft) => !existing.has(draft.importKey)
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

// Thousands of rows go as one JSON parameter: the query builder would take longer than the database.

async function storeProducts(tx: Transaction, placed: Placed[], shop: ImportShop): Promise<void> {
  const now = shop.clock.now().toISOString()
  const rows = placed.map(({ draft, old, id, slug }) => {
    const prices = draft.variants.map(({ priceMinor }) => priceMinor)
    return {
      ...draft,
      id,
      slug,
      importKey: old ? old.importKey : draft.importKey,
      lowest: Math.min(...prices),
      highest: Math.max(...prices),
    }
  })
  await tx.execute(sql`
    insert into products (id, slug, store_id, import_key, name, description, category_id, brand, tags, weight_grams,
      about, options, status, featured, min_price_minor, max_price_minor, created_at, updated_at)
    select id, slug, ${shop.storeId}, "importKey", name, description, "categoryId", brand, tags, "weightGrams",
      about, options, status, featured, lowest, highest, ${now}, ${now}
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as said (
      id uuid, slug text, "importKey" text, name text, description text, "categoryId" uuid, brand text, tags text[],
      "weightGrams" int, about jsonb, options jsonb, status text, featured bool, lowest bigint, highest bigint)
    on conflict (id) do update set name = excluded.name, description = excluded.description,
      category_id = excluded.category_id, brand = excluded.brand, tags = excluded.tags,
      weight_grams = excluded.weight_grams, about = excluded.about, options = excluded.options,
      status = case when products.blocked_from is null then excluded.status else products.status end,
      blocked_from = case when products.blocked_from is not null then excluded.status end,
      featured = excluded.featured, min_price_minor = excluded.min_price_minor, max_price_minor = excluded.max_price_minor,
      updated_at = excluded.updated_at, version = products.version + 1`)
}

async function storeVariants(tx: Transaction, placed: Placed[], shop: ImportShop): Promise<void> {
  const rows = placed.flatMap(({ draft, old, id: productId }) =>
    draft.variants.map((variant, position) => {
      const before = old?.variants.find(({ sku }) => sku === variant.sku)
      const kind = before ? 'corrected' : 'initial'
      const moved = variant.onHand - (before?.onHand ?? 0)
      return { ...variant, id: before?.id ?? newId(), productId, position, movementId: newId(), kind, moved }
    }),
  )
  await tx.execute(sql`
    with said as materialized (
      select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as said (
        id uuid, "productId" uuid, sku text, title text, options jsonb, "priceMinor" bigint, "compareAtMinor" bigint,
        "onHand" int, "lowStockThreshold" int, barcode text, position int, "pictureId" uuid, "movementId" uuid, kind text,
        moved int)),
    stored as (
      insert into variants (id, product_id, store_id, sku, title, options, price_minor, compare_at_minor, on_hand,
        low_stock_threshold, barcode, position, picture_id)
      select id, "productId", ${shop.storeId}, sku, title, options, "priceMinor", "compareAtMinor", "onHand",
        "lowStockThreshold", barcode, position, "pictureId"
      from said
      on conflict (id) do update set title = excluded.title, options = excluded.options,
        price_minor = excluded.price_minor, compare_at_minor = excluded.compare_at_minor,
        on_hand = excluded.on_hand, low_stock_threshold = excluded.low_stock_threshold, barcode = excluded.barcode,
        position = excluded.position, picture_id = excluded.picture_id)
    insert into stock_movements (id, variant_id, kind, quantity, actor)
    select "movementId", id, kind, moved, ${shop.actor} from said where moved <> 0`)
  await storePins(tx, rows)
}

async function storePins(tx: Transaction, rows: { id: string; pinned: Record<string, number> }[]): Promise<void> {
  const pins = rows.flatMap(({ id, pinned }) =>
    Object.entries(pinned).map(([currency, amountMinor]) => ({ id, currency, amountMinor })),
  )
  await tx.execute(
    sql`delete from pinned_prices where variant_id = any(${sql.param(rows.map(({ id }) => id))}::uuid[])`,
  )
  if (pins.length === 0) return
  await tx.execute(sql`
    insert into pinned_prices (variant_id, currency, amount_minor)
    select id, currency, "amountMinor"
    from jsonb_to_recordset(${JSON.stringify(pins)}::jsonb) as said (id uuid, currency text, "amountMinor" bigint)`)
}

/** Records the changed prices and stocks of existing variants, and reports those that run low. */
async function tellChanges(tx: Transaction, placed: Placed[], { storeId, currency, clock, actor }: ImportShop) {
  const entries = placed.flatMap(({ draft, old, id }) =>
    draft.variants.flatMap((variant) => {
      const before = old?.variants.find(({ sku }) => sku === variant.sku)
      if (!before) return []
      const available = { before: before.onHand - before.held, after: variant.onHand - before.held }
      const { lowStockThreshold } = variant
      emitStockMove(tx, { storeId, productId: id, variantId: before.id, lowStockThreshold, ...available })
      const about = { storeId, by: actor, subject: { id, name: nameVariant(draft, variant.title) } }
      return [
        {
          ...about,
          action: 'price.changed' as const,
          before: pricesOf(before, currency),
          after: pricesOf(variant, currency),
        },
        {
          ...about,
          action: 'stock.changed' as const,
          before: { stock: before.onHand },
          after: { stock: variant.onHand },
        },
      ]
    }),
  )
  await recordAudits(tx, clock, entries)
}
