import type { OwnBalance } from '@makola/contract/ledger/ledger.ts'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { renderOnPage } from '../../../testing/render-on-page.tsx'
import { payoutAccountQuery } from '../payouts/payout-queries.ts'
import { balanceQuery, sellingTermsQuery } from '../statements/queries.ts'
import { BalanceFigures } from './balance-figures.tsx'
import { NextPayout } from './next-payout.tsx'

const money = (amount: number) => ({ amount, currency: 'KES' })
const balance = (onItsWay: number, unsent: number): OwnBalance => ({
  currency: 'KES',
  ...{ pending: money(0), reserved: money(0), available: money(0), onItsWay: money(onItsWay), unsent: money(unsent) },
  ...{ nextAvailableAt: null, nextAmount: null, heldUntil: null, heldBy: null },
})
const terms = { currency: 'KES', commission: null, categories: [], delayDays: 3, reserve: null, undeliveredDays: 30 }

test.each([
  ['not sent yet', 497_360, 497_360, /Being prepared ?KSh 4,973\.60 ?In a payout that is not sent yet\./],
  ['sent', 497_360, 0, /On its way ?KSh 4,973\.60 ?Sent but not yet confirmed as received\./],
  [
    'sent in part',
    500_050,
    100_025,
    /On its way ?KSh 5,000\.50 ?Not yet confirmed .* KSh 1,000\.25 of this is not sent/,
  ],
  ['of nothing', 0, 0, /On its way ?KSh 0\.00 ?No payout is on its way\./],
] as const)('earnings, a payout %s: says so', async (_, onItsWay, unsent, text) => {
  const known = balance(onItsWay, unsent)
  await renderOnPage(<BalanceFigures storeId="s1" balance={known} />, [[sellingTermsQuery('s1').queryKey, terms]])
  await expect.element(page.getByRole('definition').last()).toBeVisible()
  await expect.poll(() => document.body.innerText.replace(/\s+/g, ' ')).toMatch(text)
})

test('home, one payout sent and one not: each with its amount', async () => {
  await renderOnPage(<NextPayout storeId="s1" />, [
    [balanceQuery('s1').queryKey, balance(500_050, 100_025)],
    [sellingTermsQuery('s1').queryKey, terms],
    [payoutAccountQuery('s1').queryKey, { id: 'a1' }],
  ])
  await expect.element(page.getByText('KSh 1,000.25 is in a payout that is not sent yet.')).toBeVisible()
  await expect.element(page.getByText('KSh 4,000.25 is on its way to you.')).toBeVisible()
})

test('a suspended store: earnings and home say that payouts are on hold, not that the next one comes', async () => {
  const held: OwnBalance = {
    ...balance(0, 0),
    ...{ available: money(497_360), heldBy: 'suspension', heldUntil: '2027-02-19T09:00:00Z' },
  }
  await renderOnPage(
    <>
      <BalanceFigures storeId="s1" balance={held} />
      <NextPayout storeId="s1" />
    </>,
    [
      [balanceQuery('s1').queryKey, held],
      [sellingTermsQuery('s1').queryKey, terms],
      [payoutAccountQuery('s1').queryKey, { id: 'a1' }],
    ],
  )
  const text = 'Payouts are on hold while your store is suspended, until Feb 19, 2027 at the latest.'
  await expect.poll(() => page.getByText(text).elements().length).toBe(2)
  await expect.element(page.getByText(/with the next payout/)).not.toBeInTheDocument()
})

test('the commission of cash sales: earnings and home say that the store owes it, not that it becomes available', async () => {
  const owing: OwnBalance = {
    ...balance(0, 0),
    ...{ pending: money(-50_000), nextAmount: money(-50_000), nextAvailableAt: '2026-12-06T09:00:00Z' },
  }
  await renderOnPage(
    <>
      <BalanceFigures storeId="s1" balance={owing} />
      <NextPayout storeId="s1" />
    </>,
    [
      [balanceQuery('s1').queryKey, owing],
      [sellingTermsQuery('s1').queryKey, terms],
      [payoutAccountQuery('s1').queryKey, null],
    ],
  )
  const text = 'You owe the shop KSh 500. It comes off your payouts from Dec 6, 2026.'
  await expect.poll(() => page.getByText(text).elements().length).toBe(2)
  await expect.element(page.getByText(/becomes available|so that the shop can pay you/)).not.toBeInTheDocument()
})
