import type { Quote, QuoteStore } from '@makola/contract/carts/carts.ts'
import type { Money } from '@makola/contract/http/fields.ts'
import { formatColumn, type WriteAmount } from '@makola/money/column.ts'
import { cx } from 'class-variance-authority'
import { LocalTime } from '../../ui/display/local-time.tsx'
import { Picture } from '../../ui/display/picture.tsx'
import { Skeleton } from '../../ui/messages/skeleton.tsx'
import { useWords } from '../../ui/words/use-words.ts'

/** Writes all amounts of a quote alike, in the summary and beside the button that pays it. */
export function writeQuote({ stores, deliveryTotal }: Quote): WriteAmount {
  return formatColumn([...stores.flatMap(({ lines }) => lines.map((line) => line.lineTotal)), deliveryTotal])
}

/** The amounts to pay, line by line. Every amount is the server's; while it prices again, the old amounts are dimmed. */
export function OrderSummary({ quote, isPricing }: { quote: Quote; isPricing: boolean }) {
  const t = useWords()
  const write = writeQuote(quote)
  return (
    <div aria-busy={isPricing} className={cx('transition-opacity', isPricing && 'opacity-55')}>
      <SummaryItems stores={quote.stores} write={write} />
      <dl className="grid gap-2 py-4">
        <Amount label={t('orders.order.items')} money={quote.itemsTotal} write={write} />
        {quote.undeliverable.length === 0 ? (
          <Amount
            label={t('orders.order.delivery')}
            money={quote.deliveryTotal}
            write={write}
            freeText={t('orders.order.delivery-free')}
          />
        ) : (
          <div className="flex justify-between gap-4 text-danger-text">
            <dt>{t('orders.order.delivery')}</dt>
            <dd>{t('orders.order.delivery-missing')}</dd>
          </div>
        )}
      </dl>
      <p className="spread items-baseline border-t border-line pt-4">
        <span className="font-semibold">{t('orders.order.total')}</span>
        <span aria-live="polite" className="font-display text-[1.75rem] leading-none font-bold tracking-tight">
          {write(quote.total)}
        </span>
      </p>
      <p className="mt-2 text-small text-muted">
        {t('orders.order.held-until', { at: () => <LocalTime at={quote.heldUntil} part="time" /> })}
      </p>
    </div>
  )
}

type Line = Omit<QuoteStore['lines'][number], 'unitPrice' | 'lineTotal'> & { lineTotal: Money | null }
type Summarised = { store: QuoteStore['store']; lines: Line[] }

/** The items of an order, store by store; without their amounts until they are priced. */
export function SummaryItems({ stores, write }: { stores: Summarised[]; write?: WriteAmount }) {
  const t = useWords()
  return (
    <>
      {stores.map(({ store, lines }) => (
        <section key={store.id} aria-label={store.name} className="border-b border-line py-4 first:pt-0">
          <p className="mb-3 text-label text-muted">{store.name}</p>
          <ul className="grid gap-3">
            {lines.map((line) => (
              <li key={line.variantId} className="flex flex-wrap items-center gap-x-3">
                <span className="relative shrink-0">
                  <Picture picture={line.picture} sizes="56px" alt="" className="size-14 rounded-md" />
                  <span className="absolute -top-1.5 -end-1.5 min-w-5.5 rounded-full bg-ink px-1.5 text-center text-[0.75rem] leading-5.5 font-bold text-paper tabular">
                    <span className="sr-only">{`${t('orders.order.quantity')} `}</span>
                    {line.quantity}
                  </span>
                </span>
                <span className="min-w-0 grow basis-20">
                  <span className="line-clamp-2 leading-5 font-medium">{line.name}</span>
                  {line.variantTitle && <span className="block text-small text-muted">{line.variantTitle}</span>}
                </span>
                {write && line.lineTotal && <span className="ms-auto tabular">{write(line.lineTotal)}</span>}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  )
}

type AmountProps = { label: string; money: Money; write: WriteAmount; freeText?: string }

export function Amount({ label, money, write, freeText }: AmountProps) {
  return (
    <div className="spread">
      <dt className="text-muted">{label}</dt>
      <dd className="tabular">{money.amount === 0 && freeText ? freeText : write(money)}</dd>
    </div>
  )
}

export function OrderSummarySkeleton() {
  return (
    <div aria-busy="true" className="grid gap-3">
      {[0, 1].map((row) => (
        <div key={row} className="flex items-center gap-3">
          <Skeleton className="size-14" />
          <Skeleton className="h-5 grow" />
          <Skeleton className="h-5 w-16" />
        </div>
      ))}
      <Skeleton className="mt-4 h-8" />
    </div>
  )
}
