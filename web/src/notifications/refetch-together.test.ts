import type { QueryKey } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { refetchTogether } from './refetch-together.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function open() {
  const asked: string[] = []
  const refetch = refetchTogether({
    invalidateQueries: async ({ queryKey }: { queryKey?: QueryKey } = {}) =>
      void asked.push((queryKey ?? []).join('/')),
  })
  return { asked, refetch }
}

test('the first is refetched at once, and a hundred more within a second once', () => {
  const { asked, refetch } = open()
  for (let count = 0; count < 101; count++) refetch(['orders', 'a'])
  expect(asked).toEqual(['orders/a'])
  vi.advanceTimersByTime(1_000)
  expect(asked).toEqual(['orders/a', 'orders/a'])
  vi.advanceTimersByTime(5_000)
  expect(asked).toHaveLength(2)
})

test('one does not wait for another, and after a second’s calm it is asked at once again', () => {
  const { asked, refetch } = open()
  refetch(['orders', 'a'])
  refetch(['inventory', 'a'])
  expect(asked).toEqual(['orders/a', 'inventory/a'])
  vi.advanceTimersByTime(1_000)
  refetch(['orders', 'a'])
  expect(asked).toEqual(['orders/a', 'inventory/a', 'orders/a'])
})
