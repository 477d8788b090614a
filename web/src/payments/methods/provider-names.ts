import type { ProviderName } from '@makola/contract/payments/payments.ts'
import type { Key } from '@makola/words/messages.ts'

/** The providers' names as people know them: `t(providerNames[provider])`. */
export const providerNames = {
  paystack: 'payments.provider.paystack',
  flutterwave: 'payments.provider.flutterwave',
  stripe: 'payments.provider.stripe',
  'cash-on-delivery': 'payments.provider.cash-on-delivery',
  sandbox: 'payments.provider.sandbox',
} as const satisfies Record<ProviderName, Key>

/** Paid to the courier on delivery: until then nothing is paid. */
export const cashProvider = 'cash-on-delivery' satisfies ProviderName
