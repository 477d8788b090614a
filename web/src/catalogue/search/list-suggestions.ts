import type { Money } from '@makola/contract/fields.ts'
import type { Picture } from '@makola/contract/media.ts'
import type { StoreSummary } from '@makola/contract/stores.ts'
import type { suggest } from '@makola/contract/suggestions.ts'
import { type LinkProps, linkOptions } from '@tanstack/react-router'
import type { Reply } from '../../shell/api/api-client.ts'
import type { Words } from '../../ui/words/use-words.ts'

type Suggestions = Reply<typeof suggest>['data']
export type Suggestion = {
  key: string
  name: string
  kind: 'category' | 'store' | 'product' | 'search'
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
export function listSuggestions(found: Suggestions, q: string, t: Words): Suggestion[] {
  const { products, categories, stores, didYouMean } = found
  return [
    ...(didYouMean === null
      ? []
      : [searchFor('did-you-mean', t('catalogue.search.did-you-mean', { words: didYouMean }), didYouMean)]),
    ...stores.slice(0, 2).map(({ slug, name, logo }) => ({
      key: `store/${slug}`,
      name,
      store: { name, logo },
      kind: 'store' as const,
      price: null,
      link: linkOptions({ to: '/store/$id', params: { id: slug } }),
    })),
    ...categories.slice(0, 2).map(({ slug, name }) => ({
      key: `category/${slug}`,
      name,
      kind: 'category' as const,
      price: null,
      link: linkOptions({ to: '/store/', search: { category: slug } }),
    })),
    ...products.slice(0, 6).map(({ slug, name, price, picture }) => ({
      key: `product/${slug}`,
      name,
      kind: 'product' as const,
      price,
      picture,
      link: linkOptions({ to: '/products/$id', params: { id: slug } }),
    })),
    searchFor('all-results', t('catalogue.search.all-results', { words: q }), q),
  ]
}

const searchFor = (key: string, name: string, q: string): Suggestion => ({
  key,
  name,
  kind: 'search',
  price: null,
  link: linkOptions({ to: '/store/', search: { q } }),
})
