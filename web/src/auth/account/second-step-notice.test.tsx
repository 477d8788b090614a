import type { StaffRole } from '@makola/contract/permissions.ts'
import { expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { renderOnPage } from '../../../testing/render-on-page.tsx'
import { accountQuery } from '../session/session.ts'
import { forgetTokens, saveTokens } from '../session/tokens.ts'
import { SecondStepNotice } from './second-step-notice.tsx'

function open(role: StaffRole) {
  saveTokens({ access_token: 'a', refresh_token: 'r' })
  onTestFinished(forgetTokens)
  const staff = { role, permissions: [], isSuspended: false }
  return renderOnPage(<SecondStepNotice />, [[accountQuery.queryKey, { id: 'a1', hasTwoFactor: false, staff }]])
}

test('second step off, an owner of the shop: is told that they run it', async () => {
  await open('owner')
  await expect
    .element(page.getByRole('note'))
    .toMatchTextContent(/You run this shop\. Anyone who learns your password could run it too\./)
})

test.each(['support', 'finance', 'catalogue', 'read-only'] as const)(
  'second step off, %s: is told that they are on the staff, and not that they run the shop',
  async (role) => {
    await open(role)
    await expect
      .element(page.getByRole('note'))
      .toMatchTextContent(/You are on the shop’s staff\. Anyone who learns your password could use your role\./)
    await expect.element(page.getByRole('note')).not.toMatchTextContent(/You run this shop/)
  },
)
