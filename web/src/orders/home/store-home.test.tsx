import { expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { renderOnPage } from '../../../testing/render-on-page.tsx'
import { accountQuery } from '../../auth/session/session.ts'
import { myStoresQuery } from '../../stores/membership/current-store.ts'
import { StoreHome } from './store-home.tsx'

const catalogue = {
  ...{ id: 's1', slug: 'adire', name: 'Adire House', currency: 'NGN', role: 'operator', status: 'open' },
  permissions: ['products.read', 'products.write', 'notifications.read'],
}

test('home, role without orders: the tasks of its own, no card and no call about orders', async () => {
  const asked: string[] = []
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path)
    return Response.json({ data: [], meta: { next: null, total: 2, counts: { active: 3 } } })
  })
  onTestFinished(() => void vi.unstubAllGlobals())
  await renderOnPage(<StoreHome tasks={null} />, [
    [myStoresQuery().queryKey, [catalogue]],
    [accountQuery.queryKey, { id: 'a1', isOperator: true }],
  ])
  await expect.element(page.getByRole('link', { name: /Low.*2/ })).toBeVisible()
  await expect.element(page.getByRole('heading', { name: 'To pack' })).not.toBeInTheDocument()
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument()
  expect(asked.filter((path) => /orders|parcels|figures|requests|balance/.test(path))).toEqual([])
})
