import type { Product, Variant } from '@makola/contract/catalogue/catalogue.ts'
import type { ProductAbout } from '@makola/contract/catalogue/product-about.ts'
import { mostUnits } from '@makola/contract/catalogue/shown-units.ts'
import { readSizeGuide } from '@makola/contract/catalogue/size-guide.ts'
import { type PictureRow, presentPicture } from '../../media/pictures/present-picture.ts'
import { presentRatings } from '../../stores/ratings/star-counts.ts'
import type { ProductOption } from '../tables.ts'
import { priceUnit } from './price-unit.ts'
import { type CardRow, presentCard, presentCompareAt, pricingRateOf } from './product-cards.ts'

type VariantOnPage = {
  id: string
  sku: string
  title: string
  options: Record<string, string>
  unitStoreMinor: number
  compareAtMinor: number | null
  pinnedMinor: number | null
  pictureId: string | null
  available: number
}

export type PageRow = CardRow & {
  isSoldHere: boolean
  description: string
  brand: string | null
  tags: string[]
  status: 'draft' | 'active' | 'archived'
  options: ProductOption[]
  version: number
  weightGrams: number | null
  about: ProductAbout
  updatedAt: string
  minPriceMinor: number
  rateEffectiveAt: string | null
  variants: VariantOnPage[]
  pictures: PictureRow[]
}

/** A product as its own page shows it. */
export function presentProduct(row: PageRow, mediaUrl: string): Product {
  const { description, brand, tags, status, options, weightGrams, about, version } = row
  return {
    ...presentCard(row, mediaUrl),
    available: Math.min(row.available, mostUnits.page),
    isSoldHere: row.isSoldHere,
    ratings: presentRatings(row.ratings),
    description,
    brand,
    tags,
    status,
    options,
    variants: row.variants.map((variant) => presentVariant(variant, row)),
    pictures: row.pictures.map((picture) => presentPicture(picture, mediaUrl)),
    storePrice: { amount: row.minPriceMinor, currency: row.storeCurrency },
    conversion: presentConversion(row),
    weightGrams,
    about,
    sizeGuide: about.sizeGuide ? readSizeGuide(about.sizeGuide) : null,
    updatedAt: new Date(row.updatedAt).toISOString(),
    version,
  }
}

function presentVariant(variant: VariantOnPage, row: PageRow): Variant {
  const rate = pricingRateOf(row)
  const price = priceUnit({ ...variant, storeCurrency: row.storeCurrency, cross: row.cross }, rate)
  const hasPrice = rate !== null && price.unitMinor !== null
  return {
    id: variant.id,
    sku: variant.sku,
    title: variant.title,
    options: variant.options,
    price: hasPrice ? { amount: price.unitMinor, currency: rate.currency } : null,
    compareAt: hasPrice ? presentCompareAt(price, variant.compareAtMinor, row) : null,
    storePrice: { amount: variant.unitStoreMinor, currency: row.storeCurrency },
    isPinned: hasPrice && price.terms === null,
    available: Math.min(variant.available, mostUnits.page),
    pictureId: variant.pictureId,
  }
}

/** The conversion behind the prices, to be shown beside them; null in the store's own currency and where all are pinned. */
function presentConversion(row: PageRow): Product['conversion'] {
  const { rateCurrency, cross, rateEffectiveAt, storeCurrency } = row
  if (rateCurrency === null || rateCurrency === storeCurrency || cross === null || rateEffectiveAt === null) return null
  if (!row.rateActive || row.variants.every((variant) => variant.pinnedMinor !== null)) return null
  return {
    from: storeCurrency,
    to: rateCurrency,
    rate: cross,
    marginPct: row.marginPct,
    effectiveAt: new Date(rateEffectiveAt).toISOString(),
  }
}
