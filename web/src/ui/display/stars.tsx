import { cx } from 'class-variance-authority'

type StarsProps = {
  /** The number of full stars, of five. */
  value: number
  /** In words: "4 out of 5 stars". */
  label: string
  className?: string
}

/** Five stars, some of them full. */
export function Stars({ value, label, className }: StarsProps) {
  const full = Math.round(value)
  return (
    <span role="img" aria-label={label} className={cx('whitespace-nowrap', className)}>
      <span aria-hidden="true" className="text-accent-text">
        {'★'.repeat(full)}
      </span>
      <span aria-hidden="true" className="text-edge">
        {'★'.repeat(5 - full)}
      </span>
    </span>
  )
}
