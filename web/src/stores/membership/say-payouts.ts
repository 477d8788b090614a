import type { TierTerms } from '@makola/contract/stores/tiers.ts'
import { formatPercent } from '@makola/money/format.ts'
import type { Words } from '../../ui/words/use-words.ts'

/** When a store of a level is paid, and what is held longer: one or two sentences. */
export function sayPayouts({ delayDays, reserve }: Pick<TierTerms, 'delayDays' | 'reserve'>, t: Words): string {
  const paid = t('stores.payouts.after', { days: delayDays })
  if (!reserve) return paid
  const { basisPoints, days } = reserve
  return `${paid} ${t('stores.payouts.reserve', { share: formatPercent(String(basisPoints / 100)), days })}`
}
