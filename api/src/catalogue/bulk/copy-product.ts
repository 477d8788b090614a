import { say } from '@makola/words/say.ts'
import { and, eq, inArray, isNull } from 'drizzle-orm'
import type { Transaction } from '../../platform/database/database.ts'
import { nameOf } from '../../platform/http/caller.ts'
import { newCode, newId } from '../../platform/ids.ts'
import { refuse } from '../../platform/problem.ts'
import { slugOf } from '../../platform/slug-of.ts'
import type { ChangedBy } from '../editor/change-variant.ts'
import { holdCurrency } from '../editor/hold-currency.ts'
import { insertVariants } from '../editor/insert-variants.ts'
import { type LockedProduct, lockVariants } from '../editor/lock-product.ts'
import { freeProductSlugs } from '../editor/make-slug.ts'
import { recordProductActs } from '../editor/record-product-change.ts'
import { readPictureIds, setProductPictures } from '../editor/set-product-pictures.ts'
import { productBlocks, products, variants } from '../tables.ts'

const t = say('en')

const longestName = 200

/**
 * Adds a copy of a locked product: a draft of its own name, address and SKUs, with its pictures and prices and without stock.
 * @throws Problem `wrong-state` (409) for a product that the shop's staff has taken down, be it in some countries, `duplicate` (409).
 */
export async function copyProduct(tx: Transaction, { id, storeId }: LockedProduct, by: ChangedBy): Promise<void> {
  await holdCurrency(tx, storeId)
  const [original] = await tx.select().from(products).where(eq(products.id, id))
  if (!original) throw new Error(`The product ${id} is gone`)
  // A takedown, its statement and its appeal are about one product; a copy would have none of them.
  const isDown = original.blockedFrom !== null || (await tx.$count(productBlocks, eq(productBlocks.productId, id))) > 0
  if (isDown) throw refuse('catalogue.taken-down-uncopied')
  const { description, categoryId, brand, tags, options, weightGrams, about, minPriceMinor, maxPriceMinor } = original
  const name = nameCopy(original.name)
  const [slug = ''] = await freeProductSlugs(tx, [slugOf(name, 'product')])
  const now = by.clock.now()
  const copy = { id: newId(), storeId, name }
  await tx.insert(products).values({
    ...copy,
    slug,
    description,
    categoryId,
    brand,
    tags,
    options,
    weightGrams,
    about,
    minPriceMinor,
    maxPriceMinor,
    status: 'draft',
    createdAt: now,
    updatedAt: now,
  })
  await setProductPictures(tx, copy, await readPictureIds(tx, id))
  await copyVariants(tx, { id, copyId: copy.id, storeId }, nameOf(by.caller))
  await recordProductActs(tx, by.clock, [{ product: copy, by: by.caller, act: 'created', after: { status: 'draft' } }])
}

/** A long name is cut, so that its end says that it is a copy. */
function nameCopy(name: string): string {
  const letters = [...name]
  const tooMany = [...t('catalogue.bulk.copy-name', { name })].length - longestName
  return t('catalogue.bulk.copy-name', { name: tooMany > 0 ? letters.slice(0, -tooMany).join('').trim() : name })
}

type Copied = { id: string; copyId: string; storeId: string }

async function copyVariants(tx: Transaction, { id, copyId, storeId }: Copied, actor: string): Promise<void> {
  const originals = await lockVariants(tx, id)
  const skus = await freeSkus(
    tx,
    storeId,
    originals.map(({ sku }) => sku),
  )
  const drafts = originals.map(
    ({ title, options, priceMinor, compareAtMinor, lowStockThreshold, pinned, pictureId }, position) => ({
      title,
      options,
      priceMinor,
      compareAtMinor,
      lowStockThreshold,
      pinned,
      pictureId,
      sku: skus[position] ?? '',
      productId: copyId,
      storeId,
      position,
      stock: 0,
      // A barcode is of the goods, and these are others.
      barcode: null,
    }),
  )
  await insertVariants(tx, drafts, actor)
}

/** SKUs for copies: `MUG-COPY`, or `MUG-COPY-K7M2QX` where that is taken. They have at most 60 characters. */
async function freeSkus(tx: Transaction, storeId: string, skus: string[]): Promise<string[]> {
  const wished = skus.map((sku) => `${[...sku].slice(0, 48).join('')}-COPY`)
  const rows = await tx
    .select({ sku: variants.sku })
    .from(variants)
    .where(and(eq(variants.storeId, storeId), inArray(variants.sku, wished), isNull(variants.removedAt)))
  const taken = new Set(rows.map(({ sku }) => sku))
  return wished.map((wish) => {
    const sku = taken.has(wish) ? `${wish}-${newCode(6)}` : wish
    taken.add(sku)
    return sku
  })
}
