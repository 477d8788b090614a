import { fromWireAmount, toWireAmount } from '@makola/money/wire.ts'
import { say } from '@makola/words/say.ts'
import { z } from 'zod'
import { parseJson } from '../../../platform/parse-json.ts'
import type { Platform } from '../../../platform/platform.ts'
import type { FlutterwaveAccount } from '../../settings.ts'
import { callProvider } from '../call-provider.ts'
import type { ListedRefund, ListRefunds, RefundAnswer, RefundRequest } from '../provider.ts'

const t = say('en')

const refund = z.object({
  id: z.union([z.string(), z.number()]).transform(String),
  status: z.string(),
  amount_refunded: z.union([z.string(), z.number()]).nullish(),
  /** Our key, as it came back: refunds carry it as `comments` when asked for, and as `comment` when listed. */
  comment: z.string().nullish(),
  comments: z.string().nullish(),
  /** An object, or the same as JSON text. */
  meta: z.unknown(),
})

type Refund = z.output<typeof refund>

const oneRefund = z.object({ status: z.literal('success'), data: refund })

const refundList = z.object({
  status: z.literal('success'),
  meta: z.object({ page_info: z.object({ total: z.number() }) }).optional(),
  data: z.array(refund),
})

const refusal = z.object({ status: z.literal('error'), message: z.string() })

/**
 * Refunds a transaction. Flutterwave v3 has no idempotency key, so ours goes in the comment, and before a request the
 * transaction's refunds are searched for it.
 */
export async function refundAtFlutterwave(
  platform: Platform,
  account: FlutterwaveAccount,
  request: RefundRequest,
  signal: AbortSignal,
): Promise<RefundAnswer> {
  const { secretKey } = account
  const v3 = `${account.url}/v3`
  if (request.providerRefundId !== null) {
    const url = `${v3}/refunds/${encodeURIComponent(request.providerRefundId)}`
    const { status, body } = await callProvider(platform, { url, secretKey, signal })
    return answerOf(read(oneRefund, body, status).data)
  }
  const listUrl = `${v3}/refunds?id=${encodeURIComponent(request.transactionId)}`
  const { status, body } = await callProvider(platform, { url: listUrl, secretKey, signal })
  const list = read(refundList, body, status)
  const ours = list.data.find(({ comment, comments }) => (comment ?? comments) === request.key)
  if (ours) return answerOf(ours)
  if ((list.meta?.page_info.total ?? 0) > list.data.length) {
    throw new Error('Flutterwave lists more refunds of a transaction than it shows: ours may be among the others')
  }
  return askForRefund(platform, account, request, signal)
}

/** Lists all refunds of a transaction, including those made in Flutterwave's dashboard. */
export async function listFlutterwaveRefunds(
  platform: Platform,
  { url, secretKey }: FlutterwaveAccount,
  { transactionId, currency }: ListRefunds,
  signal: AbortSignal,
): Promise<ListedRefund[]> {
  const listUrl = `${url}/v3/refunds?id=${encodeURIComponent(transactionId)}`
  const { status, body } = await callProvider(platform, { url: listUrl, secretKey, signal })
  return read(refundList, body, status).data.map((row) => ({
    providerRefundId: row.id,
    note: row.comment ?? row.comments ?? '',
    amountMinor: fromWireAmount('flutterwave', row.amount_refunded, currency),
    status: answerOf(row).status,
  }))
}

async function askForRefund(
  platform: Platform,
  { url: base, secretKey }: FlutterwaveAccount,
  { transactionId, amountMinor, currency, key }: RefundRequest,
  signal: AbortSignal,
): Promise<RefundAnswer> {
  const url = `${base}/v3/transactions/${encodeURIComponent(transactionId)}/refund`
  const amount = toWireAmount('flutterwave', { amount: amountMinor, currency })
  const { status, body } = await callProvider(platform, { url, secretKey, json: { amount, comments: key }, signal })
  const refused = refusal.safeParse(body)
  if (status >= 400 && refused.success) {
    return { status: 'failed', providerRefundId: null, reason: refused.data.message }
  }
  return answerOf(read(oneRefund, body, status).data)
}

function read<T>(schema: z.ZodType<T>, body: unknown, status: number): T {
  const parsed = schema.safeParse(body)
  if (!parsed.success) throw new Error(`Flutterwave answered nonsense about a refund (${status})`)
  return parsed.data
}

/**
 * `completed` alone means that the refund was accepted; the money has left when its channel is named as well, or when the
 * disbursement has ended.
 */
function answerOf({ id: providerRefundId, status, meta }: Refund): RefundAnswer {
  const end = disbursed(meta)
  if (['failed', 'cancelled'].includes(status) || end === 'failed') {
    return { status: 'failed', providerRefundId, reason: t('payments.by-provider.flutterwave-not-sent-back') }
  }
  const hasLeft = /^completed-./.test(status) || status === 'successful' || end === 'successful'
  return { status: hasLeft ? 'succeeded' : 'processing', providerRefundId, reason: null }
}

function disbursed(meta: unknown): string | null {
  const known = z.object({ disburse_status: z.string() }).safeParse(typeof meta === 'string' ? parseJson(meta) : meta)
  return known.success ? known.data.disburse_status : null
}
