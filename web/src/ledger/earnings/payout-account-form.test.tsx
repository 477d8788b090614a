import type { PayoutAccount } from '@makola/contract/ledger/payout-accounts.ts'
import type { MyStore } from '@makola/contract/stores/stores.ts'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { renderOnPage } from '../../../testing/render-on-page.tsx'
import { accountQuery } from '../../auth/session/session.ts'
import { PayoutAccountForm } from './payout-account-form.tsx'

// Most Kenyan stores are paid by mobile money.
const store = { id: 's1', name: 'Rift Roasters', countryCode: 'KE', currency: 'KES' } as MyStore
const present = {
  ...{ kind: 'bank', countryCode: 'UG', institution: 'Stanbic Bank', numberEnd: '4711', holder: 'Rift Roasters Ltd' },
} as PayoutAccount

const open = (account: PayoutAccount | null) =>
  renderOnPage(<PayoutAccountForm store={store} present={account} onClose={() => {}} />, [
    [accountQuery.queryKey, { id: 'a1', hasTwoFactor: false }],
  ])
const kind = (name: string) => page.getByRole('radio', { name })

test('another account for a store that has one: shows it, and begins with its kind and country', async () => {
  await open(present)
  await expect.element(page.getByText(/^Current account: Stanbic Bank •••• 4711, Rift Roasters Ltd\.$/)).toBeVisible()
  await expect.element(kind('Bank account')).toBeChecked()
  await expect.element(page.getByRole('combobox', { name: /^Country/ })).toHaveValue('UG')
})

test('first account of a store: begins with what is usual in its country', async () => {
  await open(null)
  await expect.element(kind('Mobile money')).toBeChecked()
  await expect.element(page.getByText('Current account')).not.toBeInTheDocument()
})
