import { cx } from 'class-variance-authority'
import { useState } from 'react'
import { Minus, Plus } from '../icons.ts'
import { useWords } from '../words/use-words.ts'

export type QuantityStepperProps = {
  value: number
  onChange: (value: number) => void
  /** Names the field for screen readers: 'Quantity of Wax print tote'. */
  label: string
  min?: number
  max?: number
  isDisabled?: boolean
  className?: string
}

/** A number between `min` and `max`, by two buttons or by typing; typing counts when the field is left. */
export function QuantityStepper({
  value,
  onChange,
  label,
  min = 1,
  max = 999,
  isDisabled,
  className,
}: QuantityStepperProps) {
  const t = useWords()
  const [draft, setDraft] = useState<string>()
  const commit = (wanted: number) => {
    setDraft(undefined)
    const allowed = Number.isInteger(wanted) ? Math.max(min, Math.min(max, wanted)) : value
    if (allowed !== value) onChange(allowed)
  }
  const step =
    'grid size-[min(2.75rem,14vw)] place-items-center rounded-full transition-colors hover:bg-sunken disabled:opacity-40'
  return (
    <div className={cx('inline-flex items-center rounded-full border border-edge bg-surface', className)}>
      <button
        type="button"
        aria-label={t('ui.quantity.fewer', { label })}
        disabled={isDisabled || value <= min}
        onClick={() => commit(value - 1)}
        className={step}
      >
        <Minus aria-hidden="true" className="size-4" />
      </button>
      <input
        inputMode="numeric"
        aria-label={label}
        disabled={isDisabled}
        value={draft ?? value}
        onChange={(event) => setDraft(event.target.value.replace(/\D/g, '').slice(0, 3))}
        onBlur={() => draft !== undefined && commit(Number.parseInt(draft, 10))}
        onKeyDown={(event) => event.key === 'Enter' && event.currentTarget.blur()}
        className="h-11 w-[min(2.5rem,12.5vw)] rounded-sm bg-transparent text-center font-semibold tabular"
      />
      <button
        type="button"
        aria-label={t('ui.quantity.more', { label })}
        disabled={isDisabled || value >= max}
        onClick={() => commit(value + 1)}
        className={step}
      >
        <Plus aria-hidden="true" className="size-4" />
      </button>
    </div>
  )
}
