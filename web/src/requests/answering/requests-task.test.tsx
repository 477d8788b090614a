import { expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { renderOnPage } from '../../../testing/render-on-page.tsx'
import { myStoresQuery } from '../../stores/membership/current-store.ts'
import { requestCountsQuery } from './queries.ts'
import { RequestsTask } from './requests-task.tsx'

const stores = [{ id: 's1', slug: 'adire', name: 'Adire House', role: 'owner', permissions: ['orders.read'] }]
const task = page.getByRole('link', { name: /^Requests to answer/ })

test('number of requests not known yet: the task shows none', async () => {
  vi.stubGlobal('fetch', () => new Promise(() => {}))
  onTestFinished(() => void vi.unstubAllGlobals())
  const first = await renderOnPage(<RequestsTask />, [[myStoresQuery().queryKey, stores]])
  await expect.element(task).toMatchTextContent(/^Requests to answer$/)
  await first.unmount()
  await renderOnPage(<RequestsTask />, [
    [myStoresQuery().queryKey, stores],
    [requestCountsQuery('s1').queryKey, { open: 1 }],
  ])
  await expect.element(task).toMatchTextContent(/^Requests to answer1$/)
})

test('no request is open: the task says so, as states without any are left out', async () => {
  await renderOnPage(<RequestsTask />, [
    [myStoresQuery().queryKey, stores],
    [requestCountsQuery('s1').queryKey, { done: 3 }],
  ])
  await expect.element(task).toMatchTextContent(/^Requests to answer0$/)
})
