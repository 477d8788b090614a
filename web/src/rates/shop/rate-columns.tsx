import type { Rate } from '@makola/contract/rates.ts'
import { Badge } from '../../ui/display/badge.tsx'
import { Flag } from '../../ui/display/flag.tsx'
import { EditInPlace } from '../../ui/inputs/edit-in-place.tsx'
import type { DataColumn } from '../../ui/tables/data-table.tsx'
import {
  describeAge,
  describeMargin,
  describeRounding,
  describeSource,
  examplePrice,
  isOld,
  shortRate,
} from '../terms/rate-terms.ts'
import { RateActions, type RateActionsProps } from './rate-actions.tsx'
import type { EditRate } from './use-edit-rate.tsx'

/** The table of the shop's rates on a desk. */
export function rateColumns(now: Date, actions: Omit<RateActionsProps, 'rate'> & EditRate): DataColumn<Rate>[] {
  return [
    {
      id: 'country',
      header: 'Country',
      isSortable: true,
      cell: (rate) => (
        <button type="button" onClick={() => actions.edit(rate)} className="flex min-h-11 items-center gap-3 text-left">
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
      header: 'Rate',
      isNumeric: true,
      isSortable: true,
      width: '9.5rem',
      cell: (rate) => <RateCell rate={rate} edit={actions.editRate} />,
    },
    {
      id: 'margin',
      header: 'Margin',
      isNumeric: true,
      isSortable: true,
      width: '6.5rem',
      cell: (rate) => <MarginCell rate={rate} edit={actions.editMargin} />,
    },
    {
      id: 'rounding',
      header: 'Rounding',
      width: '12rem',
      className: 'max-xl:hidden',
      cell: (rate) => <span className="text-small">{describeRounding(rate.rounding, rate.currency)}</span>,
    },
    {
      id: 'example',
      header: '10 becomes',
      isNumeric: true,
      width: '9.5rem',
      className: 'max-lg:hidden',
      cell: (rate) => exampleOf(rate),
    },
    {
      id: 'age',
      header: 'Age and source',
      isSortable: true,
      width: '10rem',
      cell: (rate) => <RateAge rate={rate} now={now} />,
    },
    {
      id: 'actions',
      header: 'Actions',
      isHeaderHidden: true,
      width: '4.5rem',
      cell: (rate) => <RateActions rate={rate} {...actions} />,
    },
  ]
}

type CellProps = { rate: Rate; edit: (rate: Rate, text: string) => string | undefined }

export function RateCell({ rate, edit }: CellProps) {
  const refusal = rate.currency === rate.base ? 'The base currency is always 1.' : undefined
  return (
    <EditInPlace
      label={`Rate of ${rate.country}`}
      text={rate.rate}
      inputMode="decimal"
      refusal={refusal}
      onSave={(text) => edit(rate, text)}
      className="justify-end text-right tabular"
    >
      {shortRate(rate.rate)}
    </EditInPlace>
  )
}

export function MarginCell({ rate, edit }: CellProps) {
  return (
    <EditInPlace
      label={`Margin of ${rate.country} in percent`}
      text={rate.marginPct}
      inputMode="text"
      onSave={(text) => edit(rate, text)}
      className="justify-end text-right tabular"
    >
      {describeMargin(rate.marginPct)}
    </EditInPlace>
  )
}

/** Returns the selling price of ten units of the base currency. */
export function exampleOf({ base, currency, rate, marginPct, rounding }: Rate): string {
  const terms = currency === base ? { rate: '1', marginPct: '0', rounding: null } : { rate, marginPct, rounding }
  return examplePrice(10, base, currency, terms) ?? '–'
}

export function RateAge({ rate, now }: { rate: Rate; now: Date }) {
  const age = describeAge(rate.effectiveAt, now)
  return (
    <span className="flex flex-wrap items-center gap-x-2 text-small">
      {!rate.active && <Badge>Closed</Badge>}
      {rate.stale ? <Badge tone="danger">Stale</Badge> : isOld(rate, now) && <Badge tone="accent">Old</Badge>}
      <span className="text-muted">
        {age}, {describeSource(rate.source)}
      </span>
    </span>
  )
}
