import type { Money } from '@makola/contract/http/fields.ts'
import { Link } from '@tanstack/react-router'
import { type ReactNode, useEffect, useRef } from 'react'
import { Button, buttonStyles } from '../../ui/actions/button.tsx'
import { useWords, type Words } from '../../ui/words/use-words.ts'
import type { Faults } from './checkout-form.ts'
import type { Refusal, ShortLine } from './explain-refusal.ts'

export type CheckoutNoticeProps = {
  refusal: Refusal
  /** The total as it is now. */
  total: Money | undefined
  isBusy: boolean
  onPay: () => void
  onFocusField: (pointer: string) => void
}

/** Why the order was not placed and what to do next, above the form. It takes the focus, except for field errors. */
export function CheckoutNotice({ refusal, total, isBusy, onPay, onFocusField }: CheckoutNoticeProps) {
  const t = useWords()
  switch (refusal.kind) {
    case 'fields':
      return <FaultList faults={refusal.faults} onFocusField={onFocusField} />
    case 'price-changed':
      return <PriceChanged seen={refusal.seen} total={total} isBusy={isBusy} onPay={onPay} />
    case 'out-of-stock':
      return <OutOfStock text={refusal.text} lines={refusal.lines} />
    case 'cart-changed':
      return (
        <Notice title={t('orders.checkout.cart-changed')}>
          <p>{refusal.text}</p>
          <p>{t('orders.checkout.cart-changed.text')}</p>
        </Notice>
      )
    case 'unanswered':
      return (
        <Notice title={t('orders.checkout.no-answer')}>
          <p>{t('orders.checkout.no-answer.text')}</p>
          <Button isBusy={isBusy} onClick={onPay}>
            {t('orders.checkout.no-answer.retry')}
          </Button>
        </Notice>
      )
    case 'other':
      return (
        <Notice title={t('orders.checkout.not-placed')}>
          <p>{refusal.text}</p>
          {refusal.requestId && (
            <p className="text-small">{t('orders.checkout.not-placed.record', { id: refusal.requestId })}</p>
          )}
        </Notice>
      )
  }
}

function FaultList({ faults, onFocusField }: { faults: Faults; onFocusField: (pointer: string) => void }) {
  const t = useWords()
  const entries = Object.entries(faults)
  return (
    <Notice title={t('orders.checkout.faults', { count: entries.length })} isQuiet>
      <ul className="list-disc ps-5">
        {entries.map(([pointer, text]) => (
          <li key={pointer}>
            <button
              type="button"
              onClick={() => onFocusField(pointer)}
              className="min-h-6 text-start align-top underline"
            >
              {text}
            </button>
          </li>
        ))}
      </ul>
    </Notice>
  )
}

type PriceChangedProps = { seen: Money; total: Money | undefined; isBusy: boolean; onPay: () => void }

function PriceChanged({ seen, total, isBusy, onPay }: PriceChangedProps) {
  const t = useWords()
  return (
    <Notice title={t('orders.checkout.price-changed')}>
      {total ? (
        <p>
          {t('orders.checkout.price-changed.text', {
            seen,
            total,
            before: (text) => <s>{text}</s>,
            now: (text) => <strong>{text}</strong>,
          })}
        </p>
      ) : (
        <p>{t('orders.checkout.price-changed.pricing', { seen })}</p>
      )}
      <div className="flex flex-wrap gap-2">
        <Button isBusy={isBusy || !total} onClick={onPay}>
          {total ? t('orders.checkout.pay', { total }) : t('orders.checkout.pay-short')}
        </Button>
        <Link to="/cart" className={buttonStyles({ variant: 'outline' })}>
          {t('orders.checkout.back-to-cart')}
        </Link>
      </div>
    </Notice>
  )
}

/** Some items ran out: which ones, how many are left, and a button to adjust them. */
export function OutOfStock({ text, lines }: { text: string; lines: ShortLine[] }) {
  const t = useWords()
  return (
    <Notice title={t('orders.checkout.out-of-stock')}>
      {lines.length === 0 && <p>{text}</p>}
      <ul className="list-disc ps-5">
        {lines.map((line) => (
          <li key={line.variantId}>{nameShort(line, t)}</li>
        ))}
      </ul>
      <Link to="/cart" className={buttonStyles({ variant: 'outline' })}>
        {t('orders.checkout.out-of-stock.change')}
      </Link>
    </Notice>
  )
}

function nameShort({ name, available, requested, isGone, isBlocked, isPaused }: ShortLine, t: Words): string {
  if (isGone) return t('orders.checkout.out-of-stock.gone', { name })
  if (isBlocked) return t('orders.checkout.out-of-stock.not-here', { name })
  if (isPaused) return t('orders.checkout.out-of-stock.on-break', { name })
  if (available === 0) return t('orders.checkout.out-of-stock.none', { name })
  return t('orders.checkout.out-of-stock.some', { name, available, requested })
}

/** @param isQuiet True when the focus goes to the first faulty field instead. */
function Notice({ title, isQuiet = false, children }: { title: string; isQuiet?: boolean; children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!isQuiet) box.current?.focus()
  }, [isQuiet])
  return (
    <div
      ref={box}
      role="alert"
      tabIndex={-1}
      className="grid scroll-mt-24 justify-items-start gap-3 rounded-lg bg-danger-soft p-4 text-danger-text outline-none md:p-6"
    >
      <h2 className="text-subheading">{title}</h2>
      {children}
    </div>
  )
}
