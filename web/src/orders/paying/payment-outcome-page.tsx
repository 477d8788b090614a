import type { TrackedOrder } from '@makola/contract/orders/orders.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { cx } from 'class-variance-authority'
import { useEffect, useState } from 'react'
import { Button, buttonStyles } from '../../ui/actions/button.tsx'
import { Card } from '../../ui/display/card.tsx'
import { useWords, type Words } from '../../ui/words/use-words.ts'
import { OrderReceipt } from '../order/order-receipt.tsx'
import { findOwnOrder } from '../order/own-orders.ts'
import { type PaymentHints, trackedOrderQuery } from '../order/queries.ts'
import { ChangeOrder } from './change-order.tsx'
import { listNextSteps } from './list-next-steps.ts'
import { OutcomeMark } from './outcome-mark.tsx'
import type { OutcomeScreen } from './outcome-screen.ts'
import { PayAgain } from './pay-again.tsx'
import { useVerifiedPayment } from './use-verified-payment.ts'
import { WaitingNote } from './waiting-note.tsx'

const payable = new Set<OutcomeScreen['kind']>(['failed', 'left', 'waiting', 'unpaid'])

/**
 * The page to which payment pages return shoppers, whatever the outcome: it shows what the server knows, decides nothing, and
 * moves to the matching address. It is as high as the screen, so that nothing moves when the answer comes.
 */
export function PaymentOutcomePage({ hints, address }: { hints: PaymentHints; address: OutcomeAddress }) {
  const t = useWords()
  const { screen, payment, isChecking, checkAgain } = useVerifiedPayment(hints)
  useOwnAddress(screen.kind, address)
  const token = useOwnToken(payment?.orderNumber)
  const { data: order } = useQuery({ ...trackedOrderQuery(token ?? ''), enabled: token !== undefined })
  useFreshOrder(payment?.orderState, token)
  const canCheck = screen.kind === 'waiting' || screen.kind === 'unreachable'
  const isOpen = screen.kind === 'confirming' || screen.kind === 'waiting' || screen.kind === 'unpaid'
  const canPayAgain = payable.has(screen.kind) && payment?.canPayAgain === true && order !== undefined
  const isThrough = screen.kind === 'paid' || screen.kind === 'promised'
  // To pay again is what one is here for: all other ways come below it.
  const isRetry = payment?.canPayAgain === true && token !== undefined && ['failed', 'left'].includes(screen.kind)
  const nextSteps = screen.kind !== 'checking' && (
    <NextSteps kind={screen.kind} number={token ? payment?.orderNumber : undefined} />
  )
  return (
    <div className="page grid min-h-dvh max-w-3xl content-start gap-6 py-8 md:py-16">
      <Card
        aria-live="polite"
        className={cx(
          'grid justify-items-center gap-4 py-8! text-center md:py-12!',
          // The receipt is what is printed, if there is one.
          isThrough && order && 'print:hidden',
        )}
      >
        <OutcomeMark screen={screen} />
        <h1 className="w-full text-title">{writeTitle(screen, order, t)}</h1>
        <p className="w-full max-w-lg text-muted">
          {screen.text}
          {screen.kind === 'paid' && order?.email && ` ${t('orders.paying.receipt', { email: order.email })}`}
        </p>
        {screen.kind === 'failed' && payment?.reason && <p className="font-medium">{payment.reason}</p>}
        {payment && (
          <p className="rounded-md bg-sunken px-4 py-2">
            {t(payment.cashDue ? 'orders.paying.order-cash' : 'orders.paying.order', {
              number: payment.orderNumber,
              total: payment.cashDue ?? payment.total,
              strong: (text) => <strong>{text}</strong>,
              dot: (text) => <span className="max-md:hidden">{text}</span>,
              sum: (text) => <span className="max-md:block">{text}</span>,
            })}
          </p>
        )}
        {payment && isOpen && <WaitingNote payment={payment} order={order} />}
        {canCheck && (
          <Button isBusy={isChecking} onClick={checkAgain}>
            {t('orders.paying.check')}
          </Button>
        )}
        {!isRetry && nextSteps}
      </Card>
      {canPayAgain && token && (
        <Card aria-labelledby="again">
          <h2 id="again" className="mb-1 text-heading">
            {t('orders.paying.again.title', { total: order.total })}
          </h2>
          <p className="mb-4 text-muted">
            {screen.kind === 'waiting' && `${t('orders.paying.again.caution')} `}
            {t('orders.paying.again.text')}
          </p>
          <PayAgain order={order} token={token} />
          <ChangeOrder order={order} token={token} className="mt-4" />
        </Card>
      )}
      {isRetry && nextSteps}
      {isThrough && <WhatHappensNext paysCash={screen.kind === 'promised'} order={order} />}
      {isThrough && order && <OrderReceipt order={order} />}
    </div>
  )
}

