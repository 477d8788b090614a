import type { Money } from '@makola/contract/fields.ts'
import { formatMoney } from '@makola/money/format.ts'
import { cva, cx, type VariantProps } from 'class-variance-authority'

const priceStyles = cva('font-display font-bold', {
  variants: { size: { sm: 'text-base', md: 'text-lg', lg: 'text-[1.75rem] leading-none tracking-tight' } },
  defaultVariants: { size: 'md' },
})

export type PriceProps = VariantProps<typeof priceStyles> & {
  /** Null: not sold in the shopper's currency at the moment. */
  money: Money | null
  compareAt?: Money | null
  /** 'from …': other variants cost more. */
  isFrom?: boolean
  className?: string
}

export function Price({ money, compareAt, isFrom = false, size, className }: PriceProps) {
  if (!money) return <span className={cx('text-small text-muted', className)}>Not sold in your currency</span>
  return (
    <span className={cx('inline-flex flex-wrap items-baseline gap-x-2', className)}>
      <span className={priceStyles({ size })}>
        {isFrom && <span className="font-text text-small font-normal text-muted">from </span>}
        {formatMoney(money)}
      </span>
      {compareAt && (
        <s className="text-small text-muted">
          <span className="sr-only">before </span>
          {formatMoney(compareAt)}
        </s>
      )}
    </span>
  )
}
