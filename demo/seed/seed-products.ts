import { sql } from 'drizzle-orm'
import { stockMovements } from '../../api/src/catalogue/stock/tables.ts'
import { pinnedPrices, productPictures, products, variants } from '../../api/src/catalogue/tables.ts'
import { addSeconds } from '../../api/src/platform/clock.ts'
import { newId } from '../../api/src/platform/ids.ts'
import { type Platform, transact } from '../../api/src/platform/platform.ts'
import { altText } from '../data/alt-text.ts'
import type { DemoProduct } from '../data/make-products.ts'
import { aboutOf } from '../data/product-about.ts'
import { demoProducts } from '../data/products.ts'
import { fixedId } from '../fixed-id.ts'
import { productPictureFile } from '../picture-files.ts'
import { seedPictures } from './seed-pictures.ts'

/** The demo products with their pictures, options, prices and stock. */
export async function seedProducts(platform: Platform): Promise<void> {
  const specs = demoProducts.flatMap((product) =>
    product.pictures.map((spec, position) => ({ slug: product.slug, storeSlug: product.storeSlug, spec, position })),
  )
  const pictureIds = await seedPictures(
    platform,
    specs.map(({ slug, storeSlug, spec, position }) => ({
      storeId: fixedId('store', storeSlug),
      file: productPictureFile(slug, position),
      alt: altText(spec),
    })),
  )
  const picturesOf = ({ slug }: DemoProduct) => pictureIds.filter((_, index) => specs[index]?.slug === slug)
  const now = platform.clock.now()
  await transact(platform, async (tx) => {
    await tx.insert(products).values(demoProducts.map((product) => productRow(product, now)))
    const rows = demoProducts.flatMap((product) => variantRows(product, picturesOf(product)))
    await tx.insert(variants).values(rows)
    await tx.insert(stockMovements).values(
      rows
        .filter((row) => row.onHand > 0)
        .map((row) => ({
          id: newId(),
          variantId: row.id,
          kind: 'initial' as const,
          quantity: row.onHand,
          actor: 'seed',
        })),
    )
    const pinned = demoProducts.flatMap((product) =>
      variantRows(product, []).flatMap(({ id }) => product.pinnedPrices.map((price) => ({ ...price, variantId: id }))),
    )
    if (pinned.length > 0) await tx.insert(pinnedPrices).values(pinned)
    await tx.insert(productPictures).values(
      specs.map(({ slug, position }, index) => ({
        productId: fixedId('product', slug),
        pictureId: pictureIds[index] ?? '',
        position,
      })),
    )
    await tx.execute(sql`analyze products, variants, product_pictures`)
  })
}

function productRow(product: DemoProduct, now: Date) {
  const prices = product.variants.map((variant) => variant.priceMinor)
  const createdAt = addSeconds(now, -product.createdDaysAgo * 86_400)
  return {
    id: fixedId('product', product.slug),
    storeId: fixedId('store', product.storeSlug),
    categoryId: fixedId('category', product.categorySlug),
    slug: product.slug,
    name: product.name,
    description: asParagraphs(product.description),
    brand: product.brand,
    tags: [...product.tags],
    status: 'active' as const,
    featured: product.featured,
    about: aboutOf(product),
    options: product.options.map(({ name, values }) => ({ name, values: [...values] })),
    weightGrams: product.variants[0]?.weightGrams ?? null,
    minPriceMinor: Math.min(...prices),
    maxPriceMinor: Math.max(...prices),
    createdAt,
    updatedAt: createdAt,
  }
}

function variantRows(product: DemoProduct, pictures: readonly (string | undefined)[]) {
  return product.variants.map((variant, position) => ({
    id: fixedId('variant', `${product.storeSlug}/${variant.sku}`),
    productId: fixedId('product', product.slug),
    storeId: fixedId('store', product.storeSlug),
    sku: variant.sku,
    title: Object.values(variant.options).join(' / '),
    options: { ...variant.options },
    priceMinor: variant.priceMinor,
    compareAtMinor: variant.compareAtMinor ?? null,
    onHand: variant.onHand,
    lowStockThreshold: variant.lowStockThreshold,
    pictureId: variant.picture === null ? null : (pictures[variant.picture] ?? null),
    position,
  }))
}

/** The demo texts are our own plain text; only the two characters that HTML reads need escaping. */
function asParagraphs(text: string): string {
  const escaped = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
  return escaped
    .split('\n\n')
    .map((paragraph) => `<p>${paragraph}</p>`)
    .join('')
}
