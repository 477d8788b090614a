import type { StaffRole } from '@makola/contract/permissions.ts'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { renderOnPage } from '../../../testing/render-on-page.tsx'
import { accountQuery } from '../../auth/session/session.ts'
import { saveTokens } from '../../auth/session/tokens.ts'
import { NotYours } from '../dashboard/not-yours.tsx'
import { myStoresQuery, useRefusal } from './current-store.ts'

function Refusal() {
  return <p>{useRefusal('prices.write')}</p>
}

const store = (role: string) => ({ id: 's1', slug: 'rift', name: 'Rift Roasters', role, permissions: [] })
const open = (role: string, staff: StaffRole | null) => {
  saveTokens({ access_token: 'a', refresh_token: 'r' })
  return renderOnPage(
    <>
      <Refusal />
      <NotYours store={store(role) as never} page="Orders" />
    </>,
    [
      [accountQuery.queryKey, { id: 'a1', staff: staff && { role: staff, permissions: [], isSuspended: false } }],
      [myStoresQuery().queryKey, [store(role)]],
    ],
  )
}

test('staff of the marketplace, refused in a store: their own role, and who can change it', async () => {
  await open('operator', 'read-only')
  await expect.element(page.getByText(/^Your role on the shop’s staff, Read only, does not/)).toBeVisible()
  await expect.element(page.getByText(/is Read only\. An owner of the shop can change it/)).toBeVisible()
})

test('member of a store, refused: the role in the store', async () => {
  await open('fulfilment', null)
  await expect.element(page.getByText(/^Your role in this store, fulfilment, does not/)).toBeVisible()
  await expect.element(page.getByText(/is fulfilment\. An owner of the store can change it/)).toBeVisible()
})
