import type { Parcel } from '@makola/contract/orders/parcels.ts'
import type { RequestRow } from '@makola/contract/requests/store-requests.ts'
import { Suspense } from 'react'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { answerCalls } from '../../../testing/answer-calls.ts'
import { renderOnPage } from '../../../testing/render-on-page.tsx'
import { ParcelTask } from '../../orders/parcels/parcel-task.tsx'
import { myStoresQuery } from '../../stores/membership/current-store.ts'
import { useAsked } from './parcel-asked.tsx'
import { parcelRequestsQuery } from './queries.ts'

const naira = (amount: number) => ({ amount, currency: 'NGN' })
const line = { id: 'l1', name: 'Coral necklace', variantTitle: '', quantity: 3, refundedQuantity: 0 }
const parcel = {
  ...{ id: 'p1', state: 'delivered', orderState: 'completed', isRefunded: false, paysCash: false, cashDue: null },
  ...{ lines: [{ ...line, unitPrice: naira(1000) }], refundable: naira(3000), refundableDelivery: naira(0) },
  ...{
    refunds: [],
    total: naira(3000),
    store: { id: 's1' },
    steps: [{ step: 'refund', isAllowed: true, reason: null }],
  },
} as unknown as Parcel
const request = {
  ...{ id: 'r1', kind: 'return', state: 'open', itemCount: 3 },
  ...{ dueAt: '2026-12-07T16:35:16.066Z', dueAction: 'approve' },
} as RequestRow

function Task() {
  return <ParcelTask parcel={parcel} id="p1" asked={useAsked('s1', 'p1')} />
}
const render = (requests: RequestRow[]) =>
  renderOnPage(
    <Suspense>
      <Task />
    </Suspense>,
    [
      [parcelRequestsQuery('s1', 'p1').queryKey, requests],
      [myStoresQuery().queryKey, []],
    ],
  )
const nothing = page.getByText('Nothing more to do.')

test('a delivered parcel with an open request: its task is to answer it, and a refund says that it is open', async () => {
  await render([request])
  await expect.element(page.getByText('The buyer asked to return 3 items.')).toBeVisible()
  await expect.element(page.getByRole('region')).toMatchTextContent(/Otherwise the return is approved\./)
  await expect.element(nothing).not.toBeInTheDocument()
  const link = page.getByRole('link', { name: 'Answer request' })
  await expect.element(link).toHaveAttribute('href', '/dashboard/requests/r1')
  await page.getByRole('button', { name: 'Refund buyer' }).click()
  const dialog = page.getByRole('dialog', { name: 'Refund buyer' })
  await expect.element(dialog).toMatchTextContent(/The buyer has an open request for 3 items of this parcel\./)
  await expect.element(dialog.getByRole('link', { name: 'Answer request' })).toBeVisible()
})

test('a delivered parcel without a request has nothing more to do, and says so only when that is known', async () => {
  const { unmount } = await render([])
  await expect.element(nothing).toBeVisible()
  await unmount()
  answerCalls('GET', { data: [{ ...request, state: 'sent_back', dueAction: 'refund' }] })
  await renderOnPage(<Task />)
  await expect.element(page.getByRole('link', { name: 'Open request' })).toBeVisible()
  await expect.element(nothing).not.toBeInTheDocument()
})
