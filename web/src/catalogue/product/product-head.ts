import type { Product } from '@makola/contract/catalogue/catalogue.ts'
import type { Locale } from '@makola/words/locales.ts'
import { pageHead } from '../../shell/page/page-head.ts'
import { formatPreview } from '../../ui/display/picture.tsx'
import { wordsOf } from '../../ui/words/use-words.ts'
import { chooseVariant, readChoice } from './choose-variant.ts'
import { describeBreadcrumbs, describeProduct, type ShownReview } from './describe-product.ts'
import { listCrumbPaths } from './product-crumbs.ts'
import { writePlainText } from './write-plain-text.ts'

type Match = Parameters<typeof pageHead>[0] & { search: Record<string, string>; context: { locale: Locale } }

/** The <head> of a product page. All its choices and its id share one canonical address. */
export function productHead(match: Match, product: Product, reviews: readonly ShownReview[] = []) {
  const t = wordsOf(match.context.locale)
  const origin = match.context.origin ?? ''
  const head = pageHead(
    { ...match, pathname: `/products/${product.slug}/` },
    {
      title: product.name,
      description:
        writePlainText(product.description, 160) ||
        t('catalogue.product.from-store', { product: product.name, store: product.store.name }),
      image: formatPreview(product.picture),
    },
  )
  // Search engines read the page as the server wrote it: what describes it there is no part of the browser's program.
  if (!import.meta.env.SSR) return { ...head, meta: [...head.meta, { property: 'og:type', content: 'product' }] }
  const variant = chooseVariant(product, readChoice(product, match.search))
  return {
    ...head,
    meta: [
      ...head.meta,
      { property: 'og:type', content: 'product' },
      // The router writes these as data blocks with every <, > and & escaped; a data block runs nothing, so the
      // Content-Security-Policy lets it stand.
      { 'script:ld+json': describeProduct({ product, variant, reviews }, origin) },
      { 'script:ld+json': describeBreadcrumbs(listCrumbPaths(product, t), origin) },
    ],
  }
}
