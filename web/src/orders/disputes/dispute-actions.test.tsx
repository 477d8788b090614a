import type { Dispute } from '@makola/contract/orders/disputes.ts'
import type { StaffPermission } from '@makola/contract/permissions.ts'
import { expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { renderOnPage } from '../../../testing/render-on-page.tsx'
import { accountQuery } from '../../auth/session/session.ts'
import { forgetTokens, saveTokens } from '../../auth/session/tokens.ts'
import { DisputeActions } from './dispute-actions.tsx'

const dispute = {
  id: 'd1',
  state: 'needs_response',
  amount: { amount: 4200, currency: 'GHS' },
  closedAt: null,
  answer: null,
  parcels: [
    { id: 'p1', number: 'MK-1-A', storeName: 'Rift Roasters', state: 'delivered' },
    { id: 'p2', number: 'MK-1-B', storeName: 'Savanna Threads', state: 'delivered' },
  ],
  namedParcelId: 'p2',
} as Partial<Dispute> as Dispute

function open(...permissions: StaffPermission[]) {
  saveTokens({ access_token: 'a', refresh_token: 'r' })
  onTestFinished(forgetTokens)
  return renderOnPage(<DisputeActions dispute={dispute} />, [
    [accountQuery.queryKey, { id: 'a1', staff: { role: 'read-only', permissions, isSuspended: false } }],
  ])
}

test('dispute, seen by staff who may only read: the evidence and who bears the loss, and nothing to decide', async () => {
  await open('disputes.read')
  await expect.element(page.getByRole('button', { name: 'Download evidence' })).toBeVisible()
  await expect.element(page.getByText('MK-1-B · Savanna Threads')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Send evidence' })).not.toBeInTheDocument()
  await expect.element(page.getByRole('button', { name: 'Accept dispute' })).not.toBeInTheDocument()
  await expect.element(page.getByRole('combobox')).not.toBeInTheDocument()
})

test('dispute, seen by staff who answer: both answers, and a choice of who bears the loss', async () => {
  await open('disputes.read', 'disputes.write')
  await expect.element(page.getByRole('button', { name: 'Send evidence' })).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Accept dispute' })).toBeVisible()
  await expect.element(page.getByRole('combobox', { name: 'Who bears the loss' })).toHaveValue('p2')
})
