import type { Cart } from '@makola/contract/carts/carts.ts'
import type { PaymentMethod } from '@makola/contract/payments/payments.ts'
import type { Rate } from '@makola/contract/rates/rates.ts'
import type { Country } from '@makola/countries/names.ts'
import { useRef } from 'react'
import { useAccount } from '../../auth/session/session.ts'
import { PaymentMethodChoice } from '../../payments/methods/payment-method-choice.tsx'
import { cashProvider } from '../../payments/methods/provider-names.ts'
import { buttonStyles } from '../../ui/actions/button.tsx'
import { watchActionBar } from '../../ui/actions/watch-action-bar.ts'
import { Card } from '../../ui/display/card.tsx'
import { lazyPart } from '../../ui/layers/lazy-part.tsx'
import { Skeleton } from '../../ui/messages/skeleton.tsx'
import { useWords, type Words } from '../../ui/words/use-words.ts'
import { OrderSummary, OrderSummarySkeleton, SummaryItems, writeQuote } from '../order/order-summary.tsx'
import { Acceptance } from './acceptance.tsx'
import { AddressFields } from './address-fields.tsx'
import type { Faults } from './checkout-form.ts'
import { CheckoutNotice } from './checkout-notice.tsx'
import { ContactFields } from './contact-fields.tsx'
import { DeliveryChoiceList } from './delivery-choice.tsx'
import { focusField } from './focus-field.ts'
import { FormSection } from './form-section.tsx'
import { OtherCountry } from './other-country.tsx'
import { PayButton } from './pay-button.tsx'
import { QuoteProblem } from './quote-problem.tsx'
import { useCheckout } from './use-checkout.ts'
import type { usePlaceOrder } from './use-place-order.ts'

// For the signed-in only, after the page shows.
const part = () => import('./saved-address-choice.tsx')
const SavedAddressChoice = lazyPart(async () => ({ default: (await part()).SavedAddressChoice }))
const SaveTypedAddress = lazyPart(async () => ({ default: (await part()).SaveTypedAddress }))

export type CheckoutDeskProps = {
  rate: Rate
  countries: Country[]
  cart: Cart
  placing: ReturnType<typeof usePlaceOrder>
}

