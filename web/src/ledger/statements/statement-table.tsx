import type { StatementRow } from '@makola/contract/ledger/ledger.ts'
import { formatDate, formatMoney } from '@makola/money/format.ts'
import { Link } from '@tanstack/react-router'
import { cx } from 'class-variance-authority'
import { Fragment, useId, useState } from 'react'
import { ChevronDown } from '../../ui/icons.ts'
import { useWords } from '../../ui/words/use-words.ts'
import { readClock, type StatementDay } from './statement-days.ts'
import { amountColumns, describeRow, describeTerms, kindNames } from './statement-words.ts'

const cell = 'px-3 py-2.5 first:ps-4 last:pe-4'
const numberCell = `${cell} text-end whitespace-nowrap tabular`
/** The style of a column of amounts; the summary above uses the same columns. */
export const amountWidth = 'xl:w-40'

type StatementTableProps = { days: StatementDay[]; timeZone: string }

/** Every sale and refund on a desktop: a row each, expandable to its lines. */
export function StatementTable({ days, timeZone }: StatementTableProps) {
  const t = useWords()
  return (
    <div className="rounded-lg border border-line bg-surface">
      <table aria-label={t('ledger.statement.title')} className="w-full table-fixed border-separate border-spacing-0">
        <thead>
          <tr className="text-label text-muted">
            <th scope="col" className={`${headCell} text-start first:rounded-ss-lg`}>
              {t('ledger.statement.order')}
            </th>
            {amountColumns.map(({ id, name }) => (
              <th key={id} scope="col" className={`${headCell} ${amountWidth} text-end last:rounded-se-lg`}>
                {t(name)}
              </th>
            ))}
          </tr>
        </thead>
        {days.map(({ day, rows }) => (
          <tbody key={day}>
            <tr>
              <th scope="rowgroup" colSpan={5} className="bg-sunken/60 px-4 py-1.5 text-start text-label text-muted">
                {formatDate(day)}
              </th>
            </tr>
            {rows.map((row) => (
              <TableRow key={row.id} row={row} timeZone={timeZone} />
            ))}
          </tbody>
        ))}
      </table>
    </div>
  )
}

const headCell = 'sticky top-(--banners) z-10 border-b border-line bg-surface px-3 py-3 first:ps-4 last:pe-4'

function TableRow({ row, timeZone }: { row: StatementRow; timeZone: string }) {
  const t = useWords()
  const [isOpen, setIsOpen] = useState(false)
  const id = useId()
  const { gross, commission, net, balance } = row
  const hasLines = row.lines.length > 0
  const order = row.parcel?.number ?? row.orderNumber
  return (
    <Fragment>
      <tr className="transition-colors hover:bg-sunken/40">
        <th scope="row" className={`${cell} text-start font-normal`}>
          <span className="flex items-center gap-2">
            {hasLines ? (
              <button
                type="button"
                aria-expanded={isOpen}
                aria-controls={id}
                aria-label={order ? t('ledger.statement.lines-of', { order }) : t('ledger.statement.lines-of-sale')}
                onClick={() => setIsOpen(!isOpen)}
                className="touch -ms-2 grid shrink-0 place-items-center rounded-full text-muted hover:bg-sunken hover:text-ink"
              >
                <ChevronDown aria-hidden="true" className={cx('size-5 transition-transform', isOpen && 'rotate-180')} />
              </button>
            ) : (
              <span className="-ms-2 w-11 shrink-0" />
            )}
            <span className="min-w-0 grow">
              <RowName row={row} />
              <span className="block text-small break-words text-muted">
                {describeRow(row, readClock(row.at, timeZone).time, t)}
              </span>
            </span>
          </span>
        </th>
        <td className={numberCell}>{formatMoney(gross)}</td>
        <td className={`${numberCell} text-muted`}>{commission.amount === 0 ? '–' : formatMoney(commission)}</td>
        <td className={`${numberCell} font-semibold`}>{formatMoney(net)}</td>
        <td className={`${numberCell} text-muted`}>{formatMoney(balance)}</td>
      </tr>
      {hasLines && isOpen && <LineRows id={id} row={row} />}
    </Fragment>
  )
}

/** The parcel, with a link to it. */
export function RowName({ row: { parcel, orderNumber, kind } }: { row: StatementRow }) {
  const t = useWords()
  if (!parcel) return <span className="font-semibold">{orderNumber ?? t(kindNames[kind])}</span>
  return (
    <Link to="/dashboard/orders/$id" params={{ id: parcel.id }} className="font-semibold hover:underline">
      {parcel.number}
    </Link>
  )
}

function LineRows({ id, row }: { id: string; row: StatementRow }) {
  const t = useWords()
  const { lines, delivery } = row
  const lineCell = 'bg-sunken/40 px-3 py-2 text-small last:pe-4'
  const lineNumber = `${lineCell} text-end whitespace-nowrap tabular`
  return (
    <>
      {lines.map((line, index) => (
        <tr key={`${line.name} ${line.variantTitle} ${index.toString()}`} id={index === 0 ? id : undefined}>
          <td className={`${lineCell} ps-15`}>
            {line.quantity} × {line.name}
            <span className="block text-muted">
              {[line.variantTitle, describeTerms(line, t)].filter(Boolean).join(' · ')}
            </span>
          </td>
          <td className={lineNumber}>{formatMoney(line.gross)}</td>
          <td className={`${lineNumber} text-muted`}>{formatMoney(line.commission)}</td>
          <td className={lineNumber}>{formatMoney(line.net)}</td>
          <td className={lineCell} />
        </tr>
      ))}
      {delivery && delivery.amount !== 0 && (
        <tr>
          <td className={`${lineCell} ps-15`}>{t('ledger.statement.delivery')}</td>
          <td className={lineNumber}>{formatMoney(delivery)}</td>
          <td className={`${lineNumber} text-muted`}>–</td>
          <td className={lineNumber}>{formatMoney(delivery)}</td>
          <td className={lineCell} />
        </tr>
      )}
    </>
  )
}
