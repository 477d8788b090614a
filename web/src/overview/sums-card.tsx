import type { InPeriods, ShopSums } from '@makola/contract/overview/overview.ts'
import { formatMoney } from '@makola/money/format.ts'
import { useId } from 'react'
import { Card } from '../ui/display/card.tsx'
import { useWords } from '../ui/words/use-words.ts'

type SumsCardProps = { name: string; none: string; sums: ShopSums; base: string; period: keyof InPeriods }

/** A sum of money: its total in the base currency, and the currencies that it is made of. */
export function SumsCard({ name, none, sums: { currencies, total, withoutRate }, base, period }: SumsCardProps) {
  const t = useWords()
  const id = useId()
  const rows = currencies.filter((sums) => sums[period] !== 0)
  return (
    <Card aria-labelledby={id} className="min-w-0 md:p-5!">
      <h2 id={id} className="text-label text-muted">
        {name}
      </h2>
      <p className="mt-1 text-heading break-words tabular">{formatMoney({ amount: total[period], currency: base })}</p>
      {rows.length === 0 && <p className="mt-3 text-small text-muted">{none}</p>}
      {rows.length > 0 && (
        <ul className="mt-3 divide-y divide-line border-t border-line text-small">
          {rows.map((sums) => (
            <li key={sums.currency} className="flex flex-wrap items-baseline justify-between gap-x-3 py-1.5">
              <span className="text-muted">{sums.currency}</span>
              <span className="tabular">{formatMoney({ amount: sums[period], currency: sums.currency })}</span>
              {withoutRate.includes(sums.currency) && (
                <span className="w-full text-end text-muted">{t('overview.not-in-total')}</span>
              )}
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}
