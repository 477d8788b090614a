import { Button } from '../../ui/actions/button.tsx'
import { ChevronLeft, ChevronRight } from '../../ui/icons.ts'
import { Select } from '../../ui/inputs/select.tsx'
import { useWords } from '../../ui/words/use-words.ts'
import { listMonths, nameMonth, shiftMonth } from './statement-month.ts'

const monthsBack = 36

type MonthChooserProps = { month: string; today: string; onChange: (month: string) => void }

/** A month, by name or by stepping to the one before and after. */
export function MonthChooser({ month, today, onChange }: MonthChooserProps) {
  const t = useWords()
  const months = listMonths(today, monthsBack)
  const isLast = month === months[0]
  const isFirst = month <= (months.at(-1) ?? month)
  return (
    <div className="flex items-center gap-1 max-md:w-full">
      <Button
        variant="ghost"
        size="icon"
        aria-label={t('ledger.statement.month-before')}
        disabled={isFirst}
        onClick={() => onChange(shiftMonth(month, -1))}
      >
        <ChevronLeft aria-hidden="true" className="size-5" />
      </Button>
      <Select
        aria-label={t('ledger.statement.month')}
        value={month}
        onChange={(event) => onChange(event.target.value)}
        className="grow md:w-52"
      >
        {months.includes(month) ? null : <option value={month}>{nameMonth(month)}</option>}
        {months.map((each) => (
          <option key={each} value={each}>
            {nameMonth(each)}
          </option>
        ))}
      </Select>
      <Button
        variant="ghost"
        size="icon"
        aria-label={t('ledger.statement.month-after')}
        disabled={isLast}
        onClick={() => onChange(shiftMonth(month, 1))}
      >
        <ChevronRight aria-hidden="true" className="size-5" />
      </Button>
    </div>
  )
}
