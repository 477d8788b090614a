import type { Cart } from '@makola/contract/carts/carts.ts'
import type { Rate } from '@makola/contract/rates/rates.ts'
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { type DeliveryChoice, quoteQuery } from '../../carts/queries.ts'
import { pickMethod } from '../../payments/methods/pick-method.ts'
import { paymentMethodsQuery } from '../../payments/methods/queries.ts'
import { useWords } from '../../ui/words/use-words.ts'
import { addressFormQuery } from '../order/queries.ts'
import {
  buildOrder,
  type CheckoutForm,
  type Faults,
  findAskedFields,
  findFaults,
  findFirstFault,
  isAllPickedUp,
  keepFaults,
  nameFaults,
  needsNoAddress,
} from './checkout-form.ts'
import { explainRefusal, type Refusal } from './explain-refusal.ts'
import { isRefusal } from './place-order.ts'
import { useCheckoutForm } from './use-checkout-form.ts'
import { placingKey, type usePlaceOrder } from './use-place-order.ts'

type Given = {
  rate: Rate
  cart: Cart
  placing: ReturnType<typeof usePlaceOrder>
  focus: (pointer: string) => void
}

/** The state of the checkout: typed values, the server's prices, and its refusal. */
export function useCheckout({ rate, cart, placing, focus }: Given) {
  const t = useWords()
  const queryClient = useQueryClient()
  const { form, change, isRestored } = useCheckoutForm(rate.countryCode)
  const [refusal, setRefusal] = useState<Refusal>()
  const country = form.country || rate.countryCode
  const address = useQuery({ ...addressFormQuery(country), placeholderData: keepPreviousData })
  const quoting = quoteQuery({ rate: rate.id, country, delivery: form.delivery })
  const pricing = useQuery({ ...quoting, enabled: isRestored })
  useFreshCart(pricing.error)
  useVisitorsCountry(rate, { form, change, isRestored })
  // A country whose price is still loading shows the last one, dimmed; it cannot be paid.
  const isPricing = pricing.isFetching || address.isPlaceholderData
  const quote = pricing.data
  const isPickedUp = needsNoAddress(form, { quote, cart, isHome: country === rate.countryCode })
  const fields = findAskedFields(address.data?.fields ?? [], isPickedUp)
  const { data: methods = [] } = useQuery(
    paymentMethodsQuery(rate.id, {
      amountMinor: quote?.total.amount,
      country: country === rate.countryCode ? undefined : country,
    }),
  )
  const method = pickMethod(methods, { chosen: form.provider })
  const provider = method?.provider
  const canPay = Boolean(quote && provider && !isPricing && !pricing.error && quote.undeliverable.length === 0)

  const showFaults = (faults: Faults) => {
    setRefusal({ kind: 'fields', faults })
    const first = findFirstFault(faults, fields)
    if (first) focus(first)
  }
  const changeForm = (part: Partial<CheckoutForm>) => {
    change(part)
    setRefusal((before) => before && dropFaults(before, form, { ...form, ...part }))
  }
  const chooseDelivery = (delivery: DeliveryChoice) =>
    changeForm({ delivery, isPickedUp: quote !== undefined && isAllPickedUp(quote, delivery) })
  const pay = () => {
    if (!quote || !provider || !canPay || !address.data || queryClient.isMutating({ mutationKey: placingKey }) > 0)
      return
    const faults = findFaults(form, { ...address.data, fields, provider }, t)
    if (Object.keys(faults).length > 0) return showFaults(faults)
    setRefusal(undefined)
    const body = buildOrder(form, { fields, quote, provider })
    placing.mutate({ body, quote, priceAgain: () => queryClient.fetchQuery(quoting) })
  }

  const { error, variables } = placing
  // biome-ignore lint/correctness/useExhaustiveDependencies: an error is explained once, when it comes
  useEffect(() => {
    if (!error || !variables) return
    const why = explainRefusal(error, variables.body.expectedTotal)
    if (why.kind === 'fields') return showFaults(nameFaults(why.faults, fields, t))
    setRefusal(why)
    if (why.kind !== 'unanswered') void queryClient.invalidateQueries({ queryKey: ['cart'] })
  }, [error])

  return {
    ...{ form, change: changeForm, chooseDelivery, isPickedUp, refusal, pay, canPay },
    ...{ country, fields, methods, method, quote, isPricing },
    dialCode: address.data?.dialCode ?? null,
    quoteError: pricing.error,
    priceAgain: () => void pricing.refetch(),
  }
}

/** An address that only the account filled in does not follow the visitor to another country: the account may have one there. */
function useVisitorsCountry(
  { countryCode }: Rate,
  { form, change, isRestored }: ReturnType<typeof useCheckoutForm>,
): void {
  const leave = useEffectEvent(() => {
    if (!form.isPrefilled || form.country === countryCode) return
    // One after the other: the address is emptied in the country that is left.
    change({ address: {} })
    change({ country: '', delivery: {} })
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: the visitor's country decides, at the start and when it changes
  useEffect(() => {
    if (isRestored) leave()
  }, [isRestored, countryCode])
}

/** A cart that the server refuses to price differs from the one on the screen: bought in another tab, or restored by Back. */
function useFreshCart(error: Error | null): void {
  const queryClient = useQueryClient()
  useEffect(() => {
    if (isRefusal(error)) void queryClient.invalidateQueries({ queryKey: ['cart', 'lines'] })
  }, [queryClient, error])
}

function dropFaults(refusal: Refusal, before: CheckoutForm, after: CheckoutForm): Refusal | undefined {
  if (refusal.kind !== 'fields') return refusal
  const faults = keepFaults(refusal.faults, before, after)
  return Object.keys(faults).length > 0 ? { kind: 'fields', faults } : undefined
}
