import type {
  PaymentProvider,
  RefundAnswer,
  RefundRequest,
  StartRequest,
} from '../../api/src/payments/providers/provider.ts'
import { decideOnPage } from './decide-on-page.ts'

const signal = () => AbortSignal.timeout(5_000)
let count = 0

/** The request for a payment, under a reference of its own. */
export function aStartRequest(
  given: Pick<StartRequest, 'amountMinor' | 'currency'> & Partial<StartRequest>,
): StartRequest {
  return {
    reference: `mk-${++count}`,
    label: 'K7M2P9QX',
    email: 'ada@example.test',
    returnUrl: 'https://makola.example.org/payments/success/',
    cancelUrl: 'https://makola.example.org/payments/failure/?reference=mk',
    openedAt: new Date(),
    ...given,
  }
}

export type Tried = Awaited<ReturnType<typeof tryProvider>>

/** Opens a payment at a provider, without a shop around it; `choose` is what a person does on its page. */
export async function tryProvider(provider: PaymentProvider, asked: StartRequest) {
  const { redirectUrl, providerReference } = await provider.start(asked, signal())
  const verify = () => provider.verify({ reference: asked.reference, providerReference }, signal())
  const choose = (form: Parameters<typeof decideOnPage>[1]) => decideOnPage(redirectUrl, form)
  return { asked, redirectUrl, providerReference, verify, choose }
}

/** Pays it, and returns a function that refunds part of it: always the same refund, by default. */
export async function payAndRefund(
  provider: PaymentProvider,
  { asked: { currency }, choose, verify }: Tried,
  { scenario, amountMinor }: { scenario: string; amountMinor: number },
): Promise<(given?: Partial<RefundRequest>) => Promise<RefundAnswer>> {
  await choose({ scenario })
  const fact = await verify()
  if (fact.status === 'unknown') throw new Error('It was not paid')
  const { reference, transactionId } = fact
  const key = `refund-${++count}`
  const asked = { reference, transactionId, currency, amountMinor, key, providerRefundId: null }
  return (given = {}) => provider.refund({ ...asked, ...given }, signal())
}
