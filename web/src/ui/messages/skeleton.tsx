import { cx } from 'class-variance-authority'

/** A placeholder box with the size from `className`. Put `aria-busy` on the list around it. */
export function Skeleton({ className }: { className?: string }) {
  return <span aria-hidden="true" className={cx('block animate-pulse rounded-md bg-sunken', className)} />
}
