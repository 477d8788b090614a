import { currencyOf } from '@makola/countries/currencies.ts'
import { say } from '@makola/words/say.ts'
import { and, eq } from 'drizzle-orm'
import type { Platform } from '../../../platform/platform.ts'
import { attempts, payments } from '../../tables.ts'
import type { PaymentProvider } from '../provider.ts'
import { returnUrlOf } from '../return-url.ts'

const t = say('en')

export const cashProvider = 'cash-on-delivery'

/** The name of a refund that a store has to pay from the cash that it collected. */
export const owedCash = (refundId: string) => `owed-${refundId}`

/** The name of a refund that came from the store's cash, or that was never collected. */
export const returnedCash = (refundId: string) => `cash-${refundId}`

/**
 * Cash, paid to the store on delivery. No money moves through the shop: a paid answer is the buyer's promise, in full, under a
 * transaction id derived from the reference. It holds only while the order waits for this payment. Refunds of uncollected cash,
 * and those that the store makes itself, succeed at once. One that the store owes waits for its confirmation, and then for a person.
 */
export function openCashOnDelivery(
  { database, config }: Platform,
  countries: readonly string[],
): PaymentProvider & { name: typeof cashProvider } {
  const pageOf = (reference: string) => `${returnUrlOf(config)}?reference=${reference}`
  return {
    name: cashProvider,
    title: t('payments.by-provider.cash'),
    description: t('payments.by-provider.cash-description'),
    hasSecretTransactionIds: true,
    supports: ({ countryCode, currency }) => countries.includes(countryCode) && currencyOf(countryCode) === currency,

    meansIn: () => ['cash'],

    pageOf,

    start: async ({ reference }) => ({ redirectUrl: pageOf(reference), providerReference: null }),

    async verify({ reference }) {
      const [asked] = await database
        .select({ amountMinor: payments.amountMinor, currency: payments.currency })
        .from(attempts)
        .innerJoin(payments, eq(payments.id, attempts.paymentId))
        .where(and(eq(attempts.provider, cashProvider), eq(attempts.reference, reference)))
      if (!asked) return { status: 'unknown' }
      return {
        ...asked,
        reference,
        status: 'success',
        isPromise: true,
        transactionId: `cash-${reference}`,
        feeMinor: 0,
        reason: null,
      }
    },

    /** Nobody could send one. */
    readWebhook: async () => ({ kind: 'bad-signature' }),

    refund: async ({ key, providerRefundId }) =>
      providerRefundId === owedCash(key)
        ? { status: 'needs_attention', providerRefundId, reason: t('payments.told.cash-unconfirmed') }
        : { status: 'succeeded', providerRefundId: returnedCash(key), reason: null },
  }
}
