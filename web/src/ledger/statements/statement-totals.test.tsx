import type { Statement } from '@makola/contract/ledger/ledger.ts'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { renderOnPage } from '../../../testing/render-on-page.tsx'
import { StatementTotals } from './statement-totals.tsx'

const money = (amount: number) => ({ amount, currency: 'NGN' })
const total = (kind: string, amount: number) => ({
  ...{ kind, count: 2, gross: money(amount), commission: money(0), net: money(amount) },
})

test('cash in the totals: not called paid, as it may not be collected yet, or never', async () => {
  const statement = {
    ...{ from: '2026-11-01', to: '2026-11-30', opening: money(0), closing: money(-64_000) },
    totals: [total('cash', -128_000), total('cash-returned', 64_000)],
  }
  await renderOnPage(<StatementTotals statement={statement as Statement} />)
  await expect.element(page.getByRole('row', { name: /Cash from buyers × 2/ })).toBeVisible()
  await expect.element(page.getByRole('row', { name: /Cash not collected or paid back × 2/ })).toBeVisible()
  await expect.element(page.getByText(/paid in cash|paid to you/i)).not.toBeInTheDocument()
})
