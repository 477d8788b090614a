import type { CurrencyCode } from '@makola/money/currencies.ts'
import { symbolOf } from '@makola/money/symbols.ts'
import { cx } from 'class-variance-authority'
import type { ComponentProps } from 'react'

export type MoneyInputProps = Omit<ComponentProps<'input'>, 'type' | 'onChange'> & {
  currency: CurrencyCode
  /** As typed; `parseAmount` of money reads it. */
  value: string
  onChange: (text: string) => void
}

/** An amount, with its currency's sign where people write it. */
export function MoneyInput({ currency, value, onChange, className, ...rest }: MoneyInputProps) {
  const { text, isAfter } = symbolOf(currency)
  return (
    <span className={cx('relative flex items-center', className)}>
      <span
        aria-hidden="true"
        className={cx('pointer-events-none absolute text-muted', isAfter ? 'end-3.5' : 'start-3.5')}
      >
        {text}
      </span>
      <input
        {...rest}
        type="text"
        inputMode="decimal"
        autoComplete="off"
        value={value}
        onChange={(event) => onChange(event.target.value)}
        style={{ [isAfter ? 'paddingInlineEnd' : 'paddingInlineStart']: `${text.length * 0.62 + 1.5}rem` }}
        className="control tabular"
      />
    </span>
  )
}
