import { cva, cx, type VariantProps } from 'class-variance-authority'
import type { ComponentProps } from 'react'

const badgeStyles = cva(
  'inline-flex items-center gap-1 rounded-full px-2.5 py-0.5 text-[0.8125rem] leading-5 font-semibold',
  {
    variants: {
      tone: {
        neutral: 'bg-sunken text-ink',
        accent: 'bg-accent-soft text-accent-text',
        success: 'bg-success-soft text-success-text',
        danger: 'bg-danger-soft text-danger-text',
      },
    },
    defaultVariants: { tone: 'neutral' },
  },
)

export function Badge({ tone, className, ...rest }: ComponentProps<'span'> & VariantProps<typeof badgeStyles>) {
  return <span {...rest} className={cx(badgeStyles({ tone }), className)} />
}
