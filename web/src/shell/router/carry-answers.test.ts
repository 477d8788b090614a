import { afterEach, expect, it, vi } from 'vitest'
import { createQueryClient } from '../api/query-client.ts'
import { carryAnswers } from './carry-answers.ts'

afterEach(() => vi.restoreAllMocks())

it('carries what was answered, under its key, and nothing that failed', async () => {
  const server = createQueryClient()
  server.setQueryData(['products', 'all', { rate: undefined, sort: 'price' }, ''], { pages: [1] })
  await server.prefetchQuery({ queryKey: ['stores'], queryFn: () => Promise.reject(new Error('Away')) })
  const browser = createQueryClient()
  carryAnswers(browser).hydrate(carryAnswers(server).dehydrate())
  expect(browser.getQueryCache().getAll()).toHaveLength(1)
  const state = browser.getQueryState(['products', 'all', { sort: 'price' }, ''])
  expect(state).toMatchObject({ data: { pages: [1] }, status: 'success' })
})

it('counts what came with a page as new, and what is of an own copy as old', () => {
  const server = createQueryClient()
  server.setQueryData(['stores'], [], { updatedAt: Date.now() - 3_600_000 })
  const carried = carryAnswers(server).dehydrate()
  const isStale = () => {
    const browser = createQueryClient()
    carryAnswers(browser).hydrate(carried)
    return browser
      .getQueryCache()
      .get(JSON.stringify(['stores']))
      ?.isStaleByTime(30_000)
  }
  expect(isStale()).toBe(false)
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ type: 'back_forward' } as PerformanceNavigationTiming])
  expect(isStale()).toBe(true)
})
