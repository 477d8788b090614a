import type { Reconciliation, ReconciliationFind } from '@makola/contract/reconciliations.ts'
import { formatMoney } from '@makola/money/format.ts'
import { providerTitles } from '../methods/provider-titles.ts'

type Standing = { text: string; tone: 'neutral' | 'accent' | 'success' | 'danger' }

/** Words the result of a comparison. Findings that were recorded automatically leave nothing to do. */
export function nameStanding({ finds, failure, matched }: Reconciliation): Standing {
  const open = finds.filter(({ kind }) => kind !== 'settled').length
  if (failure !== null) return { text: 'No answer', tone: 'danger' }
  if (open > 0) return { text: `${open} to look at`, tone: 'danger' }
  if (finds.length > 0) return { text: `${finds.length} found and recorded`, tone: 'accent' }
  return matched === 0 ? { text: 'Nothing to compare', tone: 'neutral' } : { text: 'Matched', tone: 'success' }
}

/** Describes a comparison; for a failed one, the consequence for the payments of those days. */
export function describeComparison({ provider, matched, failure }: Reconciliation): string {
  if (failure !== null) return `${failure} The next comparison looks three days back, so that nothing is left out.`
  const title = providerTitles[provider]
  if (matched === 0) return `No payment stands both in the books of ${title} and in ours.`
  return matched === 1 ? '1 payment matches.' : `${matched} payments match.`
}

type FindWords = { title: string; what: string; todo: string }

/** Describes a finding, and what an operator does about it. */
export function describeFind(
  { kind, amount, recorded, orderNumber }: ReconciliationFind,
  provider: Reconciliation['provider'],
): FindWords {
  const title = providerTitles[provider]
  const money = amount ? formatMoney(amount) : 'an amount that is not exact'
  const order = orderNumber === null ? 'an order' : `the order ${orderNumber}`
  switch (kind) {
    case 'settled':
      return {
        title: 'Found and recorded',
        what: `${money} for ${order} had arrived, and ${title} had not told us. It is in our books now.`,
        todo: 'Nothing to do: the order is updated automatically.',
      }
    case 'unsettled':
      return {
        title: 'Not confirmed',
        what: `${title} lists ${money} for ${order}, but does not confirm it when it is asked for this payment.`,
        todo: `The next comparison asks again. If it still stands here then, ask ${title} about the transaction.`,
      }
    case 'unknown':
      return {
        title: 'Not of this shop',
        what: `${money} was paid under a reference that none of our payments has.`,
        todo: `Look the transaction up at ${title}: it may belong to another shop on the same account, or have to go back.`,
      }
    case 'differs':
      return {
        title: 'Another amount',
        what: `${title} says ${money} for ${order}; we recorded ${recorded ? formatMoney(recorded) : 'something else'}.`,
        todo: `Compare the transaction at ${title} with the order before its money is sent on or back.`,
      }
    case 'missing':
      return {
        title: 'Missing there',
        what: `We recorded ${money} for ${order}; ${title} knows of no such payment.`,
        todo: `Search for the transaction at ${title}, and hold what is not sent yet until it is found.`,
      }
  }
}
