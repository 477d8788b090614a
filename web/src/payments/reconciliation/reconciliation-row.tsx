import type { Reconciliation, ReconciliationFind } from '@makola/contract/payments/reconciliations.ts'
import { cx } from 'class-variance-authority'
import type { ReactNode } from 'react'
import { Badge } from '../../ui/display/badge.tsx'
import { LocalTime } from '../../ui/display/local-time.tsx'
import { CircleAlert, CircleCheck } from '../../ui/icons.ts'
import { useWords } from '../../ui/words/use-words.ts'
import { providerNames } from '../methods/provider-names.ts'
import { describeComparison, describeFind, nameOutcome } from './reconciliation-words.ts'
import { TransactionId } from './transaction-id.tsx'

/** The link to the order of a finding: orders are a higher module's. */
export type RenderOrder = (orderNumber: string) => ReactNode

type ReconciliationRowProps = { report: Reconciliation; renderOrder: RenderOrder; isFolded?: boolean }

/** One comparison of a provider's books with ours, with all findings; `isFolded` hides them until requested. */
export function ReconciliationRow({ report, renderOrder, isFolded = false }: ReconciliationRowProps) {
  const t = useWords()
  const { provider, at, from, finds } = report
  const { text, tone } = nameOutcome(report, t)
  const found = (
    <ul
      aria-label={t('payments.reconciliation.finds', { provider: t(providerNames[provider]) })}
      className="mt-3 grid gap-3"
    >
      {finds.map((find) => (
        <Find key={`${find.kind} ${find.transactionId}`} find={find} provider={provider} renderOrder={renderOrder} />
      ))}
    </ul>
  )
  return (
    <li className="px-4 py-4 md:px-6">
      <div className="flex items-start justify-between gap-4">
        <h3 className="text-subheading">{t(providerNames[provider])}</h3>
        <Badge tone={tone} className="shrink-0">
          {text}
        </Badge>
      </div>
      <p className="mt-1">{describeComparison(report, t)}</p>
      <p className="mt-0.5 text-small text-muted">
        {t('payments.reconciliation.times', {
          time: () => <LocalTime at={at} />,
          start: () => <LocalTime at={from} part="date" />,
        })}
      </p>
      {finds.length > 0 &&
        (isFolded ? (
          <details className="not-open:-mb-2">
            <summary className="link inline-flex min-h-11 cursor-pointer items-center text-small font-medium">
              {t('payments.reconciliation.unfold')}
            </summary>
            {found}
          </details>
        ) : (
          found
        ))}
    </li>
  )
}

type FindProps = { find: ReconciliationFind; provider: Reconciliation['provider']; renderOrder: RenderOrder }

function Find({ find, provider, renderOrder }: FindProps) {
  const t = useWords()
  const { title, what, todo } = describeFind(find, provider, t)
  const { kind, orderNumber, transactionId } = find
  const isSettled = kind === 'settled'
  const Icon = isSettled ? CircleCheck : CircleAlert
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 rounded-md bg-sunken/60 px-4 py-3">
      <Icon aria-hidden="true" className={cx('mt-0.5 size-5', isSettled ? 'text-success-text' : 'text-danger-text')} />
      <div>
        <h4 className="font-semibold">{title}</h4>
        <p className="break-words">{what}</p>
        <p className="mt-0.5 text-small text-muted">{todo}</p>
        <div className="flex flex-wrap items-center justify-between gap-x-6">
          <TransactionId provider={provider} id={transactionId} />
          {/* An unconfirmed transaction has paid for nothing yet: its order has no page. */}
          {orderNumber !== null && kind !== 'unsettled' && renderOrder(orderNumber)}
        </div>
      </div>
    </li>
  )
}
