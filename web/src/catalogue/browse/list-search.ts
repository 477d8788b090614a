import type { CurrencyCode } from '@makola/money/currencies.ts'
import { parseAmount } from '@makola/money/parse.ts'
import { oneOf, optionalText } from '../../shell/router/search-params.ts'

const sorts = ['relevance', '-created', 'price', '-price', 'rating'] as const
export type Sort = (typeof sorts)[number]

/** The product list's address: `/store/?q=tote&category=bags&min=10&max=50&currency=GBP&stock=in&sort=price`. */
export type ListSearch = {
  q?: string
  /** The words as they are typed, in no other spelling. */
  exact?: '1'
  category?: string
  store?: string
  /** Prices as typed, in major units of `currency`. */
  min?: string
  max?: string
  currency?: string
  stock?: 'in'
  /** Values of options by their keys: `colour:red,size:m`. */
  options?: string
  /** The code of a country. */
  shipsFrom?: string
  sort?: Sort
  cursor?: string
  view?: 'stores'
}

/** The query of `GET /products/`. */
export type ProductFilters = {
  rate?: string
  q?: string
  exact?: 'true'
  category?: string
  store?: string
  /** Leaves the stores to choose from whose names have this in them. */
  storeName?: string
  min?: string
  max?: string
  inStock?: 'true'
  options?: string
  shipsFrom?: string
  featured?: 'true'
  sort?: Sort
  limit?: string
}

const readTexts = optionalText('q', 'min', 'max', 'currency', 'cursor')
const mostTyped = 200
/** What the call takes. */
const mostOptions = 20

/** The words of a search, without the control characters that the API refuses: a mangled link still searches. */
function readTyped(text: string | undefined): string | undefined {
  const typed = text?.slice(0, mostTyped)
  return typed && /\p{Cc}/u.test(typed) ? typed.replaceAll(/\p{Cc}+/gu, ' ').trim() || undefined : typed
}

/** Reads the slug of a category or store in an address; undefined for anything else. */
export function readSlug(value: unknown): string | undefined {
  return typeof value === 'string' && /^[a-z0-9][a-z0-9-]{0,79}$/i.test(value) ? value : undefined
}

/** The chosen values of options, without what can be none. */
export function readOptions(value: unknown): string[] {
  const keys = typeof value === 'string' ? value.split(',') : []
  return [...new Set(keys)].filter((key) => /^[^:,\p{C}]{1,100}:[^:,\p{C}]{1,100}$/u.test(key)).slice(0, mostOptions)
}

/** The search with a value chosen, or no longer chosen. */
export function toggleOption({ options }: ListSearch, key: string): ListSearch {
  const chosen = readOptions(options)
  const kept = chosen.filter((other) => other !== key)
  return { options: (kept.length < chosen.length ? kept : [...chosen, key]).join(',') }
}

export function readListSearch(search: Record<string, unknown>): ListSearch {
  const texts = readTexts(search)
  return {
    ...texts,
    q: readTyped(texts.q),
    exact: oneOf(search.exact, ['1']),
    category: readSlug(search.category),
    store: readSlug(search.store),
    stock: oneOf(search.stock, ['in']),
    options: readOptions(search.options).join(',') || undefined,
    shipsFrom: /^[A-Z]{2}$/.test(String(search.shipsFrom)) ? String(search.shipsFrom) : undefined,
    sort: oneOf(search.sort, sorts),
    view: oneOf(search.view, ['stores']),
  }
}

/** Reads the filters. A price limit typed in another currency than the shown one is meaningless and ignored. */
export function readFilters(search: ListSearch, currency: CurrencyCode, rate?: string): ProductFilters {
  const isInCurrency = search.currency === undefined || search.currency === currency
  const limitOf = (text?: string) => {
    const amountMinor = isInCurrency && text ? parseAmount(text, currency) : null
    return amountMinor === null ? undefined : String(amountMinor)
  }
  return withoutEmpty({
    rate,
    q: search.q?.trim(),
    exact: search.q && search.exact ? 'true' : undefined,
    category: search.category,
    store: search.store,
    min: limitOf(search.min),
    max: limitOf(search.max),
    inStock: search.stock && 'true',
    options: search.options,
    shipsFrom: search.shipsFrom,
  })
}

/** Returns the default order: by relevance in a search, otherwise the newest first. */
export function defaultSort(search: ListSearch): Sort {
  return search.q ? 'relevance' : '-created'
}

/**
 * The same list from its start with another choice; `undefined` removes a filter. `navigate` passes the search in progress, so
 * that a choice made a moment before is not lost.
 */
export function changeSearch(search: ListSearch, change: ListSearch): ListSearch {
  const { cursor: _, ...rest } = search
  return withoutEmpty({ ...rest, ...change })
}

/** Keeps only the search words and the order. */
export function clearFilters({ q, exact, sort }: ListSearch): ListSearch {
  return withoutEmpty({ q, exact, sort })
}

function withoutEmpty<T extends object>(values: T): T {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value)) as T
}
