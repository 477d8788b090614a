import { cx } from 'class-variance-authority'
import type { ComponentProps, ReactNode } from 'react'

export type CheckboxProps = Omit<ComponentProps<'input'>, 'type'> & { label: ReactNode }

export function Checkbox({ label, className, ...rest }: CheckboxProps) {
  return (
    <label className={cx('flex min-h-11 items-center gap-3', className)}>
      <input type="checkbox" {...rest} className="size-5 shrink-0 accent-accent" />
      <span>{label}</span>
    </label>
  )
}
