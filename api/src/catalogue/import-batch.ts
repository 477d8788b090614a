import { isDeepStrictEqual } from 'node:util'
import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Transaction } from '../platform/database.ts'
import { newId } from '../platform/ids.ts'
import type { ProductDraft } from './check-imported.ts'
import { correctStock } from './correct-stock.ts'
import { ensureCategories } from './ensure-categories.ts'
import type { ImportColumns } from './imported-product.ts'
import { insertVariants } from './insert-variants.ts'
import { freeProductSlugs } from './make-slug.ts'
import { refreshProductSummary } from './refresh-product-summary.ts'
import { products, variants } from './tables.ts'

/** What became of a row; a refused one says which column is why. */
export type ImportOutcome = {
  row: number
  name: string
  outcome: 'created' | 'changed' | 'unchanged' | 'refused'
  column: string
  why: string
  /** Pictures that the file has for it: for a person to look at, never fetched. */
  pictureUrls: string[]
}

type ImportShop = { storeId: string; now: Date; asDraft: boolean; actor: string; columns: ImportColumns }
type Draft = ProductDraft & { categoryId: string | null }
type StoredVariant = typeof variants.$inferSelect
type Stored = typeof products.$inferSelect & { variants: StoredVariant[] }

/** Writes a portion of checked products: new ones in a few statements, changed ones each on its own. */
export async function importBatch(tx: Transaction, batch: ProductDraft[], shop: ImportShop): Promise<ImportOutcome[]> {
  const categoryIds = await ensureCategories(
    tx,
    batch.flatMap(({ category }) => (category === null ? [] : [category])),
  )
  const stored = await loadStored(tx, batch, shop.storeId)
  const owners = await loadSkuOwners(tx, batch, shop.storeId)
  const created: Draft[] = []
  const changed: { draft: Draft; old: Stored }[] = []
  const outcomes = batch.map((product): ImportOutcome => {
    const draft = { ...product, categoryId: categoryIds.get(product.category ?? '') ?? null }
    const { row, name, pictureUrls } = draft
    const old = stored.get(draft.importKey)
    const why = whyNot(draft, old, owners, shop.columns)
    const outcome = (what: ImportOutcome['outcome']) => ({ row, name, outcome: what, column: '', why: '', pictureUrls })
    if (why) return { ...outcome('refused'), ...why }
    if (!old) created.push(draft)
    else if (!isSame(draft, old)) changed.push({ draft, old })
    else return outcome('unchanged')
    return outcome(old ? 'changed' : 'created')
  })
  await createProducts(tx, created, shop)
  for (const { draft, old } of changed) await changeProduct(tx, draft, old, shop)
  await refreshProductSummary(
    tx,
    changed.map(({ old }) => old.id),
  )
  return outcomes
}

async function loadStored(tx: Transaction, batch: ProductDraft[], storeId: string): Promise<Map<string, Stored>> {
  const keys = batch.map(({ importKey }) => importKey)
  const rows = await tx
    .select()
    .from(products)
    .where(and(eq(products.storeId, storeId), inArray(products.importKey, keys)))
    .for('no key update')
  const theirVariants = await tx
    .select()
    .from(variants)
    .where(
      inArray(
        variants.productId,
        rows.map(({ id }) => id),
      ),
    )
    .orderBy(variants.position)
  const byProduct = Map.groupBy(theirVariants, ({ productId }) => productId)
  return new Map(rows.map((row) => [row.importKey ?? '', { ...row, variants: byProduct.get(row.id) ?? [] }]))
}

/** Which product has a SKU already, by the key it was imported under; null for one that was typed. */
async function loadSkuOwners(tx: Transaction, batch: ProductDraft[], storeId: string) {
  const skus = batch.flatMap((draft) => draft.variants.map(({ sku }) => sku))
  const rows = await tx
    .select({ sku: variants.sku, importKey: products.importKey })
    .from(variants)
    .innerJoin(products, eq(products.id, variants.productId))
    .where(and(eq(variants.storeId, storeId), sql`${variants.sku} = any(${sql.param(skus)}::text[])`))
  return new Map(rows.map(({ sku, importKey }) => [sku, importKey]))
}

