import { cx } from 'class-variance-authority'
import { useWords } from '../../ui/words/use-words.ts'

type StarChoiceProps = {
  legend: string
  /** The name of the group, unlike others on the page. */
  name: string
  /** 0: none yet. */
  value: number
  onChange: (rating: number) => void
  error?: string | undefined
}

/** One to five stars, by one tap or the arrow keys. */
export function StarChoice({ legend, name, value, onChange, error }: StarChoiceProps) {
  const t = useWords()
  return (
    <fieldset aria-invalid={Boolean(error)}>
      <legend className="mb-1 text-label">{legend}</legend>
      <div className="-ms-2 flex">
        {[1, 2, 3, 4, 5].map((rating) => (
          <label
            key={rating}
            className="relative grid size-12 cursor-pointer place-items-center rounded-md has-focus-visible:outline-2 has-focus-visible:outline-focus"
          >
            <input
              type="radio"
              name={`stars-${name}`}
              value={rating}
              checked={rating === value}
              aria-label={t('reviews.stars', { rating })}
              onChange={() => onChange(rating)}
              onClick={() => rating === value && onChange(rating)}
              className="absolute inset-0 cursor-pointer opacity-0"
            />
            <span
              aria-hidden="true"
              className={cx('text-3xl leading-none', rating <= value ? 'text-accent-text' : 'text-muted')}
            >
              {rating <= value ? '★' : '☆'}
            </span>
          </label>
        ))}
      </div>
      {error && <p className="mt-1 text-small font-medium text-danger-text">{error}</p>}
    </fieldset>
  )
}
