import type { CartLine } from '@makola/contract/carts/carts.ts'
import type { WriteAmount } from '@makola/money/column.ts'
import { Link } from '@tanstack/react-router'
import { cx } from 'class-variance-authority'
import { Button } from '../ui/actions/button.tsx'
import { focusNext } from '../ui/actions/focus-next.ts'
import { QuantityStepper } from '../ui/actions/quantity-stepper.tsx'
import { Picture } from '../ui/display/picture.tsx'
import { Trash } from '../ui/icons.ts'
import { toast } from '../ui/messages/toast.ts'
import { useWords, type Words } from '../ui/words/use-words.ts'
import { explainLine, type LineNotice } from './explain-line.ts'
import { useChangeCart } from './use-change-cart.ts'
import { useRemoveLine } from './use-remove-line.ts'

type CartLineRowProps = {
  line: CartLine
  breakEndsOn: string | null
  write: WriteAmount
  onLeave?: (() => void) | undefined
}

/** A line of the cart, editable in place. `onLeave` closes a drawer when its product's page is opened. */
export function CartLineRow({ line, breakEndsOn, write, onLeave }: CartLineRowProps) {
  const t = useWords()
  const { mutate } = useChangeCart()
  const remove = useRemoveLine()
  const setQuantity = (quantity: number) =>
    mutate({ set: [{ variantId: line.variantId, quantity }] }, { onError: (error) => void toast.error(error.message) })
  // A line that can be bought in another quantity, or beside less, has its sum.
  const isStopped = line.lineTotal === null
  return (
    <li className="grid grid-cols-[min(5rem,25vw)_1fr] gap-x-(--pad) gap-y-2 py-4">
      <Link
        to="/products/$id"
        params={{ id: line.productSlug }}
        onClick={onLeave}
        tabIndex={-1}
        aria-hidden="true"
        className={cx('sm:row-span-2', isStopped && 'opacity-50')}
      >
        <Picture picture={line.picture} sizes="80px" alt="" className="aspect-square rounded-md" />
      </Link>
      <div className="flex min-w-0 flex-wrap items-start justify-end gap-x-2">
        <div className="min-w-0 grow basis-24">
          <Link
            to="/products/$id"
            params={{ id: line.productSlug }}
            onClick={onLeave}
            className="leading-5 font-semibold hover:underline"
          >
            {line.name}
          </Link>
          <p className="text-small text-muted tabular empty:hidden">{describeUnit(line, t)}</p>
        </div>
        <Button
          variant="ghost"
          size="icon"
          aria-label={t('carts.line.remove', { name: line.name })}
          data-removes=""
          onClick={({ currentTarget }) => {
            focusNext(currentTarget)
            remove(line)
          }}
          className="-mt-2 -me-3"
        >
          <Trash aria-hidden="true" className="size-5" />
        </Button>
      </div>
      {!isStopped && (
        <div className="col-span-2 flex flex-wrap items-center justify-between gap-2 sm:col-span-1 sm:col-start-2">
          <QuantityStepper
            value={line.quantity}
            onChange={setQuantity}
            label={t('carts.line.quantity', { name: line.name })}
            max={Math.max(line.available, 1)}
          />
          {line.lineTotal && <p className="ms-auto font-semibold tabular">{write(line.lineTotal)}</p>}
        </div>
      )}
      {explainLine(line, breakEndsOn, t).map((notice) => (
        <Notice key={notice.text} notice={notice} onSet={setQuantity} />
      ))}
    </li>
  )
}

function describeUnit({ variantTitle, unitPrice, quantity, lineTotal }: CartLine, t: Words): string {
  const each = unitPrice && lineTotal && quantity > 1 && t('carts.line.each', { price: unitPrice })
  return [variantTitle, each].filter(Boolean).join(' · ')
}

function Notice({ notice, onSet }: { notice: LineNotice; onSet: (quantity: number) => void }) {
  const t = useWords()
  const { tone, text, setTo } = notice
  return (
    <div
      className={cx(
        'col-span-2 flex flex-wrap items-center justify-between gap-x-4 gap-y-1 rounded-sm px-3 py-2 text-small',
        tone === 'danger' ? 'bg-danger-soft text-danger-text' : 'bg-accent-soft text-ink',
      )}
    >
      <p>{text}</p>
      {setTo !== undefined && setTo > 0 && (
        <Button variant="outline" size="sm" onClick={() => onSet(setTo)}>
          {t('carts.line.set-to', { quantity: setTo })}
        </Button>
      )}
    </div>
  )
}
