import type { StoreRate } from '@makola/contract/rates/rates.ts'
import { Badge } from '../../ui/display/badge.tsx'
import { Flag } from '../../ui/display/flag.tsx'
import type { DataColumn } from '../../ui/tables/data-table.tsx'
import { useWords, type Words } from '../../ui/words/use-words.ts'
import {
  describeAge,
  describeAgeAndSource,
  describeMargin,
  describeRounding,
  examplePrice,
  shortRate,
} from '../terms/rate-terms.ts'

/** Returns a store's effective terms for a country, each its own or the shop's; null where the shop has no rate: nothing is sold there. */
export function termsInForce({ shop, own }: StoreRate) {
  if (shop === null) return null
  return {
    rate: own?.rate ?? shop.rate,
    marginPct: own?.marginPct ?? shop.marginPct,
    rounding: own?.rounding ?? shop.rounding,
  }
}

type Shown = { currency: string; now: Date; edit: (rateId: string) => void }

/** The table of a store's rates on a desk. */
export function ownRateColumns({ currency, now, edit }: Shown, t: Words): DataColumn<StoreRate>[] {
  return [
    {
      id: 'country',
      header: t('rates.column.country'),
      cell: (rate) => (
        <button
          type="button"
          onClick={() => edit(rate.rateId)}
          className="flex min-h-11 w-full items-center gap-3 text-start"
        >
          <Flag countryCode={rate.countryCode} />
          <span className="min-w-0">
            <span className="block truncate font-semibold">{rate.country}</span>
            <span className="block text-small text-muted">{rate.currency}</span>
          </span>
        </button>
      ),
    },
    {
      id: 'rate',
      header: t('rates.one', { currency }),
      isNumeric: true,
      width: '9rem',
      cell: (rate) => shortRate(termsInForce(rate)?.rate ?? '–'),
    },
    {
      id: 'margin',
      header: t('rates.column.margin'),
      isNumeric: true,
      width: '6rem',
      cell: (rate) => describeMargin(termsInForce(rate)?.marginPct ?? '0', t),
    },
    {
      id: 'rounding',
      header: t('rates.column.rounding'),
      width: '12rem',
      className: 'max-xl:hidden',
      cell: (rate) => (
        <span className="text-small">{describeRounding(termsInForce(rate)?.rounding ?? null, rate.currency, t)}</span>
      ),
    },
    {
      id: 'example',
      header: t('rates.own.thousand'),
      isNumeric: true,
      width: '8.5rem',
      className: 'max-xl:hidden',
      cell: (rate) => exampleOfOwn(rate, currency),
    },
    {
      id: 'whose',
      header: t('rates.own.set-by'),
      width: '13rem',
      cell: (rate) => <WhoseTerms rate={rate} now={now} />,
    },
  ]
}

/** Returns the selling price of a thousand units of the store's currency. */
export function exampleOfOwn(rate: StoreRate, currency: string): string {
  const terms = termsInForce(rate)
  return (terms && examplePrice(1000, currency, rate.currency, terms)) ?? '–'
}

export function WhoseTerms({ rate: { shop, own, active }, now }: { rate: StoreRate; now: Date }) {
  const t = useWords()
  if (!active) return <Badge>{t('rates.own.closed')}</Badge>
  if (!own) {
    return (
      <span className="text-small">
        <span className="block">{t('rates.own.by-shop')}</span>
        {shop && <span className="block text-muted">{describeAgeAndSource(shop, now, t)}</span>}
      </span>
    )
  }
  return (
    <span className="flex flex-col items-start gap-0.5">
      <Badge tone="accent">{t('rates.own.by-store')}</Badge>
      <span className="text-small text-muted">{describeAge(own.updatedAt, now, t)}</span>
    </span>
  )
}
