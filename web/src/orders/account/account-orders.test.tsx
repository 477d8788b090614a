import type { AccountOrder } from '@makola/contract/orders/account-orders.ts'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { renderOnPage } from '../../../testing/render-on-page.tsx'
import { AccountOrders } from './account-orders.tsx'
import { accountOrdersQuery, claimableOrdersQuery } from './account-orders-query.ts'

const order: AccountOrder = {
  ...{ id: 'o1', number: '4821-9034-117', state: 'paid', isConfirming: false, isLetGo: false, paysCash: false },
  ...{ placedAt: '2026-11-20T09:00:00.000Z', total: { amount: 58_100, currency: 'GHS' }, itemCount: 4 },
  ...{ stores: ['Adire House', 'Kumasi Clay'], pictures: [], trackingToken: 'secret' },
  parcels: [
    { state: 'new', isPickup: false },
    { state: 'delivered', isPickup: false },
  ],
}

test('a list of orders, one of two parcels arrived: says what the order’s own page says', async () => {
  await renderOnPage(<AccountOrders />, [
    [accountOrdersQuery.queryKey, { pages: [{ data: [order], meta: { next: null } }], pageParams: [undefined] }],
    [claimableOrdersQuery.queryKey, { data: [], meta: { next: null } }],
  ])
  await expect.element(page.getByRole('link')).toMatchTextContent('Partly delivered')
})
