import type { ProductCard } from '@makola/contract/catalogue/catalogue.ts'
import type { QueryClient } from '@tanstack/react-query'

/** A list, the pages of an endless list, or anything else that is kept about products. */
type Kept = undefined | ProductCard[] | { pages?: { data: ProductCard[] }[] }

/** Finds a product's card in a list that was shown before, at the prices of this rate. */
export function findKnownCard(queryClient: QueryClient, slug: string, rate?: string): ProductCard | undefined {
  for (const { queryKey, state } of queryClient.getQueryCache().findAll({ queryKey: ['products'] })) {
    const isAtRate = queryKey.some((part) => part !== null && typeof part === 'object' && readRate(part) === rate)
    const kept = state.data as Kept
    const cards = Array.isArray(kept) ? kept : (kept?.pages?.flatMap(({ data }) => data) ?? [])
    const known = isAtRate ? cards.find((card) => card.slug === slug) : undefined
    if (known) return known
  }
  return undefined
}

const readRate = (filters: { rate?: unknown }) => filters.rate
