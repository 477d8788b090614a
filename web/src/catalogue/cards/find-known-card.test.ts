import type { ProductCard } from '@makola/contract/catalogue/catalogue.ts'
import { QueryClient } from '@tanstack/react-query'
import { expect, it } from 'vitest'
import { allProductsQuery, facetsQuery, productsQuery } from '../browse/queries.ts'
import { findKnownCard } from './find-known-card.ts'

const card = (slug: string) => ({ slug }) as ProductCard
const queryClient = new QueryClient()
queryClient.setQueryData(productsQuery({ rate: 'ng', featured: 'true' }).queryKey, [card('tote'), card('kente')])
queryClient.setQueryData(facetsQuery({ rate: 'ng' }).queryKey, { total: 3 } as never)
queryClient.setQueryData(allProductsQuery({ rate: 'ng' }).queryKey, {
  pages: [{ data: [card('kente')] }, { data: [card('coffee')] }],
  pageParams: ['', 'next'],
} as never)

it.each(['tote', 'kente', 'coffee'])('finds a product in a list: %s', (slug) => {
  expect(findKnownCard(queryClient, slug, 'ng')).toEqual({ slug })
})

it('finds nothing for a product in no list, or at another rate', () => {
  expect(findKnownCard(queryClient, 'soap', 'ng')).toBeUndefined()
  expect(findKnownCard(queryClient, 'tote', 'gb')).toBeUndefined()
  expect(findKnownCard(queryClient, 'tote')).toBeUndefined()
})
