import type { suggest } from '@makola/contract/catalogue.ts'
import type { Money } from '@makola/contract/fields.ts'
import type { Picture } from '@makola/contract/media.ts'
import type { StoreSummary } from '@makola/contract/stores.ts'
import { type LinkProps, linkOptions } from '@tanstack/react-router'
import type { Reply } from '../../shell/api/api-client.ts'

type Suggestions = Reply<typeof suggest>['data']
export type Suggestion = {
  key: string
  name: string
  kind: 'Category' | 'Store' | 'Product' | 'Search'
  price: Money | null
  /** The store whose mark stands before the name. */
  store?: Pick<StoreSummary, 'name' | 'logo'>
  /** A product's. */
  picture?: Picture | null
  link: LinkProps
}

/**
 * One list for the arrow keys: the suggested spelling; stores and categories, which are few and lead to many; products; all
 * results.
 */
export function listSuggestions({ products, categories, stores, didYouMean }: Suggestions, q: string): Suggestion[] {
  return [
    ...(didYouMean === null ? [] : [searchFor('did-you-mean', `Did you mean “${didYouMean}”?`, didYouMean)]),
    ...stores.slice(0, 2).map(({ slug, name, logo }) => ({
      key: `store/${slug}`,
      name,
      store: { name, logo },
      kind: 'Store' as const,
      price: null,
      link: linkOptions({ to: '/store/$id', params: { id: slug } }),
    })),
    ...categories.slice(0, 2).map(({ slug, name }) => ({
      key: `category/${slug}`,
      name,
      kind: 'Category' as const,
      price: null,
      link: linkOptions({ to: '/store/', search: { category: slug } }),
    })),
    ...products.slice(0, 6).map(({ slug, name, price, picture }) => ({
      key: `product/${slug}`,
      name,
      kind: 'Product' as const,
      price,
      picture,
      link: linkOptions({ to: '/products/$id', params: { id: slug } }),
    })),
    searchFor('all-results', `All results for “${q}”`, q),
  ]
}

const searchFor = (key: string, name: string, q: string): Suggestion => ({
  key,
  name,
  kind: 'Search',
  price: null,
  link: linkOptions({ to: '/store/', search: { q } }),
})
