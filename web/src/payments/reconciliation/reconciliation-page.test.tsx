import { expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { renderOnPage } from '../../../testing/render-on-page.tsx'
import { accountQuery } from '../../auth/session/session.ts'
import { forgetTokens, saveTokens } from '../../auth/session/tokens.ts'
import { ReconciliationPage } from './reconciliation-page.tsx'
import { reconciliationsQuery } from './reconciliation-queries.ts'

test('reconciliation, nothing compared yet: offers the first comparison, once', async () => {
  saveTokens({ access_token: 'a', refresh_token: 'r' })
  onTestFinished(forgetTokens)
  await renderOnPage(<ReconciliationPage renderOrder={() => null} />, [
    [accountQuery.queryKey, { id: 'a1', staff: { permissions: ['payments.write'] } }],
    [reconciliationsQuery.queryKey, { pages: [{ data: [], meta: { next: null } }], pageParams: [''] }],
  ])
  await expect.element(page.getByText('No comparisons yet')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Compare now' })).toBeVisible()
})
