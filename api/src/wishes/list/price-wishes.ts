import type { ProductCard } from '@makola/contract/catalogue/catalogue.ts'
import { and, eq } from 'drizzle-orm'
import { loadPricedVariants, type PricedVariant } from '../../catalogue/browse/load-priced-variants.ts'
import { readCards } from '../../catalogue/browse/read-cards.ts'
import { productBlocks } from '../../catalogue/tables.ts'
import type { Config } from '../../platform/config.ts'
import type { Queryable } from '../../platform/database/database.ts'
import { type Given, isOneOf, prepareOnce } from '../../platform/database/prepare-once.ts'
import { loadRate } from '../../rates/load-rate.ts'

type Wished = { productId: string; variantId: string | null }

type PricedWishes = {
  currency: string | null
  cards: Map<string, ProductCard>
  variants: Map<string, PricedVariant>
  /** The products that may not be sold in the rate's country. */
  blocked: Set<string>
}

/** Products and variants at live prices, by id: one statement each. */
export async function priceWishes(
  db: Queryable,
  { wished, rateId }: { wished: readonly Wished[]; rateId: string | undefined },
  { baseCurrency, mediaUrl }: Pick<Config, 'baseCurrency' | 'mediaUrl'>,
): Promise<PricedWishes> {
  const rate = await loadRate(db, baseCurrency, rateId)
  const ids = wished.map(({ productId }) => productId)
  const variantIds = wished.flatMap(({ variantId }) => variantId ?? [])
  const cards = await readCards(db, { ids, rate: rate?.id }, { baseCurrency, mediaUrl })
  const variants = await loadPricedVariants(db, { rate, variantIds, mediaUrl })
  const blocked = rate ? await selectBlocked(db, { ids, countryCode: rate.countryCode }) : []
  return {
    currency: rate?.currency ?? null,
    cards: new Map(cards.map((card) => [card.id, card])),
    variants: new Map(variants.map((variant) => [variant.variantId, variant])),
    blocked: new Set(blocked.map(({ productId }) => productId)),
  }
}

const selectBlocked = prepareOnce((db, { ids, countryCode }: Given<{ ids: readonly string[]; countryCode: string }>) =>
  db
    .select({ productId: productBlocks.productId })
    .from(productBlocks)
    .where(and(eq(productBlocks.countryCode, countryCode), isOneOf(productBlocks.productId, ids))),
)
