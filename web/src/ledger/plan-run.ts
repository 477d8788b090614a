import type { OwedStore } from '@makola/contract/payouts.ts'
import type { Money } from '@makola/money/money.ts'

export type RunPlan = { due: OwedStore[]; left: { row: OwedStore; why: string }[]; total: Money }

/** What a payout run would do now: who is paid, and who is not and why. The shop decides again when it is started. */
export function planRun(owed: readonly OwedStore[], minimum: Money, now: number): RunPlan {
  const plan: RunPlan = { due: [], left: [], total: { amount: 0, currency: minimum.currency } }
  for (const row of owed) {
    const { available, currency } = row.balance
    if (currency !== minimum.currency || available.amount === 0) continue
    const why = findHindrance(row, minimum, now)
    if (why) {
      plan.left.push({ row, why })
      continue
    }
    plan.due.push(row)
    plan.total.amount += available.amount
  }
  return plan
}

function findHindrance({ balance, account }: OwedStore, minimum: Money, now: number): string | null {
  if (balance.available.amount < 0) return 'Owes the shop'
  if (balance.available.amount < minimum.amount) return 'Less than the smallest payout'
  if (!account) return 'No account yet'
  return Date.parse(account.usableFrom) > now ? 'New account, on hold for a day' : null
}
