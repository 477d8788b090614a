import { cx } from 'class-variance-authority'
import type { ComponentProps, ReactNode } from 'react'

export type CheckboxProps = Omit<ComponentProps<'input'>, 'type'> & {
  label: ReactNode
  /** The label is only read out: the row or card around it shows it. */
  isLabelHidden?: boolean
  /** Some of many are selected. */
  isMixed?: boolean
}

export function Checkbox({ label, isLabelHidden = false, isMixed = false, className, ...rest }: CheckboxProps) {
  return (
    <label
      className={cx(
        'inline-flex min-h-11 items-center gap-3 has-disabled:cursor-not-allowed has-disabled:opacity-55',
        isLabelHidden && 'touch justify-center',
        className,
      )}
    >
      <input
        {...rest}
        type="checkbox"
        ref={(box) => {
          if (box) box.indeterminate = isMixed
        }}
        className="size-5 shrink-0 accent-accent"
      />
      <span className={isLabelHidden ? 'sr-only' : undefined}>{label}</span>
    </label>
  )
}