function whyNot(
  draft: Draft,
  old: Stored | undefined,
  owners: Map<string, string | null>,
  { sku, stock }: ImportColumns,
): Pick<ImportOutcome, 'column' | 'why'> | null {
  const taken = draft.variants.find((variant) => owners.has(variant.sku) && owners.get(variant.sku) !== draft.importKey)
  if (taken) return { column: sku, why: `Another product of this store has the SKU ${taken.sku}.` }
  const wanted = new Map(draft.variants.map((variant) => [variant.sku, variant]))
  const lost = old?.variants.find((variant) => !wanted.has(variant.sku))
  if (lost) return { column: sku, why: `The shop has the variant ${lost.sku}, which is not in the file.` }
  const short = old?.variants.find((variant) => (wanted.get(variant.sku)?.stock ?? 0) < variant.held)
  if (short) return { column: stock, why: `${short.held} units of ${short.sku} are held for orders.` }
  return null
}

/** Whether the shop has the product just as the file says. */
function isSame(draft: Draft, old: Stored): boolean {
  const said = { ...contentOf(draft), status: draft.status ?? old.status }
  const sold = draft.variants.map(variantContentOf)
  const stored = old.variants.map((variant) => variantContentOf({ ...variant, stock: variant.onHand }))
  return isDeepStrictEqual([said, sold], [{ ...contentOf(old), status: old.status }, stored])
}

type Content = Pick<Draft, 'name' | 'description' | 'categoryId' | 'brand' | 'tags' | 'weightGrams' | 'options'>

function contentOf({ name, description, categoryId, brand, tags, weightGrams, options }: Content): Content {
  return { name, description, categoryId, brand, tags, weightGrams, options }
}

type VariantContent = Pick<
  Draft['variants'][number],
  'sku' | 'title' | 'options' | 'priceMinor' | 'compareAtMinor' | 'stock'
>

function variantContentOf({ sku, title, options, priceMinor, compareAtMinor, stock }: VariantContent): VariantContent {
  return { sku, title, options, priceMinor, compareAtMinor, stock }
}

async function createProducts(tx: Transaction, drafts: Draft[], shop: ImportShop): Promise<void> {
  if (drafts.length === 0) return
  const slugs = await freeProductSlugs(
    tx,
    drafts.map(({ slug }) => slug),
  )
  const rows = drafts.map((draft, index) => ({ draft, id: newId(), slug: slugs[index] ?? '' }))
  await tx.insert(products).values(
    rows.map(({ draft, id, slug }) => ({
      ...contentOf(draft),
      id,
      slug,
      storeId: shop.storeId,
      importKey: draft.importKey,
      status: shop.asDraft ? ('draft' as const) : (draft.status ?? 'active'),
      minPriceMinor: Math.min(...draft.variants.map(({ priceMinor }) => priceMinor)),
      maxPriceMinor: Math.max(...draft.variants.map(({ priceMinor }) => priceMinor)),
      createdAt: shop.now,
      updatedAt: shop.now,
    })),
  )
  const owner = { storeId: shop.storeId }
  const newVariants = rows.flatMap(({ draft, id }) =>
    draft.variants.map((variant, position) => ({ ...variant, ...owner, productId: id, position })),
  )
  await insertVariants(tx, newVariants, shop.actor)
}

async function changeProduct(tx: Transaction, draft: Draft, old: Stored, shop: ImportShop): Promise<void> {
  await tx
    .update(products)
    .set({
      ...contentOf(draft),
      status: draft.status ?? old.status,
      version: sql`${products.version} + 1`,
      updatedAt: shop.now,
    })
    .where(eq(products.id, old.id))
  for (const [position, variant] of draft.variants.entries()) {
    const before = old.variants.find(({ sku }) => sku === variant.sku)
    if (!before) {
      await insertVariants(tx, [{ ...variant, productId: old.id, storeId: shop.storeId, position }], shop.actor)
      continue
    }
    const { title, options, priceMinor, compareAtMinor } = variant
    await tx
      .update(variants)
      .set({ title, options, priceMinor, compareAtMinor, position })
      .where(eq(variants.id, before.id))
    await correctStock(tx, { variantId: before.id, onHand: variant.stock, actor: shop.actor })
  }
}