/** The form beside its cost; on a phone one column with the pay button always visible. */
export function CheckoutDesk({ rate, countries, cart, placing }: CheckoutDeskProps) {
  const t = useWords()
  const account = useAccount()
  const element = useRef<HTMLFormElement>(null)
  const focus = (pointer: string) => focusField(element.current, pointer)
  const checkout = useCheckout({ rate, cart, placing, focus })
  const { form, change, isPickedUp, refusal, country, fields, dialCode } = checkout
  const { methods, method, quote, quoteError, isPricing } = checkout
  const faults: Faults = refusal?.kind === 'fields' ? refusal.faults : {}
  const countryName = countries.find(({ code }) => code === country)?.name ?? country
  const paysCash = method?.provider === cashProvider
  const total = quote && writeQuote(quote)(quote.total)
  const button = { total, paysCash, isPlacing: placing.isPending, isDisabled: !checkout.canPay }
  return (
    <div className="page py-8 md:py-12">
      <h1 className="mb-6 text-title">{t('orders.checkout.title')}</h1>
      <div className="grid items-start gap-6 lg:grid-cols-[1fr_24rem] lg:gap-8">
        <form
          ref={element}
          id="checkout"
          noValidate
          onSubmit={(event) => {
            event.preventDefault()
            checkout.pay()
          }}
          className="grid min-w-0 gap-4"
        >
          {refusal && (
            <CheckoutNotice
              refusal={refusal}
              total={isPricing ? undefined : quote?.total}
              isBusy={placing.isPending}
              onPay={checkout.pay}
              onFocusField={focus}
            />
          )}
          {quoteError && refusal?.kind !== 'out-of-stock' && (
            <QuoteProblem error={quoteError} onRetry={checkout.priceAgain} isRetrying={isPricing} />
          )}
          <FormSection number={1} title={t('orders.checkout.contact')}>
            <ContactFields form={form} change={change} faults={faults} dialCode={dialCode} />
          </FormSection>
          <FormSection number={2} title={t(isPickedUp ? 'orders.checkout.collector' : 'orders.checkout.address')}>
            <OtherCountry {...{ rate, country, countryName, change }} />
            {account && <SavedAddressChoice {...{ form, change, country, countries, isPickedUp }} />}
            <AddressFields {...{ form, change, faults, country, countries, fields }} />
            {account && !isPickedUp && <SaveTypedAddress {...{ form, country }} />}
          </FormSection>
          <FormSection number={3} title={t('orders.checkout.delivery')}>
            {quote ? (
              <DeliveryChoiceList
                stores={quote.stores}
                choice={form.delivery}
                onChange={checkout.chooseDelivery}
                countryName={countryName}
              />
            ) : quoteError ? (
              <p className="text-muted">{t('orders.checkout.no-price')}</p>
            ) : (
              <Skeleton className="h-14" />
            )}
          </FormSection>
          <FormSection number={4} title={t('orders.checkout.payment')}>
            <PaymentMethodChoice
              methods={methods}
              value={method?.provider}
              onChange={(chosen) => change({ provider: chosen })}
              name="/provider"
              error={faults['/provider']}
            />
          </FormSection>
        </form>
        <Card aria-label={t('orders.checkout.order')} className="min-w-0 lg:sticky lg:top-[calc(var(--banners)+6rem)]">
          <h2 className="mb-4 text-heading">{t('orders.checkout.order')}</h2>
          {quote ? (
            <OrderSummary quote={quote} isPricing={isPricing} />
          ) : quoteError ? (
            <>
              <SummaryItems stores={cart.stores} />
              <p className="mt-4 text-muted">{t('orders.checkout.no-price')}</p>
            </>
          ) : (
            <OrderSummarySkeleton />
          )}
          <Undeliverable names={quote?.undeliverable} countryName={countryName} />
          <div className="mt-6 hidden lg:grid">
            <PayButton {...button} />
          </div>
          <p className="mt-4 text-small text-muted">{explainPayment(rate, method, t)}</p>
          <Acceptance />
        </Card>
      </div>
      <div
        ref={watchActionBar}
        data-action-bar=""
        className="sticky bottom-0 z-30 -mx-(--edge) mt-6 flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line bg-paper px-(--edge) py-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] lg:hidden"
      >
        <p className="grow">
          <span className="block text-small text-muted">{t('orders.checkout.total')}</span>
          <span className="block whitespace-nowrap font-display text-xl leading-6 font-bold">
            {total ?? (quoteError ? '–' : '…')}
          </span>
        </p>
        {quote && quote.undeliverable.length > 0 ? (
          <a href="#section-3" className={buttonStyles({ variant: 'outline' })}>
            {t('orders.checkout.undeliverable.check')}
          </a>
        ) : (
          <PayButton {...button} total={undefined} />
        )}
      </div>
    </div>
  )
}

function explainPayment({ currency }: Rate, method: PaymentMethod | undefined, t: Words): string {
  if (!method) return t('orders.checkout.pay-there', { currency })
  return method.provider === cashProvider
    ? t('orders.checkout.pay-cash', { currency })
    : t('orders.checkout.pay-there-named', { currency, provider: method.name })
}

function Undeliverable({ names = [], countryName }: { names: string[] | undefined; countryName: string }) {
  const t = useWords()
  if (names.length === 0) return null
  return (
    <p className="mt-4 text-small font-medium text-danger-text">
      {t('orders.checkout.undeliverable.stores', {
        country: countryName,
        names,
        stores: (text) => (
          <a href="#section-3" className="underline">
            {text}
          </a>
        ),
      })}
    </p>
  )
}
