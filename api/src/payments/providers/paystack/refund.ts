import { fromWireAmount, toWireAmount } from '@makola/money/wire.ts'
import { say } from '@makola/words/say.ts'
import { z } from 'zod'
import type { Platform } from '../../../platform/platform.ts'
import type { PaystackAccount } from '../../settings.ts'
import { callProvider } from '../call-provider.ts'
import type { ListedRefund, ListRefunds, RefundAnswer, RefundRequest } from '../provider.ts'

const t = say('en')

/** An id of 64 bits, as text. */
export const paystackId = z.union([z.number(), z.string()]).transform(String)

/** A refusal by Paystack. */
export const paystackRefusal = z.object({
  status: z.literal(false),
  message: z.string(),
  code: z.string().optional(),
})

const refund = z.object({
  id: paystackId,
  status: z.string(),
  amount: z.union([z.number(), z.string()]).nullish(),
  merchant_note: z.string().nullish(),
})
type Refund = z.output<typeof refund>

const oneRefund = z.object({ status: z.literal(true), data: refund })
const refundList = z.object({ status: z.literal(true), data: z.array(refund) })

/** The most refunds of one transaction that are searched. */
const pageSize = 100

/**
 * Refunds a transaction. Paystack has no idempotency key, so ours goes in the merchant note, and before a request the
 * transaction's refunds are searched for it.
 */
export async function refundAtPaystack(
  platform: Platform,
  account: PaystackAccount,
  request: RefundRequest,
  signal: AbortSignal,
): Promise<RefundAnswer> {
  const { secretKey } = account
  const known = request.providerRefundId
  if (known !== null) {
    const url = `${account.url}/refund/${encodeURIComponent(known)}`
    const { body } = await callProvider(platform, { url, secretKey, signal })
    return answerOf(oneRefund.parse(body).data)
  }
  const refunds = await readRefunds(platform, account, request, signal)
  const ours = refunds.find((candidate) => candidate.merchant_note?.includes(request.key))
  if (ours) return answerOf(ours)
  if (refunds.length >= pageSize)
    throw new Error('Paystack has more refunds of one transaction than are looked through')
  return askForRefund(platform, account, request, signal)
}

/** Lists all refunds of a transaction, including those made in Paystack's dashboard. */
export async function listPaystackRefunds(
  platform: Platform,
  account: PaystackAccount,
  of: ListRefunds,
  signal: AbortSignal,
): Promise<ListedRefund[]> {
  const refunds = await readRefunds(platform, account, of, signal)
  return refunds.map((row) => ({
    providerRefundId: row.id,
    note: row.merchant_note ?? '',
    amountMinor: fromWireAmount('paystack', row.amount, of.currency),
    status: answerOf(row).status,
  }))
}

async function readRefunds(
  platform: Platform,
  { url, secretKey }: PaystackAccount,
  { transactionId }: { transactionId: string },
  signal: AbortSignal,
): Promise<Refund[]> {
  const query = new URLSearchParams({ transaction: transactionId, perPage: String(pageSize) })
  const { body } = await callProvider(platform, { url: `${url}/refund?${query}`, secretKey, signal })
  return refundList.parse(body).data
}

async function askForRefund(
  platform: Platform,
  { url, secretKey }: PaystackAccount,
  { transactionId, amountMinor, currency, key }: RefundRequest,
  signal: AbortSignal,
): Promise<RefundAnswer> {
  const amount = toWireAmount('paystack', { amount: amountMinor, currency })
  const json = {
    transaction: transactionId,
    amount,
    currency,
    merchant_note: t('payments.by-provider.refund-note', { key }),
  }
  const { body } = await callProvider(platform, { url: `${url}/refund`, secretKey, json, signal })
  const refusal = paystackRefusal.safeParse(body).data
  if (!refusal) return answerOf(oneRefund.parse(body).data)
  // Requested again until there is money to send.
  const isShort = /insufficient balance/i.test(refusal.message)
  return { status: isShort ? 'needs_attention' : 'failed', providerRefundId: null, reason: refusal.message }
}

/** Accepted is not done: the money has left when it is `processed`. */
function answerOf({ id: providerRefundId, status }: Refund): RefundAnswer {
  switch (status) {
    case 'processed':
      return { status: 'succeeded', providerRefundId, reason: null }
    case 'failed':
      return { status: 'failed', providerRefundId, reason: t('payments.by-provider.paystack-not-sent-back') }
    case 'needs-attention':
      return { status: 'needs_attention', providerRefundId, reason: t('payments.by-provider.paystack-needs-account') }
    case 'pending':
      return { status: 'requested', providerRefundId, reason: null }
    default:
      return { status: 'processing', providerRefundId, reason: null }
  }
}
