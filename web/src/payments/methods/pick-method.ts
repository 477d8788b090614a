import type { PaymentMethod, ProviderName } from '@makola/contract/payments/payments.ts'

type Wish = { chosen?: ProviderName | '' | null | undefined; silent?: ProviderName | undefined }

/**
 * Returns the chosen method while it is available; else the first available one, a failed one last. Undefined when none is
 * available.
 */
export function pickMethod(methods: readonly PaymentMethod[], { chosen, silent }: Wish): PaymentMethod | undefined {
  const open = methods.filter(({ unavailable }) => unavailable === null)
  return open.find(({ provider }) => provider === chosen) ?? open.find(({ provider }) => provider !== silent) ?? open[0]
}
