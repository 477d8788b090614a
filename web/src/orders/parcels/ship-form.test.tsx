import type { Parcel } from '@makola/contract/orders/parcels.ts'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { answerCalls } from '../../../testing/answer-calls.ts'
import { renderOnPage } from '../../../testing/render-on-page.tsx'
import { ToastArea } from '../../ui/messages/toast-area.tsx'
import { parcelQuery } from '../sales/seller-queries.ts'
import { ParcelTask } from './parcel-task.tsx'

const parcel = (state: 'packed' | 'shipped', carrier: string | null = null) =>
  ({
    ...{ id: 'p1', number: 'MK-1-A', state, orderState: 'paid', isRefunded: false, paysCash: false, cashDue: null },
    ...{ refundable: { amount: 0, currency: 'NGN' }, shortfall: null },
    ...{
      store: { id: 's1', name: 'Adire House', currency: 'NGN' },
      lines: [],
      refunds: [],
      carrier,
      trackingNumber: null,
    },
    steps: state === 'packed' ? [{ step: 'ship', isAllowed: true, reason: null }] : [],
  }) as unknown as Parcel

function Task() {
  const { data } = useSuspenseQuery(parcelQuery('s1', 'p1'))
  return <ParcelTask key={data.state} parcel={data} id="p1" asked={null} />
}

const carrier = page.getByRole('combobox', { name: /^Carrier/ })
const trackingNumber = page.getByRole('textbox', { name: /^Tracking number/ })

test.each([
  ['from the list', 'DHL', 'DHL'],
  ['by its name', 'Another carrier…', 'Kofi Riders'],
])('shipped with a carrier %s, then undone: carrier and tracking number stay as typed', async (_, chosen, name) => {
  const calls = answerCalls('POST', { data: parcel('shipped', name) }, { data: parcel('packed') })
  await renderOnPage(
    <Suspense>
      <Task />
      <ToastArea />
    </Suspense>,
    [[parcelQuery('s1', 'p1').queryKey, parcel('packed')]],
  )
  const typedName = page.getByRole('textbox', { name: /^Name of the carrier/ })
  await carrier.selectOptions(chosen)
  if (chosen !== name) await typedName.fill(name)
  await trackingNumber.fill('JD014')
  await page.getByRole('button', { name: 'Mark as shipped' }).click()
  await page.getByRole('button', { name: 'Undo' }).first().click()
  await expect.element(trackingNumber).toHaveValue('JD014')
  await expect.element(carrier).toHaveDisplayValue(chosen)
  if (chosen !== name) await expect.element(typedName).toHaveValue(name)
  expect(calls).toMatchObject([{ body: { carrier: name, trackingNumber: 'JD014' } }, {}])
})
