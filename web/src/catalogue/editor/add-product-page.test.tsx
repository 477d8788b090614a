import type { Permission } from '@makola/contract/permissions.ts'
import { expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { renderOnPage } from '../../../testing/render-on-page.tsx'
import { accountQuery } from '../../auth/session/session.ts'
import { forgetTokens, saveTokens } from '../../auth/session/tokens.ts'
import { myStoresQuery } from '../../stores/membership/current-store.ts'
import { AddProductPage } from './add-product-page.tsx'

function open(...permissions: Permission[]) {
  const store = { id: 's1', slug: 'rift', name: 'Rift Roasters', currency: 'KES', role: 'operator', permissions }
  saveTokens({ access_token: 'a', refresh_token: 'r' })
  onTestFinished(forgetTokens)
  return renderOnPage(<AddProductPage net={() => null} />, [
    [accountQuery.queryKey, { id: 'a1', staff: { role: 'catalogue', permissions: [], isSuspended: false } }],
    [myStoresQuery().queryKey, [store]],
  ])
}

test('address of a new product, opened by staff who set no prices and no stock: the reason in place of the form', async () => {
  await open('products.read', 'products.write')
  await expect.element(page.getByRole('heading', { level: 1, name: 'Add product' })).toBeVisible()
  await expect.element(page.getByText('Your role on the shop’s staff, Catalogue, does not allow this.')).toBeVisible()
  await expect.element(page.getByRole('form')).not.toBeInTheDocument()
})
