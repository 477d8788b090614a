import type { OwedStore, PayoutWay } from '@makola/contract/payouts.ts'
import type { Money } from '@makola/money/money.ts'

type Run = { minimum: Money; via: PayoutWay }
export type RunPlan = { due: OwedStore[]; left: { row: OwedStore; why: string }[]; total: Money }

/** Plans a payout run: who would be paid now, and who not, with the reason. The shop decides again when the run starts. */
export function planRun(owed: readonly OwedStore[], run: Run, now: number): RunPlan {
  const { minimum } = run
  const plan: RunPlan = { due: [], left: [], total: { amount: 0, currency: minimum.currency } }
  for (const row of owed) {
    const { available, currency } = row.balance
    if (currency !== minimum.currency || available.amount === 0) continue
    const why = findHindrance(row, run, now)
    if (why) {
      plan.left.push({ row, why })
      continue
    }
    plan.due.push(row)
    plan.total.amount += available.amount
  }
  return plan
}

function findHindrance({ balance, account, ways }: OwedStore, { minimum, via }: Run, now: number): string | null {
  if (balance.available.amount < 0) return 'Owes the shop'
  if (balance.available.amount < minimum.amount) return 'Less than the smallest payout'
  if (!account) return 'No account yet'
  if (Date.parse(account.usableFrom) > now) return 'New account, on hold for a day'
  return ways.find((way) => way.via === via)?.problem ?? null
}
