import { cx } from 'class-variance-authority'

/** A country's flag, 3:2, beside the country's or the store's name. */
export function Flag({ countryCode, className }: { countryCode: string; className?: string }) {
  return (
    <img
      src={`/flags/${countryCode}.svg`}
      alt=""
      width={21}
      height={14}
      loading="lazy"
      decoding="async"
      className={cx('inline-block shrink-0 rounded-[2px] bg-sunken outline outline-line -outline-offset-1', className)}
    />
  )
}
