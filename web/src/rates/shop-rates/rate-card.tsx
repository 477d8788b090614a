import { Flag } from '../../ui/display/flag.tsx'
import { useWords } from '../../ui/words/use-words.ts'
import { RateActions, type RateActionsProps } from './rate-actions.tsx'
import { exampleOf, MarginCell, RateAge, RateCell } from './rate-columns.tsx'
import type { EditRate } from './use-edit-rate.tsx'

/** A rate on a phone. */
export function RateCard({ now, ...actions }: RateActionsProps & EditRate & { now: Date }) {
  const t = useWords()
  const { rate } = actions
  return (
    <article className="rounded-lg border border-line bg-surface py-3 pe-2 ps-4">
      <header className="flex items-center gap-3">
        <Flag countryCode={rate.countryCode} />
        <button
          type="button"
          disabled={!actions.mayEdit}
          onClick={() => actions.edit(rate)}
          className="min-h-11 min-w-0 grow text-start"
        >
          <span className="block truncate font-semibold">{rate.country}</span>
        </button>
        <RateActions {...actions} />
      </header>
      <dl className="grid grid-cols-2 items-center gap-x-4 pe-2 text-small">
        <dt className="text-muted">{t('rates.one', { currency: rate.base })}</dt>
        <dd className="-my-1 text-end tabular">
          <RateCell rate={rate} edit={actions.editRate} mayEdit={actions.mayEdit} /> {rate.currency}
        </dd>
        <dt className="text-muted">{t('rates.column.margin')}</dt>
        <dd className="-my-1 -me-2 text-end tabular">
          <MarginCell rate={rate} edit={actions.editMargin} mayEdit={actions.mayEdit} />
        </dd>
        <dt className="text-muted">{t('rates.shop.ten-of', { currency: rate.base })}</dt>
        <dd className="py-2 text-end font-semibold tabular">{exampleOf(rate)}</dd>
      </dl>
      <div className="mt-1">
        <RateAge rate={rate} now={now} />
      </div>
    </article>
  )
}
