import type { Rate } from '@makola/contract/rates/rates.ts'
import { Badge } from '../../ui/display/badge.tsx'
import { Flag } from '../../ui/display/flag.tsx'
import { EditInPlace } from '../../ui/inputs/edit-in-place.tsx'
import type { DataColumn } from '../../ui/tables/data-table.tsx'
import { useWords, type Words } from '../../ui/words/use-words.ts'
import {
  describeAgeAndSource,
  describeMargin,
  describeRounding,
  examplePrice,
  isOld,
  shortRate,
} from '../terms/rate-terms.ts'
import { RateActions, type RateActionsProps } from './rate-actions.tsx'
import type { EditRate } from './use-edit-rate.tsx'

type Actions = Omit<RateActionsProps, 'rate'> & EditRate

/** The table of the shop's rates on a desk. */
export function rateColumns(now: Date, actions: Actions, t: Words): DataColumn<Rate>[] {
  return [
    {
      id: 'country',
      header: t('rates.column.country'),
      isSortable: true,
      cell: (rate) => (
        <button
          type="button"
          disabled={!actions.mayEdit}
          onClick={() => actions.edit(rate)}
          className="flex min-h-11 items-center gap-3 text-start"
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
      header: t('rates.column.rate'),
      isNumeric: true,
      isSortable: true,
      width: '9rem',
      cell: (rate) => <RateCell rate={rate} edit={actions.editRate} mayEdit={actions.mayEdit} />,
    },
    {
      id: 'margin',
      header: t('rates.column.margin'),
      isNumeric: true,
      isSortable: true,
      width: '6rem',
      cell: (rate) => <MarginCell rate={rate} edit={actions.editMargin} mayEdit={actions.mayEdit} />,
    },
    {
      id: 'rounding',
      header: t('rates.column.rounding'),
      width: '12rem',
      className: 'max-xl:hidden',
      cell: (rate) => <span className="text-small">{describeRounding(rate.rounding, rate.currency, t)}</span>,
    },
    {
      id: 'example',
      header: t('rates.shop.ten'),
      isNumeric: true,
      width: '8.5rem',
      className: 'max-xl:hidden',
      cell: (rate) => exampleOf(rate),
    },
    {
      id: 'age',
      header: t('rates.column.age'),
      isSortable: true,
      width: '12rem',
      cell: (rate) => <RateAge rate={rate} now={now} />,
    },
    {
      id: 'actions',
      header: t('rates.column.actions'),
      isHeaderHidden: true,
      width: '4.5rem',
      cell: (rate) => <RateActions rate={rate} {...actions} />,
    },
  ]
}

type CellProps = { rate: Rate; edit: (rate: Rate, text: string) => string | undefined; mayEdit: boolean }

export function RateCell({ rate, edit, mayEdit }: CellProps) {
  const t = useWords()
  const isBase = rate.currency === rate.base
  const refusal = !mayEdit ? t('rates.shop.may-not-change') : isBase ? t('rates.shop.base-is-one') : undefined
  return (
    <EditInPlace
      label={t('rates.shop.rate-of', { country: rate.country })}
      text={rate.rate}
      inputMode="decimal"
      refusal={refusal}
      onSave={(text) => edit(rate, text)}
      className="justify-end text-end tabular"
    >
      {shortRate(rate.rate)}
    </EditInPlace>
  )
}

export function MarginCell({ rate, edit, mayEdit }: CellProps) {
  const t = useWords()
  return (
    <EditInPlace
      label={t('rates.shop.margin-of', { country: rate.country })}
      text={rate.marginPct}
      inputMode="text"
      refusal={mayEdit ? undefined : t('rates.shop.may-not-change')}
      onSave={(text) => edit(rate, text)}
      className="justify-end text-end tabular"
    >
      {describeMargin(rate.marginPct, t)}
    </EditInPlace>
  )
}

/** Returns the selling price of ten units of the base currency. */
export function exampleOf({ base, currency, rate, marginPct, rounding }: Rate): string {
  const terms = currency === base ? { rate: '1', marginPct: '0', rounding: null } : { rate, marginPct, rounding }
  return examplePrice(10, base, currency, terms) ?? '–'
}

export function RateAge({ rate, now }: { rate: Rate; now: Date }) {
  const t = useWords()
  return (
    <span className="flex flex-wrap items-center gap-x-2 text-small">
      {!rate.active && <Badge>{t('rates.shop.closed')}</Badge>}
      {rate.stale ? (
        <Badge tone="danger">{t('rates.shop.stale')}</Badge>
      ) : (
        isOld(rate, now) && <Badge tone="accent">{t('rates.shop.old')}</Badge>
      )}
      <span className="text-muted">{describeAgeAndSource(rate, now, t)}</span>
    </span>
  )
}
