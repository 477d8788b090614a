import { cx } from 'class-variance-authority'
import type { ComponentProps } from 'react'

/** A list in one row, swiped sideways to the edges of the page. By keyboard the focus moves it along. */
export function Rail({ className, ...rest }: ComponentProps<'ul'>) {
  return (
    <ul
      {...rest}
      className={cx('rail -mx-(--edge) scroll-px-(--edge) px-(--edge) py-1 *:shrink-0 *:snap-start', className)}
    />
  )
}
