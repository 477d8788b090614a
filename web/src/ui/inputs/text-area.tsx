import { cx } from 'class-variance-authority'
import type { ComponentProps } from 'react'

/** Grows with its text where the browser can. */
export function TextArea({ className, ...rest }: ComponentProps<'textarea'>) {
  return <textarea rows={4} {...rest} className={cx('control field-sizing-content', className)} />
}
