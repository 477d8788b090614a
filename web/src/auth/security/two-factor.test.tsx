import type { Account } from '@makola/contract/auth/auth.ts'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { renderOnPage } from '../../../testing/render-on-page.tsx'
import { TwoFactor } from './two-factor.tsx'

const account: Account = {
  ...{ id: 'a1', name: 'Ama', email: 'ama@example.test', isOperator: false, staff: null },
  ...{ hasTwoFactor: true, recoveryCodesLeft: 10, createdAt: '2026-11-02T09:00:00Z' },
}
const open = (given: Partial<Account>) => renderOnPage(<TwoFactor account={{ ...account, ...given }} />)

test.each([
  [2, '2 recovery codes left.'],
  [1, '1 recovery code left.'],
  [0, 'No recovery codes left. Get new ones, so that you can sign in without your phone.'],
])('two-step sign-in with %d recovery codes left says so', async (recoveryCodesLeft, says) => {
  await open({ recoveryCodesLeft })
  await expect.element(page.getByText(says)).toBeVisible()
})

test('two-step sign-in that is off says nothing of recovery codes', async () => {
  await open({ hasTwoFactor: false, recoveryCodesLeft: null })
  await expect.element(page.getByRole('button', { name: 'Turn on' })).toBeVisible()
  await expect.element(page.getByText(/recovery codes left/)).not.toBeInTheDocument()
})
