import type { ProductCard } from '@makola/contract/catalogue.ts'
import { loadPricedVariants, type PricedVariant } from '../../catalogue/browse/load-priced-variants.ts'
import { readCards } from '../../catalogue/browse/read-cards.ts'
import type { Config } from '../../platform/config.ts'
import type { Queryable } from '../../platform/database/database.ts'
import { loadRate } from '../../rates/load-rate.ts'

type Wished = { productId: string; variantId: string | null }

/** Products and variants at live prices, by id: one statement each. */
export async function priceWishes(
  db: Queryable,
  { wished, rateId }: { wished: readonly Wished[]; rateId: string | undefined },
  { baseCurrency, mediaUrl }: Pick<Config, 'baseCurrency' | 'mediaUrl'>,
): Promise<{ currency: string | null; cards: Map<string, ProductCard>; variants: Map<string, PricedVariant> }> {
  const rate = await loadRate(db, baseCurrency, rateId)
  const ids = wished.map(({ productId }) => productId)
  const variantIds = wished.flatMap(({ variantId }) => variantId ?? [])
  const cards = await readCards(db, { ids, rate: rate?.id }, { baseCurrency, mediaUrl })
  const variants = await loadPricedVariants(db, { rate, variantIds, mediaUrl })
  return {
    currency: rate?.currency ?? null,
    cards: new Map(cards.map((card) => [card.id, card])),
    variants: new Map(variants.map((variant) => [variant.variantId, variant])),
  }
}
