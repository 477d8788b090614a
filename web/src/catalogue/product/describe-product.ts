import type { Product, Variant } from '@makola/contract/catalogue.ts'
import { writeMajor } from '@makola/money/money.ts'
import { writePlainText } from './write-plain-text.ts'

/** A product for search engines (schema.org), with the very price that the page shows. */
export function describeProduct(product: Product, variant: Variant | undefined, origin: string): object {
  const address = `${origin}/products/${product.slug}/`
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: product.name,
    description: writePlainText(product.description, 500),
    sku: variant?.sku,
    brand: product.brand ? { '@type': 'Brand', name: product.brand } : undefined,
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
