import { fromWireAmount, toWireAmount } from '@makola/money/wire.ts'
import { z } from 'zod'
import type { Platform } from '../../../platform/platform.ts'
import type { PaystackAccount } from '../../settings.ts'
import { callProvider } from '../call-provider.ts'
import type { AcceptedDispute, DisputeDesk, DisputeEvidence, ProviderDispute } from '../dispute-desk.ts'
import { paystackId } from './refund.ts'

const dispute = z.object({
  id: paystackId,
  status: z.string(),
  resolution: z.string().nullish(),
  /** What goes back: a part, once it was resolved like that. */
  refund_amount: z.unknown().optional(),
  currency: z.string().nullish(),
  category: z.string().nullish(),
  dueAt: z.string().nullish(),
  transaction: z.object({ id: paystackId, reference: z.string(), amount: z.unknown(), currency: z.string() }),
})
const oneDispute = z.object({ status: z.literal(true), data: dispute })
const disputePage = z.object({
  status: z.literal(true),
  data: z.array(dispute),
  meta: z.object({ pageCount: z.number() }),
})
const uploadPlace = z.object({
  status: z.literal(true),
  data: z.object({ signedUrl: z.url({ protocol: /^https?$/ }), fileName: z.string() }),
})
const takenEvidence = z.object({ status: z.literal(true), data: z.object({ id: paystackId }) })
const done = z.object({ status: z.literal(true) })

type Account = PaystackAccount
type Ask = (path: string, call: { json?: object; method?: 'PUT' }, signal: AbortSignal) => Promise<unknown>

/** Disputes at Paystack. Silence accepts them, within hours. */
export function openPaystackDisputes(platform: Platform, { url, secretKey }: Account): DisputeDesk {
  const ask: Ask = async (path, call, signal) =>
    (await callProvider(platform, { url: `${url}/dispute${path}`, secretKey, ...call, signal })).body
  return {
    async list(since, signal) {
      const found: ProviderDispute[] = []
      for (let page = 1, pages = 1; page <= pages; page++) {
        const query = new URLSearchParams({ from: since.toISOString(), perPage: '100', page: String(page) })
        const list = disputePage.parse(await ask(`?${query}`, {}, signal))
        pages = list.meta.pageCount
        found.push(...list.data.map(asDispute))
      }
      return found
    },
    async read(id, signal) {
      return asDispute(oneDispute.parse(await ask(`/${encodeURIComponent(id)}`, {}, signal)).data)
    },
    async sendEvidence(id, evidence, signal) {
      const file = await upload(platform, ask, { id, evidence }, signal)
      const { customer, summary, delivery } = evidence
      const json = {
        customer_email: customer.email ?? '',
        customer_name: customer.name,
        customer_phone: customer.phone ?? '',
        service_details: summary,
        delivery_address: delivery.address,
        ...(delivery.deliveredAt && { delivery_date: delivery.deliveredAt.toISOString().slice(0, 10) }),
      }
      const path = `/${encodeURIComponent(id)}`
      const taken = takenEvidence.parse(await ask(`${path}/evidence`, { json }, signal))
      const answer = { resolution: 'declined', message: summary, refund_amount: 0, evidence: taken.data.id }
      done.parse(await ask(`${path}/resolve`, { method: 'PUT', json: { ...answer, uploaded_filename: file } }, signal))
    },
    accept: (accepted, signal) => accept(platform, ask, accepted, signal),
  }
}

/** Paystack wants a file even from who gives up. */
async function accept(platform: Platform, ask: Ask, accepted: AcceptedDispute, signal: AbortSignal): Promise<void> {
  const { id, amountMinor, currency, evidence } = accepted
  const json = {
    resolution: 'merchant-accepted',
    message: evidence.summary,
    refund_amount: Number(toWireAmount('paystack', { amount: amountMinor, currency })),
    uploaded_filename: await upload(platform, ask, { id, evidence }, signal),
  }
  done.parse(await ask(`/${encodeURIComponent(id)}/resolve`, { method: 'PUT', json }, signal))
}

/** Puts the file where Paystack says, and returns Paystack's name for it. */
async function upload(
  { fetch }: Platform,
  ask: Ask,
  { id, evidence }: { id: string; evidence: DisputeEvidence },
  signal: AbortSignal,
): Promise<string> {
  const query = new URLSearchParams({ upload_filename: evidence.file.name })
  const { data } = uploadPlace.parse(await ask(`/${encodeURIComponent(id)}/upload_url?${query}`, {}, signal))
  const body = new Blob([Uint8Array.from(evidence.file.bytes)])
  const response = await fetch(data.signedUrl, { method: 'PUT', body, redirect: 'manual', signal })
  if (!response.ok) throw new Error(`Paystack did not take a file: ${response.status}`)
  return data.fileName
}

/** `merchant-accepted` means that the buyer has the money: we lost. */
function asDispute(row: z.output<typeof dispute>): ProviderDispute {
  const { transaction, resolution } = row
  const currency = row.currency ?? transaction.currency
  const state = stateOf(row)
  const asked = fromWireAmount('paystack', row.refund_amount, currency)
  return {
    id: row.id,
    transactionId: transaction.id,
    reference: transaction.reference,
    state,
    reason: [row.category, resolution].filter(Boolean).join(', '),
    amountMinor: asked !== null && asked > 0 ? asked : fromWireAmount('paystack', transaction.amount, currency),
    currency,
    dueAt: row.dueAt && state === 'needs_response' ? new Date(row.dueAt) : null,
    fundsState: state === 'lost' ? 'withdrawn' : 'none',
    feeMinor: 0,
    feeCurrency: currency,
  }
}

function stateOf({ status, resolution }: z.output<typeof dispute>): ProviderDispute['state'] {
  if (status === 'awaiting-merchant-feedback') return 'needs_response'
  if (status === 'resolved' || status === 'archived') {
    if (resolution === 'declined') return 'won'
    // Without a resolution it ended by itself: archived without a loss, resolved by silence.
    return resolution || status === 'resolved' ? 'lost' : 'closed'
  }
  return 'under_review'
}
