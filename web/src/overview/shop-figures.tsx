import type { InPeriods, Overview, UsedRate } from '@makola/contract/overview/overview.ts'
import { formatNumber } from '@makola/money/format.ts'
import { LocalTime } from '../ui/display/local-time.tsx'
import { useWords } from '../ui/words/use-words.ts'
import { SumsCard } from './sums-card.tsx'

/** The figures of a period. What the role may not see did not come, and has no place. */
export function ShopFigures({ overview, period }: { overview: Overview; period: keyof InPeriods }) {
  const t = useWords()
  const { taken, refunded, borne, commission, rates, baseCurrency: base } = overview
  const sums = [
    { sums: taken, name: t('overview.taken'), none: t('overview.taken.none') },
    { sums: refunded, name: t('overview.refunded'), none: t('overview.refunded.none') },
    { sums: commission, name: t('overview.commission'), none: t('overview.commission.none') },
    // Most shops tolerate none, and have nothing to read here.
    {
      sums: borne && borne.currencies.length > 0 ? borne : null,
      name: t('overview.borne'),
      none: t('overview.borne.none'),
    },
  ].flatMap(({ sums, ...card }) => (sums ? [{ ...card, sums }] : []))
  return (
    <>
      {sums.length > 0 && (
        <div className="grid gap-4 md:grid-cols-2 md:*:first:col-span-2">
          {sums.map((card) => (
            <SumsCard key={card.name} {...card} base={base} period={period} />
          ))}
        </div>
      )}
      <Counts overview={overview} period={period} />
      {sums.length > 0 && (
        <div className="grid gap-2 text-small text-muted">
          <p className="max-w-prose">{t('overview.rates', { base })}</p>
          {rates.length > 0 && <RateList rates={rates} base={base} />}
        </div>
      )}
    </>
  )
}

function Counts({ overview, period }: { overview: Overview; period: keyof InPeriods }) {
  const t = useWords()
  const { orders, failedPayments, newStores } = overview
  const counts = [
    { name: t('overview.orders'), counted: orders },
    { name: t('overview.failed'), counted: failedPayments },
    { name: t('overview.stores'), counted: newStores },
  ].flatMap(({ name, counted }) => (counted ? [{ name, count: counted[period] }] : []))
  return (
    <section aria-label={t('overview.counts')}>
      <dl className="flex flex-wrap gap-px overflow-hidden rounded-lg border border-line bg-line">
        {counts.map(({ name, count }) => (
          <div key={name} className="flex min-w-0 grow basis-24 flex-col justify-between bg-surface p-4 md:p-5">
            <dt className="text-label text-muted">{name}</dt>
            <dd className="mt-1 text-heading tabular">{formatNumber(count)}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

function RateList({ rates, base }: { rates: readonly UsedRate[]; base: string }) {
  const t = useWords()
  return (
    <details>
      <summary className="link -my-2 inline-flex min-h-11 items-center">{t('overview.rates.list')}</summary>
      <ul className="mt-1 grid gap-x-6 gap-y-1 md:grid-cols-2">
        {rates.map(({ currency, country, rate, effectiveAt }) => (
          <li key={currency} className="tabular">
            {t('overview.rate', {
              ...{ base, rate, currency, country },
              quiet: (text) => <span className="block">{text}</span>,
              day: () => <LocalTime at={effectiveAt} part="date" />,
            })}
          </li>
        ))}
      </ul>
    </details>
  )
}
