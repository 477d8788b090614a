import type { suggest } from '@makola/contract/catalogue.ts'
import type { Money } from '@makola/contract/fields.ts'
import { type LinkProps, linkOptions } from '@tanstack/react-router'
import type { Reply } from '../shell/api-client.ts'

type Suggestions = Reply<typeof suggest>['data']
export type Suggestion = {
  key: string
  name: string
  kind: 'Category' | 'Store' | 'Product'
  price: Money | null
  link: LinkProps
}

/** One list to walk through with the arrow keys: stores and categories first, they are few and lead to many. */
export function listSuggestions({ products, categories, stores }: Suggestions): Suggestion[] {
  return [
    ...stores.slice(0, 2).map(({ slug, name }) => ({
      key: `store/${slug}`,
      name,
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
    ...products.slice(0, 6).map(({ slug, name, price }) => ({
      key: `product/${slug}`,
      name,
      kind: 'Product' as const,
      price,
      link: linkOptions({ to: '/products/$id', params: { id: slug } }),
    })),
  ]
}
