import type { SignedMoney, Statement } from '@makola/contract/ledger/ledger.ts'
import { formatDate, formatMoney } from '@makola/money/format.ts'
import { cx } from 'class-variance-authority'
import { useWords } from '../../ui/words/use-words.ts'
import { amountWidth } from './statement-table.tsx'
import { amountColumns, kindSums } from './statement-words.ts'

const numberCell = 'py-2 ps-3 text-end xl:px-3 xl:last:pe-0 whitespace-nowrap tabular'

/** From the balance before the first day to the one after the last, by kind of movement. */
export function StatementTotals({ statement }: { statement: Statement }) {
  const t = useWords()
  const { opening, closing, totals, from, to } = statement
  return (
    <table aria-label={t('ledger.statement.summary')} className="w-full text-small md:text-base xl:table-fixed">
      <thead className="text-label text-muted">
        <tr>
          <td className="py-1" />
          {amountColumns.map(({ id, name }) => (
            <th
              key={id}
              scope="col"
              className={cx(
                `${amountWidth} py-1 ps-3 text-end font-semibold xl:px-3 xl:last:w-36 xl:last:pe-0`,
                id === 'net' || 'max-xl:hidden',
              )}
            >
              {t(name)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="divide-y divide-line">
        <BalanceRow name={t('ledger.statement.balance-before', { day: formatDate(from) })} balance={opening} />
        {inOrder(totals).map(({ kind, count, gross, commission, net }) => (
          <tr key={kind}>
            <th scope="row" className="py-2 text-start font-normal">
              {t(kindSums[kind])} <span className="text-small text-muted tabular">× {count}</span>
              {commission.amount !== 0 && (
                <span className="block text-small text-muted tabular xl:hidden">
                  {t('ledger.statement.gross-and-commission', {
                    gross,
                    commission,
                    amount: (text) => <span className="whitespace-nowrap">{text}</span>,
                  })}
                </span>
              )}
            </th>
            <td className={`${numberCell} max-xl:hidden`}>{formatMoney(gross)}</td>
            <td className={`${numberCell} text-muted max-xl:hidden`}>
              {commission.amount === 0 ? '–' : formatMoney(commission)}
            </td>
            <td className={numberCell}>{formatMoney(net)}</td>
            <td className="max-xl:hidden" />
          </tr>
        ))}
        <BalanceRow name={t('ledger.statement.balance-after', { day: formatDate(to) })} balance={closing} isLast />
      </tbody>
    </table>
  )
}

/** Sales first, in whatever order they came. */
const inOrder = (totals: Statement['totals']) => {
  const kinds = Object.keys(kindSums)
  return [...totals].sort((one, other) => kinds.indexOf(one.kind) - kinds.indexOf(other.kind))
}

/** Without room for all columns, the balance takes the column of the net amount. */
function BalanceRow({ name, balance, isLast }: { name: string; balance: SignedMoney; isLast?: boolean }) {
  return (
    <tr className={isLast ? 'border-t-2 border-ink! font-semibold' : 'text-muted'}>
      <th scope="row" className={isLast ? 'pt-3 text-start' : 'py-2 text-start font-normal'}>
        {name}
      </th>
      <td colSpan={3} className="max-xl:hidden" />
      <td className={cx(numberCell, isLast && 'pt-3 pb-0')}>{formatMoney(balance)}</td>
    </tr>
  )
}
