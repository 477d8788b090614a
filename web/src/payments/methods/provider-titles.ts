import type { ProviderName } from '@makola/contract/payments.ts'

/** The providers' names as people know them. */
export const providerTitles: Record<ProviderName, string> = {
  paystack: 'Paystack',
  flutterwave: 'Flutterwave',
  stripe: 'Stripe',
  'cash-on-delivery': 'Cash on delivery',
  sandbox: 'Sandbox payment',
}

/** Paid to the courier on delivery: until then nothing is paid. */
export const cashProvider = 'cash-on-delivery' satisfies ProviderName
