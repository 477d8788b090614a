import type { StatementRow } from '@makola/contract/ledger/ledger.ts'
import { formatDate, formatMoney } from '@makola/money/format.ts'
import { ChevronDown } from '../../ui/icons.ts'
import { useWords } from '../../ui/words/use-words.ts'
import { readClock, type StatementDay } from './statement-days.ts'
import { RowName } from './statement-table.tsx'
import { describeRow, describeTerms } from './statement-words.ts'

type StatementCardsProps = { days: StatementDay[]; timeZone: string }

/** Every sale and refund on a phone: a card each, day by day. */
export function StatementCards({ days, timeZone }: StatementCardsProps) {
  return (
    <div className="grid gap-5">
      {days.map(({ day, rows }) => (
        <section key={day} aria-labelledby={day}>
          <h3 id={day} className="mb-2 text-label text-muted">
            {formatDate(day)}
          </h3>
          <ul className="divide-y divide-line overflow-hidden rounded-lg border border-line bg-surface">
            {rows.map((row) => (
              <li key={row.id} className="p-4">
                <CardHead row={row} time={readClock(row.at, timeZone).time} />
                {row.lines.length > 0 && <CardLines row={row} />}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}

function CardHead({ row, time }: { row: StatementRow; time: string }) {
  const t = useWords()
  const { gross, commission, net, balance } = row
  return (
    <>
      <div className="flex items-baseline justify-between gap-3">
        <RowName row={row} />
        <span className="shrink-0 font-semibold tabular">{formatMoney(net)}</span>
      </div>
      <p className="text-small text-muted">{describeRow(row, time, t)}</p>
      <dl className="mt-2 grid grid-cols-[1fr_auto] gap-x-3 gap-y-0.5 text-small tabular">
        {commission.amount !== 0 && (
          <>
            <dt className="text-muted">{t('ledger.statement.gross')}</dt>
            <dd className="text-end">{formatMoney(gross)}</dd>
            <dt className="text-muted">{t('ledger.statement.commission')}</dt>
            <dd className="text-end">{formatMoney(commission)}</dd>
          </>
        )}
        <dt className="text-muted">{t('ledger.statement.balance-then')}</dt>
        <dd className="text-end">{formatMoney(balance)}</dd>
      </dl>
    </>
  )
}

function CardLines({ row: { lines, delivery } }: { row: StatementRow }) {
  const t = useWords()
  return (
    <details className="group -mx-1 mt-1 px-1">
      <summary className="flex min-h-11 cursor-pointer list-none items-center gap-1 text-small font-medium text-muted">
        {t('ledger.statement.line-count', { count: lines.length })}
        <ChevronDown aria-hidden="true" className="size-4 transition-transform group-open:rotate-180" />
      </summary>
      <ul className="grid gap-2 border-t border-line pt-2 text-small">
        {lines.map((line, index) => (
          <li key={`${line.name} ${line.variantTitle} ${index.toString()}`}>
            <span className="flex justify-between gap-3">
              <span className="min-w-0">
                {line.quantity} × {line.name}
              </span>
              <span className="shrink-0 tabular">{formatMoney(line.gross)}</span>
            </span>
            {line.variantTitle && <span className="block text-muted">{line.variantTitle}</span>}
            <span className="flex justify-between gap-3 text-muted">
              <span>{describeTerms(line, t)}</span>
              <span className="shrink-0 tabular">{formatMoney(line.commission)}</span>
            </span>
          </li>
        ))}
        {delivery && delivery.amount !== 0 && (
          <li className="flex justify-between gap-3">
            <span>{t('ledger.statement.delivery')}</span>
            <span className="tabular">{formatMoney(delivery)}</span>
          </li>
        )}
      </ul>
    </details>
  )
}
