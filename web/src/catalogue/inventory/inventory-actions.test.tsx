import type { Permission } from '@makola/contract/permissions.ts'
import { expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { renderOnPage } from '../../../testing/render-on-page.tsx'
import { accountQuery } from '../../auth/session/session.ts'
import { forgetTokens, saveTokens } from '../../auth/session/tokens.ts'
import { myStoresQuery } from '../../stores/membership/current-store.ts'
import { BulkMenu } from './bulk-menu.tsx'
import { InventoryActions } from './inventory-actions.tsx'
import { InventoryEmpty } from './inventory-empty.tsx'

function open(...permissions: Permission[]) {
  const store = { id: 's1', slug: 'rift', name: 'Rift Roasters', role: 'operator', permissions }
  saveTokens({ access_token: 'a', refresh_token: 'r' })
  onTestFinished(forgetTokens)
  return renderOnPage(
    <>
      <InventoryActions store={store} importing={undefined} />
      <InventoryEmpty search={{}} />
      <BulkMenu onAct={() => {}} />
    </>,
    [
      [accountQuery.queryKey, { id: 'a1', staff: { role: 'catalogue', permissions: [], isSuspended: false } }],
      [myStoresQuery().queryKey, [store]],
    ],
  )
}

test('inventory, seen by staff who set no prices and no stock: no product to add, with the reason', async () => {
  await open('products.read', 'products.write')
  await expect.element(page.getByRole('button', { name: 'Add product' })).toBeDisabled()
  await expect
    .element(page.getByRole('button', { name: 'Add product' }))
    .toHaveAccessibleDescription('Your role on the shop’s staff, Catalogue, does not allow this.')
  await expect.element(page.getByRole('link', { name: 'Add first product' })).not.toBeInTheDocument()
})

test('inventory, seen by somebody who sets prices and stock too: a product to add', async () => {
  await open('products.read', 'products.write', 'prices.write', 'stock.write')
  await expect.element(page.getByRole('link', { name: 'Add product' })).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Add first product' })).toBeVisible()
})

test('bulk changes, seen by staff who set no prices and no stock: no copy, which has a price, and the rest of a product', async () => {
  await open('products.read', 'products.write')
  await page.getByRole('button', { name: 'Change' }).click()
  await expect.element(page.getByRole('menuitem', { name: /^Duplicate/ })).toHaveAttribute('aria-disabled', 'true')
  await expect.element(page.getByRole('menuitem', { name: /^Unpublish/ })).not.toHaveAttribute('aria-disabled', 'true')
})
