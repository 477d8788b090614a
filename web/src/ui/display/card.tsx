import { cx } from 'class-variance-authority'
import type { ComponentProps } from 'react'

export function Card({ className, ...rest }: ComponentProps<'section'>) {
  return <section {...rest} className={cx('rounded-lg border border-line bg-surface p-(--pad) md:p-6', className)} />
}
