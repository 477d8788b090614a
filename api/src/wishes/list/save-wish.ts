import { mostWishes } from '@makola/contract/wishes/wishes.ts'
import { and, eq, isNull, ne } from 'drizzle-orm'
import { products, variants } from '../../catalogue/tables.ts'
import type { Transaction } from '../../platform/database/database.ts'
import { newId } from '../../platform/ids.ts'
import { type Platform, transact } from '../../platform/platform.ts'
import { notFound, refuse } from '../../platform/problem.ts'
import { stores } from '../../stores/tables.ts'
import { wishes } from '../tables.ts'
import { lockList } from './lock-list.ts'
import { priceWishes } from './price-wishes.ts'

type Saving = { owner: string; productId: string; variantId: string | null; rateId: string | undefined }

/**
 * Saves a product that visitors can see, with the price that they see. Saving it again changes the variant only.
 * @throws Problem `not-found` (404) for a product or a variant that is not shown, `wrong-state` (409) when the list is full.
 */
export async function saveWish(platform: Platform, { owner, productId, variantId, rateId }: Saving): Promise<void> {
  await transact(platform, async (tx) => {
    await requireShown(tx, { productId, variantId })
    const { cards, variants } = await priceWishes(tx, { wished: [{ productId, variantId }], rateId }, platform.config)
    const card = cards.get(productId)
    const chosen = variantId === null ? undefined : variants.get(variantId)
    const seenMinor = chosen ? chosen.unitMinor : (card?.price?.amount ?? null)
    const seen = { seenMinor, seenCurrency: seenMinor === null ? null : (card?.price?.currency ?? null) }
    await lockList(tx, owner)
    const [saved] = await tx
      .select()
      .from(wishes)
      .where(and(eq(wishes.owner, owner), eq(wishes.productId, productId)))
    if (saved) {
      const isOther = variantId !== null && variantId !== saved.variantId
      if (isOther)
        await tx
          .update(wishes)
          .set({ variantId, ...seen })
          .where(eq(wishes.id, saved.id))
      return
    }
    if ((await tx.$count(wishes, eq(wishes.owner, owner))) >= mostWishes) {
      throw refuse('wishes.full', { most: mostWishes })
    }
    await tx.insert(wishes).values({ id: newId(), owner, productId, variantId, ...seen, addedAt: platform.clock.now() })
  })
}

async function requireShown(
  tx: Transaction,
  { productId, variantId }: Pick<Saving, 'productId' | 'variantId'>,
): Promise<void> {
  const [product] = await tx
    .select({ id: products.id })
    .from(products)
    .innerJoin(stores, and(eq(stores.id, products.storeId), ne(stores.status, 'closed')))
    .where(and(eq(products.id, productId), eq(products.status, 'active')))
  if (!product) throw notFound('product')
  if (variantId === null) return
  const isIts = and(eq(variants.id, variantId), eq(variants.productId, productId), isNull(variants.removedAt))
  if ((await tx.$count(variants, isIts)) === 0) throw notFound('variant')
}
