import { cx } from 'class-variance-authority'
import type { ReactNode } from 'react'

export type SwitchProps = {
  label: ReactNode
  hint?: ReactNode
  isOn: boolean
  onChange: (isOn: boolean) => void
  isDisabled?: boolean
  className?: string
}

/** A setting that is on or off, and changes at once. */
export function Switch({ label, hint, isOn, onChange, isDisabled = false, className }: SwitchProps) {
  return (
    <label className={cx('flex min-h-11 items-center justify-between gap-4', isDisabled && 'opacity-55', className)}>
      <span>
        <span className="block font-medium">{label}</span>
        {hint && <span className="block text-small text-muted">{hint}</span>}
      </span>
      <span className="relative inline-flex h-7 w-12 shrink-0">
        <input
          type="checkbox"
          role="switch"
          aria-checked={isOn}
          checked={isOn}
          disabled={isDisabled}
          onChange={(event) => onChange(event.target.checked)}
          className="peer size-full appearance-none rounded-full border border-edge bg-sunken transition-colors checked:border-accent checked:bg-accent"
        />
        <span
          aria-hidden="true"
          className="pointer-events-none absolute top-1 start-1 size-5 rounded-full bg-edge transition-[translate,background-color] peer-checked:translate-x-5 rtl:peer-checked:-translate-x-5 peer-checked:bg-on-accent"
        />
      </span>
    </label>
  )
}
