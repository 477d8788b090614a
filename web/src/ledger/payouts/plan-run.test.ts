import type { PayoutAccount } from '@makola/contract/ledger/payout-accounts.ts'
import type { OwedStore } from '@makola/contract/ledger/payouts.ts'
import { expect, test } from 'vitest'
import { wordsOf } from '../../ui/words/use-words.ts'
import { planRun } from './plan-run.ts'

const t = wordsOf('en')
const now = Date.parse('2026-11-21T09:00:00Z')
const usable = { usableFrom: '2026-11-21T09:00:00Z' } as PayoutAccount
const held = { usableFrom: '2026-11-21T09:00:01Z' } as PayoutAccount

const minimum = { amount: 1000, currency: 'NGN' }

const owed = (name: string, amount: number, account: PayoutAccount | null, currency = 'NGN'): OwedStore => {
  const money = { amount, currency }
  const nothing = { amount: 0, currency }
  return {
    store: { id: name, slug: name, name },
    balance: {
      currency,
      available: money,
      pending: nothing,
      reserved: nothing,
      onItsWay: nothing,
      unsent: nothing,
      nextAvailableAt: null,
    },
    account,
    heldUntil: null,
    heldBy: null,
    ways: [],
  }
}

test('a store with enough balance and an active account is paid in full', () => {
  const rows = [owed('Adunni', 70_000, usable), owed('Ibadan', 1000, usable), owed('Rift', 9000, usable, 'KES')]
  const { due, left, total } = planRun(rows, { minimum, via: 'by-hand' }, now, t)
  expect(due.map(({ store }) => store.name)).toEqual(['Adunni', 'Ibadan'])
  expect(left).toEqual([])
  expect(total).toEqual({ amount: 71_000, currency: 'NGN' })
})

test('a skipped store gets the reason', () => {
  const rows = [
    owed('a', -1, usable),
    owed('b', 999, usable),
    owed('c', 5000, null),
    owed('d', 5000, held),
    owed('e', 0, null),
    { ...owed('f', 5000, usable), heldUntil: '2026-12-01T09:00:00Z', heldBy: 'strikes' as const },
    { ...owed('g', 5000, usable), heldUntil: '2026-12-01T09:00:00Z', heldBy: 'suspension' as const },
  ]
  const { due, left } = planRun(rows, { minimum, via: 'by-hand' }, now, t)
  expect(due).toEqual([])
  expect(left.map(({ row, why }) => [row.store.name, why])).toEqual([
    ['a', 'Owes the shop'],
    ['b', 'Below the minimum payout'],
    ['c', 'No account yet'],
    ['d', 'New account, on hold for a day'],
    ['f', 'Store closed because of strikes, on hold until Dec 1, 2026'],
    ['g', 'Store suspended, on hold until Dec 1, 2026 at the latest'],
  ])
})

test('a store that cannot be paid this way is skipped, with the provider’s reason', () => {
  const problem = 'Paystack sends naira to banks only.'
  const ways = (said: string | null): OwedStore['ways'] => [
    { via: 'by-hand', problem: null },
    { via: 'paystack', problem: said },
  ]
  const rows = [
    { ...owed('a', 5000, usable), ways: ways(null) },
    { ...owed('b', 5000, usable), ways: ways(problem) },
  ]
  const { due, left } = planRun(rows, { minimum, via: 'paystack' }, now, t)
  expect(due.map(({ store }) => store.name)).toEqual(['a'])
  expect(left.map(({ row, why }) => [row.store.name, why])).toEqual([['b', problem]])
  expect(planRun(rows, { minimum, via: 'by-hand' }, now, t).due).toHaveLength(2)
})
