import type { Product, Variant } from '@makola/contract/catalogue/catalogue.ts'
import { writeMajor } from '@makola/money/money.ts'
import { writePlainText } from './write-plain-text.ts'

/** A review as the page shows it. */
export type ShownReview = { rating: number; title: string; text: string; name: string | null; writtenAt: string }
type Described = { product: Product; variant: Variant | undefined; reviews?: readonly ShownReview[] }

/** A product for search engines (schema.org), with the very price and stars that the page shows. */
export function describeProduct({ product, variant, reviews = [] }: Described, origin: string): object {
  const address = `${origin}/products/${product.slug}/`
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: product.name,
    description: writePlainText(product.description, 500),
    sku: variant?.sku,
    brand: product.brand ? { '@type': 'Brand', name: product.brand } : undefined,
    material: product.about.materials,
    image: product.pictures.map((picture) => new URL(picture.url, origin).href),
    url: address,
    offers: variant?.price
      ? {
          '@type': 'Offer',
          url: address,
          price: writeMajor(variant.price),
          priceCurrency: variant.price.currency,
          availability: `https://schema.org/${variant.available > 0 ? 'InStock' : 'OutOfStock'}`,
          seller: { '@type': 'Organization', name: product.store.name },
        }
      : undefined,
    ...describeRatings(product, reviews),
  }
}

const mostReviews = 5

/** Describes the ratings of a product, never of a store, and from its first review on: nobody rates himself. */
function describeRatings({ ratings: { rating } }: Product, reviews: readonly ShownReview[]): object {
  if (!rating) return {}
  return {
    aggregateRating: {
      '@type': 'AggregateRating',
      ratingValue: rating.average,
      reviewCount: rating.count,
      bestRating: 5,
      worstRating: 1,
    },
    // A review needs an author: those of former accounts have none.
    review: reviews
      .flatMap(({ rating, title, text, name, writtenAt }) =>
        name === null
          ? []
          : {
              '@type': 'Review',
              reviewRating: { '@type': 'Rating', ratingValue: rating, bestRating: 5, worstRating: 1 },
              name: title || undefined,
              reviewBody: text || undefined,
              author: { '@type': 'Person', name },
              datePublished: writtenAt.slice(0, 10),
            },
      )
      .slice(0, mostReviews),
  }
}

/** Breadcrumbs for search engines (schema.org). */
export function describeBreadcrumbs(crumbs: { name: string; path: string }[], origin: string): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: `${origin}${path}`,
    })),
  }
}
