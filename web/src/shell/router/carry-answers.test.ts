import { expect, it } from 'vitest'
import { createQueryClient } from '../api/query-client.ts'
import { carryAnswers } from './carry-answers.ts'

it('carries what was answered, under its key and with its age, and nothing that failed', async () => {
  const server = createQueryClient()
  server.setQueryData(['products', 'all', { rate: undefined, sort: 'price' }, ''], { pages: [1] }, { updatedAt: 5 })
  await server.prefetchQuery({ queryKey: ['stores'], queryFn: () => Promise.reject(new Error('Away')) })
  const browser = createQueryClient()
  carryAnswers(browser).hydrate(carryAnswers(server).dehydrate())
  expect(browser.getQueryCache().getAll()).toHaveLength(1)
  const state = browser.getQueryState(['products', 'all', { sort: 'price' }, ''])
  expect(state).toMatchObject({ data: { pages: [1] }, dataUpdatedAt: 5, status: 'success' })
})
