import type { Money } from '@makola/contract/fields.ts'
import { formatMoney } from '@makola/money/format.ts'
import { Link } from '@tanstack/react-router'
import { type ReactNode, useEffect, useRef } from 'react'
import { Button, buttonStyles } from '../../ui/actions/button.tsx'
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
  switch (refusal.kind) {
    case 'fields':
      return <FaultList faults={refusal.faults} onFocusField={onFocusField} />
    case 'price-changed':
      return <PriceChanged seen={refusal.seen} total={total} isBusy={isBusy} onPay={onPay} />
    case 'out-of-stock':
      return <OutOfStock text={refusal.text} lines={refusal.lines} />
    case 'cart-changed':
      return (
        <Notice title="Something changed">
          <p>{refusal.text}</p>
          <p>We priced your cart again. Check the new total, then pay.</p>
        </Notice>
      )
    case 'unanswered':
      return (
        <Notice title="We did not hear back">
          <p>The connection broke before the answer came. Try again: it will still be one order, paid once.</p>
          <Button isBusy={isBusy} onClick={onPay}>
            Try again
          </Button>
        </Notice>
      )
    case 'other':
      return (
        <Notice title="Your order was not placed">
          <p>{refusal.text}</p>
          {refusal.requestId && <p className="text-small">Our record of this: {refusal.requestId}</p>}
        </Notice>
      )
  }
}

function FaultList({ faults, onFocusField }: { faults: Faults; onFocusField: (pointer: string) => void }) {
  const entries = Object.entries(faults)
  return (
    <Notice
      title={entries.length === 1 ? '1 field needs attention' : `${entries.length} fields need attention`}
      isQuiet
    >
      <ul className="list-disc pl-5">
        {entries.map(([pointer, text]) => (
          <li key={pointer}>
            <button
              type="button"
              onClick={() => onFocusField(pointer)}
              className="min-h-6 text-left align-top underline"
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
  return (
    <Notice title="The total has changed">
      {total ? (
        <p>
          It was <s>{formatMoney(seen)}</s>, now it is <strong>{formatMoney(total)}</strong>. Nothing was placed or
          charged.
        </p>
      ) : (
        <p>It was {formatMoney(seen)}. We are pricing your cart again.</p>
      )}
      <div className="flex flex-wrap gap-2">
        <Button isBusy={isBusy || !total} onClick={onPay}>
          {total ? `Pay ${formatMoney(total)}` : 'Pay'}
        </Button>
        <Link to="/cart" className={buttonStyles({ variant: 'outline' })}>
          Back to the cart
        </Link>
      </div>
    </Notice>
  )
}

/** Some items ran out: which ones, how many are left, and a button to adjust them. */
export function OutOfStock({ text, lines }: { text: string; lines: ShortLine[] }) {
  return (
    <Notice title="Some items are no longer available">
      {lines.length === 0 && <p>{text}</p>}
      <ul className="list-disc pl-5">
        {lines.map((line) => (
          <li key={line.variantId}>
            {line.name}: {line.available === 0 ? 'sold out' : `only ${line.available} left, you have ${line.requested}`}
          </li>
        ))}
      </ul>
      <Link to="/cart" className={buttonStyles({ variant: 'outline' })}>
        Change it in the cart
      </Link>
    </Notice>
  )
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
