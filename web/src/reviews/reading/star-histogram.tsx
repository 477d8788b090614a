import type { Ratings } from '@makola/contract/stores/ratings.ts'
import { cx } from 'class-variance-authority'
import { Stars } from '../../ui/display/stars.tsx'
import { useWords } from '../../ui/words/use-words.ts'
import type { Chosen } from './queries.ts'

type StarHistogramProps = {
  ratings: Ratings
  stars: Chosen['stars']
  onChoose: (stars: Chosen['stars']) => void
}

/** The mean, and a bar for each number of stars that shows only those. */
export function StarHistogram({ ratings: { rating, counts }, stars, onChoose }: StarHistogramProps) {
  const t = useWords()
  if (!rating) return null
  return (
    <div>
      <p className="flex flex-wrap items-baseline gap-x-3">
        <span className="text-title tabular">{rating.average}</span>
        <Stars value={Number(rating.average)} label={t('reviews.mean', rating)} className="text-xl" />
        <span className="text-small text-muted">{t('reviews.count', { count: rating.count })}</span>
      </p>
      <ul className="mt-3 grid">
        {(['5', '4', '3', '2', '1'] as const).map((value) => {
          const count = counts[Number(value) - 1] ?? 0
          const isOn = stars === value
          return (
            <li key={value}>
              <button
                type="button"
                aria-pressed={isOn}
                disabled={count === 0}
                onClick={() => onChoose(isOn ? undefined : value)}
                className={cx(
                  'grid min-h-10 w-full grid-cols-[2.5rem_1fr_2.5rem] items-center gap-2 rounded-md px-2 text-small tabular enabled:hover:bg-sunken',
                  isOn && 'bg-accent-soft font-semibold',
                )}
              >
                <span className="sr-only">{t('reviews.only', { rating: Number(value), count })}</span>
                <span aria-hidden="true" className="text-start">{`${value} ★`}</span>
                <span className="h-2 overflow-hidden rounded-full bg-line">
                  <span
                    className="block h-full rounded-full bg-accent"
                    style={{ width: `${(100 * count) / rating.count}%` }}
                  />
                </span>
                <span aria-hidden="true" className="text-end">
                  {count}
                </span>
              </button>
            </li>
          )
        })}
      </ul>
    </div>
  )
}
