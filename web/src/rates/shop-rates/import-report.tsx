import type { ImportedQuote } from '@makola/contract/rates/rates.ts'
import { formatDate } from '@makola/money/format.ts'
import { Badge } from '../../ui/display/badge.tsx'
import { useWords } from '../../ui/words/use-words.ts'

type Report = { date: string; quotes: ImportedQuote[]; historyRows: number }

const outcomes = {
  applied: { text: 'rates.import.applied', tone: 'accent' },
  older: { text: 'rates.import.older', tone: 'neutral' },
  unchanged: { text: 'rates.import.unchanged', tone: 'neutral' },
  skipped: { text: 'rates.import.skipped', tone: 'neutral' },
} as const

const order = ['applied', 'older', 'unchanged', 'skipped']

/** The effect of a file on each rate, changes first. */
export function ImportReport({ report: { date, quotes, historyRows } }: { report: Report }) {
  const t = useWords()
  const count = quotes.filter(({ outcome }) => outcome === 'applied').length
  const sorted = quotes.toSorted((a, b) => order.indexOf(a.outcome) - order.indexOf(b.outcome))
  return (
    <section aria-label={t('rates.import.report')}>
      <p aria-live="polite" className="mb-2 font-semibold">
        {t('rates.import.summary', { day: formatDate(date), changed: count, added: historyRows })}
      </p>
      <ul className="max-h-80 overflow-y-auto rounded-md border border-line">
        {sorted.map(({ currency, country, from, to, outcome, reason }) => (
          <li
            key={`${currency} ${country}`}
            className="grid grid-cols-[1fr_auto] gap-x-3 border-b border-line px-3 py-2 text-small last:border-b-0"
          >
            <span>
              <strong>{currency}</strong> {country}
            </span>
            <span className="justify-self-end">
              <Badge tone={outcomes[outcome].tone}>{t(outcomes[outcome].text)}</Badge>
            </span>
            <span className="text-muted">{reason}</span>
            {from !== null && to !== null && outcome !== 'unchanged' && (
              <span className="text-end tabular">{`${from} → ${to}`}</span>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
