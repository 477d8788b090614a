import { fromWireAmount } from '@makola/money/wire.ts'
import { z } from 'zod'
import type { Platform } from '../../../platform/platform.ts'
import type { FlutterwaveAccount } from '../../settings.ts'
import { callProvider } from '../call-provider.ts'
import type { DisputeDesk, ProviderDispute } from '../dispute-desk.ts'

const wireId = z.union([z.string().max(100), z.number()]).transform(String)

const chargeback = z.object({
  id: wireId,
  amount: z.union([z.string(), z.number()]),
  status: z.string(),
  stage: z.string().nullish(),
  comment: z.string().nullish(),
  due_date: z.string().nullish(),
  tx_ref: z.string().nullish(),
  transaction_id: wireId.nullish(),
})
type Chargeback = z.output<typeof chargeback>

const chargebackPage = z.object({
  status: z.literal('success'),
  meta: z.object({ page_info: z.object({ total_pages: z.number() }) }).nullish(),
  data: z.array(chargeback),
})
const disputed = z.object({
  status: z.literal('success'),
  data: z.object({ id: wireId, tx_ref: z.string(), currency: z.string() }),
})
const done = z.object({ status: z.literal('success') })

/** Disputes opened longer ago are not looked for. */
const lookBackDays = 200
const daySeconds = 86_400

/** Chargebacks at Flutterwave: it lists them, and tells of a single one only by listing. */
export function openFlutterwaveDisputes(platform: Platform, { url, secretKey }: FlutterwaveAccount): DisputeDesk {
  const ask = (path: string, signal: AbortSignal, json?: object) =>
    callProvider(platform, { url: `${url}/v3/${path}`, secretKey, ...(json && { json, method: 'PUT' }), signal })

  async function readAll(since: Date, signal: AbortSignal): Promise<Chargeback[]> {
    const found: Chargeback[] = []
    for (let page = 1, pages = 1; page <= pages; page++) {
      const query = new URLSearchParams({ from: since.toISOString().slice(0, 10), page: String(page) })
      const { body } = await ask(`chargebacks?${query}`, signal)
      const list = chargebackPage.parse(body)
      pages = list.meta?.page_info.total_pages ?? 1
      found.push(...list.data)
    }
    return found
  }

  /** A chargeback does not say its currency: its transaction does. */
  async function complete(row: Chargeback, signal: AbortSignal): Promise<ProviderDispute> {
    const path = row.transaction_id
      ? `transactions/${encodeURIComponent(row.transaction_id)}/verify`
      : `transactions/verify_by_reference?${new URLSearchParams({ tx_ref: row.tx_ref ?? '' })}`
    const { data } = disputed.parse((await ask(path, signal)).body)
    return asDispute(row, data)
  }

  async function answer(id: string, action: 'accept' | 'decline', comment: string, signal: AbortSignal) {
    done.parse((await ask(`chargebacks/${encodeURIComponent(id)}`, signal, { action, comment })).body)
  }

  return {
    async list(since, signal) {
      return Promise.all((await readAll(since, signal)).map((row) => complete(row, signal)))
    },
    async read(id, signal) {
      const since = new Date(platform.clock.now().getTime() - lookBackDays * daySeconds * 1000)
      const row = (await readAll(since, signal)).find((each) => each.id === id)
      if (!row) throw new Error(`Flutterwave lists no chargeback ${id}`)
      return complete(row, signal)
    },
    sendEvidence: (id, { summary }, signal) => answer(id, 'decline', summary, signal),
    accept: ({ id, evidence }, signal) => answer(id, 'accept', evidence.summary, signal),
  }
}

const states: Record<string, ProviderDispute['state']> = {
  initiated: 'needs_response',
  pending: 'under_review',
  declined: 'under_review',
  accepted: 'lost',
  lost: 'lost',
  won: 'won',
  reversed: 'won',
}

function asDispute(row: Chargeback, of: z.output<typeof disputed>['data']): ProviderDispute {
  const state = states[row.status] ?? 'under_review'
  return {
    id: row.id,
    transactionId: of.id,
    reference: of.tx_ref,
    state,
    reason: row.comment ?? '',
    amountMinor: fromWireAmount('flutterwave', row.amount, of.currency),
    currency: of.currency,
    dueAt: row.due_date && state === 'needs_response' ? new Date(row.due_date) : null,
    fundsState: state === 'lost' ? 'withdrawn' : 'none',
    feeMinor: 0,
    feeCurrency: of.currency,
  }
}
