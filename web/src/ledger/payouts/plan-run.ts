import type { OwedStore, PayoutWay } from '@makola/contract/ledger/payouts.ts'
import { formatDate } from '@makola/money/format.ts'
import type { Money } from '@makola/money/money.ts'
import type { Words } from '../../ui/words/use-words.ts'

type Run = { minimum: Money; via: PayoutWay }
export type RunPlan = { due: OwedStore[]; left: { row: OwedStore; why: string }[]; total: Money }

/** Plans a payout run: who would be paid now, and who not, with the reason. The shop decides again when the run starts. */
export function planRun(owed: readonly OwedStore[], run: Run, now: number, t: Words): RunPlan {
  const { minimum } = run
  const plan: RunPlan = { due: [], left: [], total: { amount: 0, currency: minimum.currency } }
  for (const row of owed) {
    const { available, currency } = row.balance
    if (currency !== minimum.currency || available.amount === 0) continue
    const why = findHindrance(row, run, now, t)
    if (why) {
      plan.left.push({ row, why })
      continue
    }
    plan.due.push(row)
    plan.total.amount += available.amount
  }
  return plan
}

function findHindrance(row: OwedStore, { minimum, via }: Run, now: number, t: Words): string | null {
  const { balance, account, heldUntil, heldBy, ways } = row
  if (balance.available.amount < 0) return t('ledger.run.owes-shop')
  if (balance.available.amount < minimum.amount) return t('ledger.run.below-minimum')
  if (!account) return t('ledger.run.no-account')
  if (Date.parse(account.usableFrom) > now) return t('ledger.run.account-on-hold')
  if (heldBy !== null && heldUntil !== null && Date.parse(heldUntil) > now)
    return t('ledger.account.held', { by: heldBy, day: formatDate(heldUntil) })
  return ways.find((way) => way.via === via)?.problem ?? null
}
