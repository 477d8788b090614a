import type { MyStore } from '@makola/contract/stores/stores.ts'
import { formatMoney } from '@makola/money/format.ts'
import { lineCommission } from '@makola/money/totals.ts'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useWords } from '../../ui/words/use-words.ts'
import { sellingTermsQuery } from '../statements/queries.ts'
import { writeTerms } from '../statements/statement-words.ts'

type NetOfPriceProps = { store: MyStore; category: string; pricesMinor: readonly number[] }

/** What a store receives for a unit of a product, while its prices are being typed: less the commission, as a sale books it. */
export function NetOfPrice({ store: { id, currency }, category, pricesMinor }: NetOfPriceProps) {
  const t = useWords()
  const { data: terms } = useQuery(sellingTermsQuery(id, category))
  if (!terms || pricesMinor.length === 0) return null
  const { commission } = terms
  const share = commission ? writeTerms(commission, currency) : ''
  if (share === '') return <p className="text-small text-muted">{t('ledger.net.all')}</p>
  const nets = pricesMinor.map((minor) => minor - lineCommission(minor, commission))
  const [least, most] = [Math.min(...nets), Math.max(...nets)].map((amount) => formatMoney({ amount, currency }))
  const strong = (text: ReactNode) => <b className="font-semibold text-ink tabular">{text}</b>
  return (
    <p className="text-small text-muted" aria-live="polite">
      {least === most
        ? t('ledger.net.one', { net: least ?? '', share, strong })
        : t('ledger.net.range', { least: least ?? '', most: most ?? '', share, strong })}
    </p>
  )
}
