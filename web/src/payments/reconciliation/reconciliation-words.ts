import type { Reconciliation, ReconciliationFind } from '@makola/contract/payments/reconciliations.ts'
import type { Words } from '../../ui/words/use-words.ts'
import { providerNames } from '../methods/provider-names.ts'

type Outcome = { text: string; tone: 'neutral' | 'accent' | 'success' | 'danger' }

/** Words the result of a comparison. Findings that were recorded automatically leave nothing to do. */
export function nameOutcome({ finds, failure, matched }: Reconciliation, t: Words): Outcome {
  const open = finds.filter(({ kind }) => kind !== 'settled').length
  if (failure !== null) return { text: t('payments.comparison.no-answer'), tone: 'danger' }
  if (open > 0) return { text: t('payments.comparison.open', { count: open }), tone: 'danger' }
  if (finds.length > 0) return { text: t('payments.comparison.recorded', { count: finds.length }), tone: 'accent' }
  return matched === 0
    ? { text: t('payments.comparison.nothing'), tone: 'neutral' }
    : { text: t('payments.comparison.matched'), tone: 'success' }
}

/** Describes a comparison; for a failed one, the consequence for the payments of those days. */
export function describeComparison({ provider, matched, failure }: Reconciliation, t: Words): string {
  if (failure !== null) return t('payments.comparison.failed-text', { failure })
  if (matched === 0) return t('payments.comparison.nothing-text', { provider: t(providerNames[provider]) })
  return t('payments.comparison.matched-text', { count: matched })
}

type FindWords = { title: string; what: string; todo: string }

/** Describes a finding, and what an operator does about it. */
export function describeFind(find: ReconciliationFind, at: Reconciliation['provider'], t: Words): FindWords {
  const provider = t(providerNames[at])
  const amount = { exact: yesNo(find.amount), amount: find.amount ?? '' }
  const given = { provider, ...amount, named: yesNo(find.orderNumber), order: find.orderNumber ?? '' }
  switch (find.kind) {
    case 'settled':
      return {
        title: t('payments.find.settled'),
        what: t('payments.find.settled-text', given),
        todo: t('payments.find.settled-todo'),
      }
    case 'unsettled':
      return {
        title: t('payments.find.unsettled'),
        what: t('payments.find.unsettled-text', given),
        todo: t('payments.find.unsettled-todo', { provider }),
      }
    case 'unknown':
      return {
        title: t('payments.find.unknown'),
        what: t('payments.find.unknown-text', amount),
        todo: t('payments.find.unknown-todo', { provider }),
      }
    case 'differs':
      return {
        title: t('payments.find.differs'),
        what: t('payments.find.differs-text', {
          ...given,
          booked: yesNo(find.recorded),
          recorded: find.recorded ?? '',
        }),
        todo: t('payments.find.differs-todo', { provider }),
      }
    case 'missing':
      return {
        title: t('payments.find.missing'),
        what: t('payments.find.missing-text', given),
        todo: t('payments.find.missing-todo', { provider }),
      }
  }
}

const yesNo = (value: unknown) => (value === null ? 'no' : 'yes')
