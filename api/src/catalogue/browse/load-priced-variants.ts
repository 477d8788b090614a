import type { Picture } from '@makola/contract/media/media.ts'
import type { PriceTerms } from '@makola/money/convert.ts'
import { and, eq, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { presentPicture } from '../../media/pictures/present-picture.ts'
import { pictures } from '../../media/tables.ts'
import type { Queryable } from '../../platform/database/database.ts'
import { type Given, isOneOf, prepareOnce } from '../../platform/database/prepare-once.ts'
import type { ActiveRate } from '../../rates/load-rate.ts'
import { atOwnTerms } from '../../rates/store-rates/at-own-terms.ts'
import { dearerUnit, earnedUnit } from '../../rates/store-rates/earned-unit.ts'
import { crossRates, storeRates } from '../../rates/tables.ts'
import { presentBreak } from '../../stores/browse/present-store.ts'
import { salesRoom } from '../../stores/standing/sales-window.ts'
import { stores } from '../../stores/tables.ts'
import { pinnedPrices, productBlocks, productPictures, products, variants } from '../tables.ts'
import { type PriceProblem, priceUnit } from './price-unit.ts'

/** A variant as carts, quotes and orders need it: store, picture, price and stock. */
export type PricedVariant = {
  variantId: string
  productId: string
  productSlug: string
  productName: string
  variantTitle: string
  sku: string
  productStatus: 'draft' | 'active' | 'archived'
  storeId: string
  storeSlug: string
  storeName: string
  storeCountryCode: string
  storeStatus: 'open' | 'paused' | 'closed'
  /** The day on which a break of the store ends, where that is known. */
  storeBreakEndsOn: string | null
  storeCurrency: string
  /** Days for a return that it promises; null: the shop's own. */
  storeReturnDays: number | null
  /** The amount that it may still sell, in its currency: nothing from 0 down; null without a limit, or where nobody asked. */
  storeRoomMinor: number | null
  storeLogo: Picture | null
  picture: Picture | null
  pictureId: string | null
  /** In the store's currency. */
  unitStoreMinor: number
  /** What the store earns of it, in its currency: less where its own terms take something off. */
  unitEarnedMinor: number
  /** The worth of its price where its store's own terms made it dearer than the shop's do; null otherwise. */
  unitDearerMinor: number | null
  /** In the rate's currency; null where there is a price problem. */
  unitMinor: number | null
  /** The conversion behind `unitMinor`; null for a pinned price. */
  terms: PriceTerms | null
  isPinned: boolean
  /** False when the product may not be sold in the rate's country, or in the one it would be sent to. */
  isSoldHere: boolean
  /** Units that can be bought now: 0 unless the variant is on sale here in an open store. */
  available: number
  priceProblem: PriceProblem | null
}

const logos = alias(pictures, 'logos')

type Wanted = {
  rate: ActiveRate | null
  /** The country that they would be sent to, where that is known. */
  countryCode?: string
  variantIds: string[]
  /** Given where it matters how much the stores may still sell. */
  now?: Date
  mediaUrl: string
}

/**
 * Reads variants with their price by a rate, in one statement. An unknown variant is missing in the answer, which has no
 * particular order.
 */
export async function loadPricedVariants(
  db: Queryable,
  { rate, countryCode, variantIds, now, mediaUrl }: Wanted,
): Promise<PricedVariant[]> {
  if (variantIds.length === 0) return []
  const countries = [rate?.countryCode, countryCode].filter((code) => code !== undefined)
  const rows = await selectVariants(db, {
    variantIds,
    countries,
    rateId: rate?.id ?? null,
    currency: rate?.currency ?? null,
    now: now?.toISOString() ?? null,
  })
  return rows.map((row) => presentVariant(row, rate, mediaUrl))
}

type Selected = {
  variantIds: readonly string[]
  countries: readonly string[]
  rateId: string | null
  currency: string | null
  now: string | null
}

const selectVariants = prepareOnce((db, given: Given<Selected>) =>
  db
    .select({
      variant: variants,
      product: { slug: products.slug, name: products.name, status: products.status },
      store: stores,
      roomMinor: sql<
        number | null
      >`case when ${given.now}::timestamptz is not null then ${salesRoom(given.now)} end`.mapWith(Number),
      logo: logos,
      picture: pictures,
      cross: crossRates.rate,
      own: storeRates,
      pinnedMinor: pinnedPrices.amountMinor,
      isBlocked: sql<boolean>`exists (
        select from ${productBlocks} where ${productBlocks.productId} = ${products.id}
          and ${productBlocks.countryCode} = any(${given.countries}::text[]))`,
    })
    .from(variants)
    .innerJoin(products, eq(products.id, variants.productId))
    .innerJoin(stores, eq(stores.id, variants.storeId))
    .leftJoin(logos, eq(logos.id, stores.logoPictureId))
    .leftJoin(productPictures, and(eq(productPictures.productId, products.id), eq(productPictures.position, 0)))
    .leftJoin(pictures, sql`${pictures.id} = coalesce(${variants.pictureId}, ${productPictures.pictureId})`)
    .leftJoin(
      crossRates,
      and(sql`${crossRates.rateId} = ${given.rateId}`, eq(crossRates.fromCurrency, stores.currency)),
    )
    .leftJoin(storeRates, and(sql`${storeRates.rateId} = ${given.rateId}`, eq(storeRates.storeId, stores.id)))
    .leftJoin(
      pinnedPrices,
      and(eq(pinnedPrices.variantId, variants.id), sql`${pinnedPrices.currency} = ${given.currency}`),
    )
    .where(isOneOf(variants.id, given.variantIds)),
)

type Row = Awaited<ReturnType<typeof selectVariants>>[number]

function presentVariant(row: Row, rate: ActiveRate | null, mediaUrl: string): PricedVariant {
  const { variant, product, store } = row
  const isSoldHere = !row.isBlocked
  const isOnSale = isSoldHere && product.status === 'active' && store.status === 'open' && variant.removedAt === null
  const price = priceUnit(
    {
      unitStoreMinor: variant.priceMinor,
      storeCurrency: store.currency,
      pinnedMinor: row.pinnedMinor,
      cross: row.cross && (row.own?.rate ?? row.cross),
    },
    rate && atOwnTerms(rate, row.own),
  )
  const earnedMinor = valueBy(earnedUnit, row, price.unitMinor, rate)
  return {
    variantId: variant.id,
    productId: variant.productId,
    productSlug: product.slug,
    productName: product.name,
    variantTitle: variant.title,
    sku: variant.sku,
    productStatus: product.status,
    storeId: store.id,
    storeSlug: store.slug,
    storeName: store.name,
    storeCountryCode: store.countryCode,
    storeStatus: store.status,
    storeBreakEndsOn: presentBreak(store, store.status).breakEndsOn,
    storeCurrency: store.currency,
    storeReturnDays: store.returnDays,
    storeRoomMinor: row.roomMinor,
    storeLogo: row.logo && presentPicture(row.logo, mediaUrl),
    picture: row.picture && presentPicture(row.picture, mediaUrl),
    pictureId: row.picture?.id ?? null,
    unitStoreMinor: variant.priceMinor,
    unitEarnedMinor: earnedMinor ?? variant.priceMinor,
    unitDearerMinor: valueBy(dearerUnit, row, price.unitMinor, rate),
    unitMinor: earnedMinor === null ? null : price.unitMinor,
    terms: earnedMinor === null ? null : price.terms,
    isPinned: earnedMinor !== null && row.pinnedMinor !== null,
    isSoldHere,
    available: isOnSale ? variant.onHand - variant.held : 0,
    priceProblem: price.priceProblem ?? (earnedMinor === null ? 'no-rate' : null),
  }
}

/** Null where there is no price, or where the shop cannot value it. */
function valueBy(
  value: typeof earnedUnit,
  { variant, store, cross }: Row,
  paidMinor: number | null,
  rate: ActiveRate | null,
): number | null {
  if (!rate || paidMinor === null) return null
  return value({ storeMinor: variant.priceMinor, storeCurrency: store.currency, paidMinor }, rate, cross)
}
