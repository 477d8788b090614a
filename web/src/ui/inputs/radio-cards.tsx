import { cx } from 'class-variance-authority'
import type { ReactNode } from 'react'

export type RadioCard<Value extends string> = {
  value: Value
  title: ReactNode
  detail?: ReactNode
  /** At the end of the card: a price, a mark. */
  aside?: ReactNode
  isDisabled?: boolean
}

export type RadioCardsProps<Value extends string> = {
  legend: string
  name: string
  cards: RadioCard<Value>[]
  value: Value | undefined
  onChange: (value: Value) => void
  isLegendHidden?: boolean
  error?: string | undefined
  className?: string
}

export function RadioCards<Value extends string>(props: RadioCardsProps<Value>) {
  const { legend, name, cards, value, onChange, isLegendHidden, error, className } = props
  return (
    <fieldset className={className} aria-invalid={Boolean(error)}>
      <legend className={isLegendHidden ? 'sr-only' : 'mb-2 text-label'}>{legend}</legend>
      <div className="grid gap-2">
        {cards.map((card) => (
          <label
            key={card.value}
            className={cx(
              'flex min-h-14 flex-wrap items-center gap-x-3 rounded-md border border-edge px-(--pad) py-3 transition-colors hover:border-ink has-checked:border-ink has-checked:bg-accent-soft has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus',
              card.isDisabled ? 'pointer-events-none border-line bg-sunken text-muted' : 'bg-surface',
            )}
          >
            <input
              type="radio"
              name={name}
              value={card.value}
              checked={card.value === value}
              disabled={card.isDisabled}
              onChange={() => onChange(card.value)}
              className="size-5 shrink-0 accent-accent outline-none"
            />
            <span className="min-w-0 grow basis-20">
              <span className="block font-medium">{card.title}</span>
              {card.detail && <span className="block text-small text-muted">{card.detail}</span>}
            </span>
            {card.aside && <span className="ms-auto tabular font-medium">{card.aside}</span>}
          </label>
        ))}
      </div>
      {error && <p className="mt-1 text-small font-medium text-danger-text">{error}</p>}
    </fieldset>
  )
}
