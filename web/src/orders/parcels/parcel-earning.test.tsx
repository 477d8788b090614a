import type { Parcel } from '@makola/contract/orders/parcels.ts'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { renderOnPage } from '../../../testing/render-on-page.tsx'
import { sellingTermsQuery } from '../../ledger/statements/queries.ts'
import { ParcelEarning } from './parcel-earning.tsx'

const money = (amount: number) => ({ amount, currency: 'NGN' })
const inCash = { cash: money(-6_400_000), net: money(-320_000) }
const online = { cash: money(0), net: money(6_080_000) }

function open(
  state: Parcel['state'],
  of: typeof inCash,
  { availableAt = '2099-12-06T09:00:00Z', refunds = [] as object[] } = {},
) {
  const earning = {
    ...{ sold: money(6_400_000), refunded: money(0), commission: money(-320_000), ...of },
    ...{ availableAt, isHeld: false, reserve: null },
  }
  const store = { id: 's1', name: 'Adire House', currency: 'NGN' }
  return renderOnPage(<ParcelEarning parcel={{ state, store, earning, refunds } as unknown as Parcel} />, [
    [sellingTermsQuery('s1').queryKey, { delayDays: 7 }],
  ])
}
const card = page.getByRole('region', { name: 'What you earn' })

test.each([
  [
    'new',
    /You collect in cash ?−₦64,000.*You owe the shop ?₦3,200/,
    /off your payouts 7 days after delivery, and on Dec 6/,
  ],
  ['shipped', /You collect in cash ?−₦64,000/, /off your payouts 7 days after delivery/],
  ['delivered', /Paid to you in cash ?−₦64,000/, /off your payouts from Dec 6, 2099\./],
] as const)('a parcel paid in cash, %s: its cash, and the debt instead of a payout', async (state, parts, when) => {
  await open(state, inCash)
  await expect.element(card).toMatchTextContent(parts)
  await expect.element(card).toMatchTextContent(when)
  await expect.element(card).not.toMatchTextContent(/Available for payout/)
})

test('a parcel paid in cash, its time over: since when the debt comes off', async () => {
  await open('delivered', inCash, { availableAt: '2026-03-06T09:00:00Z' })
  await expect.element(card).toMatchTextContent(/due since Mar 6, 2026, and comes off your payouts\./)
})

test('a parcel paid online: says when it is available for payout', async () => {
  await open('new', online)
  await expect.element(card).toMatchTextContent(/You receive ?₦60,800.*Available for payout 7 days after delivery/)
})

test('a parcel whose cash goes back: its store owes the buyer, not the shop', async () => {
  await open('delivered', { ...inCash, net: money(-6_400_000) }, { refunds: [{ owed: { mayConfirm: true } }] })
  await expect.element(card).toMatchTextContent(/You owe the buyer ?₦64,000/)
})
