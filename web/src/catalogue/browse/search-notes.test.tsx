import type { ProductListMeta } from '@makola/contract/catalogue/catalogue.ts'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { renderOnPage } from '../../../testing/render-on-page.tsx'
import { allProductsQuery } from './queries.ts'
import { SearchNotes } from './search-notes.tsx'

const filters = { rate: 'r1', q: 'bead', sort: 'price' } as const
const plain: ProductListMeta = { next: null, isCut: false, corrected: null, suggestion: null }

const cut = 'Only the best matches are sorted by price. Add a word or a filter to see others.'

const show = (meta: Partial<ProductListMeta>) =>
  renderOnPage(<SearchNotes search={{ q: 'bead' }} filters={filters} />, [
    [allProductsQuery(filters).queryKey, { pages: [{ data: [], meta: { ...plain, ...meta } }], pageParams: [''] }],
  ])

test('a search of too many matches, sorted by price: says that only the best are sorted', async () => {
  await show({ isCut: true })
  await expect.element(page.getByText(cut)).toBeVisible()
})

test('a corrected search of too many matches: says both', async () => {
  await show({ isCut: true, corrected: { from: 'baed', to: 'bead' } })
  await expect.element(page.getByRole('link', { name: 'Search for “baed” instead' })).toBeVisible()
  await expect.element(page.getByText(cut)).toBeVisible()
})

test('a word that little has: suggests another spelling', async () => {
  await show({ suggestion: 'beads' })
  await expect.element(page.getByRole('link', { name: 'beads' })).toBeVisible()
  await expect.element(page.getByText(cut)).not.toBeInTheDocument()
})
