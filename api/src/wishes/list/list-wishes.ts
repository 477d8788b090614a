import type { Wish, WishState } from '@makola/contract/wishes/wishes.ts'
import { and, desc, eq, isNull, sql } from 'drizzle-orm'
import type { PricedVariant } from '../../catalogue/browse/load-priced-variants.ts'
import { products, variants } from '../../catalogue/tables.ts'
import type { Config } from '../../platform/config.ts'
import type { Queryable } from '../../platform/database/database.ts'
import { type Given, prepareOnce } from '../../platform/database/prepare-once.ts'
import { stores } from '../../stores/tables.ts'
import { wishes } from '../tables.ts'
import { priceWishes } from './price-wishes.ts'

/** Lists the wishes of a browser or an account at live prices, newest first, those included that cannot be bought any more. */
export async function listWishes(
  db: Queryable,
  { owner, rateId }: { owner: string | null; rateId: string | undefined },
  config: Pick<Config, 'baseCurrency' | 'mediaUrl'>,
): Promise<Wish[]> {
  const rows = owner === null ? [] : await selectWishes(db, { owner })
  const wished = rows.map((row) => ({ productId: row.wish.productId, variantId: row.variantId }))
  const priced = await priceWishes(db, { wished, rateId }, config)
  return rows.flatMap((row): Wish[] => {
    const card = priced.cards.get(row.wish.productId)
    const chosen = row.variantId === null ? undefined : priced.variants.get(row.variantId)
    if (!card) return []
    const price = chosen ? moneyOf(chosen, priced.currency) : card.price
    const available = chosen ? chosen.available : card.available
    const state = stateOf(row, { available, isPriced: price !== null, isSoldHere: !priced.blocked.has(card.id) })
    return [
      {
        ...{ productId: card.id, slug: card.slug, name: card.name, store: card.store },
        picture: state === 'taken-down' ? null : (chosen?.picture ?? card.picture),
        variant: chosen ? { id: chosen.variantId, title: chosen.variantTitle } : null,
        buyVariantId: row.variantId ?? row.onlyVariantId,
        ...{ price, hasPriceRange: !chosen && card.hasPriceRange },
        priceBefore: fellFrom(row.wish, price),
        ...{ available, state, addedAt: row.wish.addedAt.toISOString() },
      },
    ]
  })
}

/** With what the state is made of, the chosen variant unless it was removed, and the product's only one. */
const selectWishes = prepareOnce((db, { owner }: Given<{ owner: string }>) =>
  db
    .select({
      wish: wishes,
      status: products.status,
      isBlocked: sql<boolean>`${products.blockedFrom} is not null`,
      storeStatus: stores.status,
      variantId: variants.id,
      onlyVariantId: sql<string | null>`(
        select min(own.id::text) from variants own where own.product_id = ${products.id} and own.removed_at is null
        having count(*) = 1)`,
    })
    .from(wishes)
    .innerJoin(products, eq(products.id, wishes.productId))
    .innerJoin(stores, eq(stores.id, products.storeId))
    .leftJoin(variants, and(eq(variants.id, wishes.variantId), isNull(variants.removedAt)))
    .where(eq(wishes.owner, owner))
    .orderBy(desc(wishes.addedAt), desc(wishes.id)),
)

type Row = Awaited<ReturnType<typeof selectWishes>>[number]

type Offer = { available: number; isPriced: boolean; isSoldHere: boolean }

function stateOf(row: Row, { available, isPriced, isSoldHere }: Offer): WishState {
  if (row.isBlocked) return 'taken-down'
  if (row.status !== 'active') return 'gone'
  if (row.storeStatus === 'closed') return 'store-closed'
  if (!isSoldHere) return 'not-here'
  if (row.storeStatus === 'paused') return 'store-paused'
  if (available === 0) return 'sold-out'
  return isPriced ? 'for-sale' : 'price-unavailable'
}

const moneyOf = ({ unitMinor }: PricedVariant, currency: string | null): Wish['price'] =>
  unitMinor === null || currency === null ? null : { amount: unitMinor, currency }

function fellFrom({ seenMinor, seenCurrency }: Row['wish'], price: Wish['price']): Wish['priceBefore'] {
  if (!price || seenMinor === null || seenCurrency !== price.currency || seenMinor <= price.amount) return null
  return { amount: seenMinor, currency: seenCurrency }
}
