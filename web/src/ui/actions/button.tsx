import { cva, cx, type VariantProps } from 'class-variance-authority'
import type { ComponentProps, MouseEvent } from 'react'
import { Spinner } from './spinner.tsx'

/** The looks of a button, for links that act like one: `<Link className={buttonStyles({ variant: 'outline' })}>`. */
export const buttonStyles = cva(
  'relative inline-flex max-w-full shrink-0 items-center justify-center gap-2 rounded-full font-semibold whitespace-nowrap transition-colors disabled:pointer-events-none disabled:opacity-55 aria-busy:pointer-events-none',
  {
    variants: {
      variant: {
        default: 'bg-accent text-on-accent hover:bg-accent-strong',
        destructive: 'bg-danger text-on-danger hover:bg-danger-strong',
        outline: 'border border-edge bg-surface text-ink hover:border-ink hover:bg-sunken',
        secondary: 'bg-ink text-paper hover:bg-ink/85',
        ghost: 'text-ink hover:bg-sunken',
        link: 'rounded-sm text-accent-text underline underline-offset-4 hover:decoration-2',
      },
      // Below 44 pixels the target is larger than the drawing.
      size: {
        default: 'h-11 px-5 text-base',
        xs: 'h-7 px-3 text-[0.8125rem] after:absolute after:-inset-2',
        sm: 'h-9 px-4 text-small after:absolute after:-inset-1',
        lg: 'h-13 px-8 text-[1.0625rem]',
        icon: 'size-11',
      },
    },
    defaultVariants: { variant: 'default', size: 'default' },
  },
)

export type ButtonProps = ComponentProps<'button'> & VariantProps<typeof buttonStyles> & { isBusy?: boolean }

/**
 * `isBusy` keeps the width, shows a spinner before the text and ignores presses. Such a button treats a double press as one: the
 * second may come before the first can show that it is busy.
 */
export function Button({ variant, size, isBusy, className, children, onClick, ...rest }: ButtonProps) {
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    const isSecond = isBusy !== undefined && event.detail > 1
    if (isBusy || isSecond) return event.preventDefault()
    onClick?.(event)
  }
  return (
    <button
      type="button"
      {...rest}
      aria-busy={isBusy || undefined}
      onClick={press}
      className={cx(buttonStyles({ variant, size }), className)}
    >
      {isBusy && <Spinner color="currentColor" label="" />}
      {children}
    </button>
  )
}
