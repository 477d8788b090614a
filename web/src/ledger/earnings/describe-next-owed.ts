import type { OwnBalance } from '@makola/contract/ledger/ledger.ts'
import { formatDate } from '@makola/money/format.ts'
import type { Words } from '../../ui/words/use-words.ts'

/** A sentence where what becomes due next is a debt: the commission of sales that buyers paid to the store in cash. */
export function describeNextOwed({ nextAvailableAt, nextAmount }: OwnBalance, t: Words): string | undefined {
  if (!nextAvailableAt || !nextAmount || nextAmount.amount >= 0) return undefined
  const amount = { ...nextAmount, amount: -nextAmount.amount }
  return t('ledger.earnings.pending-owing', { amount, day: formatDate(nextAvailableAt) })
}
