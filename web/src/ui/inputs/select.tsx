import { cx } from 'class-variance-authority'
import type { ComponentProps } from 'react'
import { ChevronDown } from '../icons.ts'

/** The browser's own select: the best one on a phone. For long lists that people search, use `Combobox`. */
export function Select({ className, children, ...rest }: ComponentProps<'select'>) {
  return (
    <span className={cx('relative block', className)}>
      <select {...rest} className="control appearance-none pe-10">
        {children}
      </select>
      <ChevronDown
        aria-hidden="true"
        className="pointer-events-none absolute top-1/2 end-3 size-5 -translate-y-1/2 text-muted"
      />
    </span>
  )
}
