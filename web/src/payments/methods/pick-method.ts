import type { PaymentMethod, ProviderName } from '@makola/contract/payments.ts'

type Wish = { chosen?: ProviderName | '' | undefined; silent?: ProviderName | undefined }

/**
 * The way to pay that was chosen, as long as it can be taken; else the first that can, one that has just not answered
 * last. Undefined when nobody can pay now.
 */
export function pickMethod(methods: readonly PaymentMethod[], { chosen, silent }: Wish): PaymentMethod | undefined {
  const open = methods.filter(({ unavailable }) => unavailable === null)
  return open.find(({ provider }) => provider === chosen) ?? open.find(({ provider }) => provider !== silent) ?? open[0]
}
