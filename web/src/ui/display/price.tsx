import type { Money } from '@makola/contract/http/fields.ts'
import { formatColumn } from '@makola/money/column.ts'
import { cva, cx, type VariantProps } from 'class-variance-authority'
import { useWords } from '../words/use-words.ts'

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
  const t = useWords()
  if (!money) return <span className={cx('text-small text-muted', className)}>{t('ui.price.none')}</span>
  const write = formatColumn([money, compareAt])
  return (
    <span className={cx('inline-flex flex-wrap items-baseline gap-x-2', className)}>
      <span className={priceStyles({ size })}>
        {isFrom
          ? t('ui.price.from', {
              price: write(money),
              quiet: (text) => <span className="font-text text-small font-normal text-muted">{text}</span>,
            })
          : write(money)}
      </span>
      {compareAt && (
        <s className="font-display text-small text-muted">
          {t('ui.price.before', {
            price: write(compareAt),
            hidden: (text) => <span className="sr-only">{text}</span>,
          })}
        </s>
      )}
    </span>
  )
}
