import { cx } from 'class-variance-authority'

/** A quiet box of the size that `className` gives, where something will be. Put `aria-busy` on the list around it. */
export function Skeleton({ className }: { className?: string }) {
  return <span aria-hidden="true" className={cx('block animate-pulse rounded-md bg-sunken', className)} />
}
