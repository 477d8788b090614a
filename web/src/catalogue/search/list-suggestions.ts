import type { Suggestions } from '@makola/contract/catalogue/suggestions.ts'
import type { Money } from '@makola/contract/http/fields.ts'
import type { Picture } from '@makola/contract/media/media.ts'
import type { StoreSummary } from '@makola/contract/stores/stores.ts'
import { type LinkProps, linkOptions } from '@tanstack/react-router'
import type { Words } from '../../ui/words/use-words.ts'

export type Suggestion = {
  key: string
  name: string
  link: LinkProps
  /** Below the name: a product's store, or how many products there are. */
  note?: string
  price?: Money | null
  picture?: Picture | null
  /** The store whose mark stands before the name. */
  store?: Pick<StoreSummary, 'name' | 'logo'>
  /** The words that it searches for. */
  searched?: string
  isRecent?: boolean
}

/** Suggestions of a kind, under a title. */
export type SuggestionGroup = { key: string; title: string | null; items: Suggestion[] }

/** Before anything is typed: what was searched for in this browser, and categories that sell well. */
export function listBefore(found: Suggestions | undefined, recent: readonly string[], t: Words): SuggestionGroup[] {
  const searches = recent.map((q) => ({ ...searchFor(`recent/${q}`, q, q), isRecent: true }))
  return filled([
    { key: 'recent', title: t('catalogue.search.recent'), items: searches },
    { key: 'categories', title: t('catalogue.search.popular'), items: found ? listCategories(found, t) : [] },
  ])
}

/** The suggested spelling; products, categories and stores; all results. */
export function listFound(found: Suggestions | undefined, q: string, t: Words): SuggestionGroup[] {
  const all = searchFor('all-results', t('catalogue.search.all-results', { words: q }), q)
  const last = { key: 'all', title: null, items: [all] }
  if (!found) return [last]
  const { didYouMean, isInstead } = found
  const spelt =
    didYouMean === null
      ? []
      : [searchFor('did-you-mean', t('catalogue.search.did-you-mean', { words: didYouMean }), didYouMean)]
  const products = {
    key: 'products',
    title: isInstead ? t('catalogue.search.instead') : t('catalogue.search.products'),
    items: listProducts(found),
  }
  return filled([
    { key: 'spelling', title: null, items: spelt },
    ...(isInstead ? [last, products] : [products]),
    { key: 'categories', title: t('catalogue.search.categories'), items: listCategories(found, t) },
    { key: 'stores', title: t('catalogue.search.stores'), items: listStores(found, t) },
    ...(isInstead ? [] : [last]),
  ])
}

const filled = (groups: SuggestionGroup[]) => groups.filter(({ items }) => items.length > 0)

const listProducts = ({ products }: Suggestions): Suggestion[] =>
  products.map(({ slug, name, price, picture, store }) => ({
    key: `product/${slug}`,
    name,
    note: store.name,
    price,
    picture,
    link: linkOptions({ to: '/products/$id', params: { id: slug } }),
  }))

const listCategories = ({ categories }: Suggestions, t: Words): Suggestion[] =>
  categories.map(({ slug, name, picture, productCount }) => ({
    key: `category/${slug}`,
    name,
    note: t('catalogue.browse.count', { count: productCount }),
    picture,
    link: linkOptions({ to: '/store/', search: { category: slug } }),
  }))

const listStores = ({ stores }: Suggestions, t: Words): Suggestion[] =>
  stores.map(({ slug, name, logo, productCount }) => ({
    key: `store/${slug}`,
    name,
    note: t('catalogue.browse.count', { count: productCount }),
    store: { name, logo },
    link: linkOptions({ to: '/store/$id', params: { id: slug } }),
  }))

const searchFor = (key: string, name: string, q: string): Suggestion => ({
  key,
  name,
  searched: q,
  link: linkOptions({ to: '/store/', search: { q } }),
})
