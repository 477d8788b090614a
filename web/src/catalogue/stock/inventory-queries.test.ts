import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { refetchProducts } from './inventory-queries.ts'

test('a list in flight while products change is fetched again', async () => {
  const queryClient = new QueryClient()
  const asked: ((answer: string) => void)[] = []
  const list = new QueryObserver(queryClient, {
    queryKey: ['inventory', 'store', 'rows', {}],
    queryFn: () => new Promise<string>((resolve) => asked.push(resolve)),
  })
  const leave = list.subscribe(() => undefined)
  const refetched = refetchProducts(queryClient, 'store')
  await expect.poll(() => asked.length).toBe(2)
  asked[0]?.('as it was before')
  asked[1]?.('as it is')
  await refetched
  expect(list.getCurrentResult().data).toBe('as it is')
  leave()
})