function writeTitle({ kind, title }: OutcomeScreen, order: TrackedOrder | undefined, t: Words): string {
  const name = order?.address.name.split(' ')[0]
  if (name === undefined) return title
  if (kind === 'paid') return t('orders.paying.paid-thanks', { name })
  return kind === 'promised' ? t('orders.paying.promised-thanks', { name }) : title
}

/** Success and failure have an address each; anything open or unknown stays at the current one. */
function useOwnAddress(kind: OutcomeScreen['kind'], address: OutcomeAddress): void {
  const navigate = useNavigate()
  const to = addressOf(kind) ?? address
  useEffect(() => {
    if (to !== address) void navigate({ to, search: true, replace: true })
  }, [navigate, to, address])
}

const unpaidEnds: ReadonlySet<OutcomeScreen['kind']> = new Set(['failed', 'left', 'expired', 'let-go'])

type OutcomeAddress = '/payments/success/' | '/payments/failure/'

function addressOf(kind: OutcomeScreen['kind']): OutcomeAddress | undefined {
  if (kind === 'paid' || kind === 'promised') return '/payments/success/'
  if (unpaidEnds.has(kind)) return '/payments/failure/'
  return undefined
}

/** The link to an order that this browser placed; local storage is read after mount. */
function useOwnToken(number: string | undefined): string | undefined {
  const [token, setToken] = useState<string>()
  useEffect(() => setToken(number === undefined ? undefined : findOwnOrder(number)?.trackingToken), [number])
  return token
}

/** When the payment changes the order, this page's data about the order and the cart are stale. */
function useFreshOrder(orderState: string | undefined, token: string | undefined): void {
  const queryClient = useQueryClient()
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is the change of state that makes them old
  useEffect(() => {
    if (token) void queryClient.invalidateQueries(trackedOrderQuery(token))
    void queryClient.invalidateQueries({ queryKey: ['cart'] })
  }, [queryClient, orderState, token])
}

type NextStepsProps = { kind: OutcomeScreen['kind']; number: string | undefined }

function NextSteps({ kind, number }: NextStepsProps) {
  const t = useWords()
  const isBackInCart = kind === 'expired' || kind === 'let-go'
  return (
    <div className="mt-2 flex flex-wrap justify-center gap-2 print:hidden">
      {isBackInCart && (
        <Link to="/cart" className={buttonStyles()}>
          {t('orders.paying.back-to-cart')}
        </Link>
      )}
      <Link
        to="/order-tracking/"
        search={{ number }}
        className={buttonStyles({ variant: kind === 'paid' || kind === 'promised' ? 'default' : 'outline' })}
      >
        {number ? t('orders.paying.track') : t('orders.paying.find')}
      </Link>
      <Link to="/store/" className={buttonStyles({ variant: 'ghost' })}>
        {t('orders.paying.keep-shopping')}
      </Link>
    </div>
  )
}

function WhatHappensNext({ paysCash, order }: { paysCash: boolean; order: TrackedOrder | undefined }) {
  const t = useWords()
  const steps = listNextSteps(order, { paysCash }, t)
  return (
    <section aria-labelledby="next" className="print:hidden">
      <h2 id="next" className="mb-3 text-heading">
        {t('orders.paying.next')}
      </h2>
      <ol className="grid gap-4 md:grid-cols-3">
        {steps.map(([title, text], index) => (
          <li key={title} className="rounded-lg border border-line bg-surface p-4">
            <span aria-hidden="true" className="font-display text-2xl font-bold text-accent-text">
              {index + 1}
            </span>
            <p className="font-semibold">{title}</p>
            <p className="text-small text-muted">{text}</p>
          </li>
        ))}
      </ol>
    </section>
  )
}
