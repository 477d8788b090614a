import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { renderOnPage } from '../../../testing/render-on-page.tsx'
import { parcelsToPackQuery } from '../sales/seller-queries.ts'
import { ParcelsToPack } from './parcels-to-pack.tsx'

test('parcels to pack, none: leads to all orders, and not to a list that is empty too', async () => {
  await renderOnPage(<ParcelsToPack storeId="s1" />, [
    [parcelsToPackQuery('s1').queryKey, { data: [], meta: { next: null, counts: { new: 0 } } }],
  ])
  await expect.element(page.getByText('Nothing to pack.')).toBeVisible()
  await expect.element(page.getByRole('link')).toHaveAttribute('href', '/dashboard/orders')
})
