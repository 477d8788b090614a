import { normalisePhone } from '@makola/countries/phone-numbers.ts'
import { fromWireAmount, toWireAmount } from '@makola/money/wire.ts'
import { say } from '@makola/words/say.ts'
import { z } from 'zod'
import type { Platform } from '../../../platform/platform.ts'
import type { FlutterwaveAccount } from '../../settings.ts'
import { callProvider } from '../call-provider.ts'
import {
  type AccountToName,
  type Institution,
  refusedTransfer,
  type TransferAnswer,
  type TransferProvider,
  type TransferRequest,
  type TransferTarget,
} from '../transfer-provider.ts'

const t = say('en')

/**
 * The countries where a name, a bank and a number are enough for Flutterwave. Elsewhere it also requires a branch or both
 * parties' addresses, which we do not collect.
 */
const bankCurrencies: Record<string, string> = { NG: 'NGN' }

/** Mobile money by country: its currency, and the operators by Flutterwave's codes (v3, “Mobile money transfers”). */
const mobileMoney: Record<string, { currency: string; operators: readonly Institution[] }> = {
  CI: {
    currency: 'XOF',
    operators: [operator(t('payments.by-provider.mtn-moov-orange'), 'FMM'), operator('Wave', 'WAVE')],
  },
  CM: { currency: 'XAF', operators: [operator(t('payments.by-provider.mtn-orange'), 'FMM')] },
  GH: {
    currency: 'GHS',
    operators: [
      operator('MTN', 'MTN'),
      operator('Vodafone', 'VODAFONE'),
      operator('Tigo', 'TIGO'),
      operator('Airtel', 'AIRTEL'),
    ],
  },
  RW: { currency: 'RWF', operators: [operator(t('payments.by-provider.mobile-money'), 'MPS')] },
  SN: { currency: 'XOF', operators: [operator('Orange Money', 'ORANGEMONEY'), operator('Wave', 'WAVE')] },
  TZ: { currency: 'TZS', operators: [operator(t('payments.by-provider.mobile-money'), 'MPS')] },
  UG: { currency: 'UGX', operators: [operator(t('payments.by-provider.mobile-money'), 'MPS')] },
  ZM: { currency: 'ZMW', operators: [operator(t('payments.by-provider.mobile-money'), 'MPS')] },
}

function operator(name: string, code: string): Institution {
  return { name, code }
}

/** Flutterwave's transfers (API v3), from the balance that it holds in the same currency. */
export function openFlutterwaveTransfers(platform: Platform, account: FlutterwaveAccount): TransferProvider {
  return {
    name: 'flutterwave',
    title: 'Flutterwave',
    refuses({ kind, countryCode, currency }) {
      if (!account.currencies.includes(currency))
        return t('payments.by-provider.flutterwave-lacks-currency', { currency })
      const sent = kind === 'bank' ? bankCurrencies[countryCode] : mobileMoney[countryCode]?.currency
      if (sent === currency) return null
      return t('payments.by-provider.flutterwave-not-there', { currency, kind })
    },
    listInstitutions: (target, signal) => listInstitutions(platform, account, target, signal),
    canName: ({ kind }) => kind === 'bank',
    nameAccount: (asked, at, signal) => resolveName(platform, account, { asked, at }, signal),
    find: (request, signal) => findTransfer(platform, account, request, signal),
    send: (request, to, signal) => send(platform, account, { request, to }, signal),
  }
}

const bankList = z.object({
  status: z.literal('success'),
  data: z.array(z.object({ code: z.string(), name: z.string() })),
})

async function listInstitutions(
  platform: Platform,
  { url, secretKey }: FlutterwaveAccount,
  { kind, countryCode }: TransferTarget,
  signal: AbortSignal,
): Promise<Institution[]> {
  if (kind === 'mobile-money') return [...(mobileMoney[countryCode]?.operators ?? [])]
  const { status, body } = await callProvider(platform, { url: `${url}/v3/banks/${countryCode}`, secretKey, signal })
  return read(bankList, body, status).data
}

const refusal = z.object({ status: z.literal('error'), message: z.string() })

const resolved = z.object({ status: z.literal('success'), data: z.object({ account_name: z.string().min(1) }) })

async function resolveName(
  platform: Platform,
  { url, secretKey }: FlutterwaveAccount,
  { asked, at }: { asked: AccountToName; at: Institution },
  signal: AbortSignal,
): Promise<string | null> {
  const json = { account_number: asked.number, account_bank: at.code }
  const { status, body } = await callProvider(platform, { url: `${url}/v3/accounts/resolve`, secretKey, json, signal })
  const refused = refusal.safeParse(body).data
  if (refused && /invalid|resolve/i.test(refused.message)) return null
  return read(resolved, body, status).data.account_name
}

const transfer = z.object({
  id: z.union([z.string(), z.number()]).transform(String),
  reference: z.string(),
  amount: z.unknown(),
  currency: z.string(),
  fee: z.unknown().optional(),
  status: z.string(),
  complete_message: z.string().nullish(),
})

type Transfer = z.output<typeof transfer>

const oneTransfer = z.object({ status: z.literal('success'), data: transfer })

const transferList = z.object({
  status: z.literal('success'),
  meta: z.object({ page_info: z.object({ total: z.number() }) }).optional(),
  data: z.array(transfer),
})

async function findTransfer(
  platform: Platform,
  account: FlutterwaveAccount,
  request: TransferRequest,
  signal: AbortSignal,
): Promise<TransferAnswer | null> {
  const { reference, amountMinor, to } = request
  const found = await lookFor(platform, account, request, signal)
  if (!found) return null
  const isOurs =
    found.currency === to.currency && fromWireAmount('flutterwave', found.amount, to.currency) === amountMinor
  if (found.reference !== reference || !isOurs) throw new Error('Flutterwave has another transfer under this reference')
  return answerOf(found)
}

/** By Flutterwave's own id once known, before that by our reference. */
async function lookFor(
  platform: Platform,
  { url, secretKey }: FlutterwaveAccount,
  { reference, providerTransferId: id }: TransferRequest,
  signal: AbortSignal,
): Promise<Transfer | undefined> {
  if (id !== null) {
    const one = `${url}/v3/transfers/${encodeURIComponent(id)}`
    const { status, body } = await callProvider(platform, { url: one, secretKey, signal })
    return read(oneTransfer, body, status).data
  }
  const query = new URLSearchParams({ reference })
  const { status, body } = await callProvider(platform, { url: `${url}/v3/transfers?${query}`, secretKey, signal })
  const list = read(transferList, body, status)
  const ours = list.data.find((candidate) => candidate.reference === reference)
  if (!ours && (list.meta?.page_info.total ?? 0) > list.data.length) {
    throw new Error('Flutterwave lists more transfers than it shows: ours may be among the others')
  }
  return ours
}

type Sending = { request: TransferRequest; to: Institution }

async function send(
  platform: Platform,
  { url, secretKey }: FlutterwaveAccount,
  { request, to: institution }: Sending,
  signal: AbortSignal,
): Promise<TransferAnswer> {
  const { reference, amountMinor, reason, to } = request
  const { currency } = to
  const json = {
    account_bank: institution.code,
    account_number: to.kind === 'bank' ? to.number : normalisePhone(to.number, to.countryCode).slice(1),
    amount: toWireAmount('flutterwave', { amount: amountMinor, currency }),
    currency,
    debit_currency: currency,
    narration: reason,
    reference,
    beneficiary_name: to.holder,
  }
  const { status, body } = await callProvider(platform, { url: `${url}/v3/transfers`, secretKey, json, signal })
  const refused = refusal.safeParse(body).data
  if (!refused) return answerOf(read(oneTransfer, body, status).data)
  if (/reference/i.test(refused.message)) throw new Error(`Flutterwave knows this reference: ${refused.message}`)
  // Requested again until there is money to send.
  if (/balance|insufficient/i.test(refused.message)) return { ...refusedTransfer(refused.message), status: 'pending' }
  return refusedTransfer(refused.message)
}

function read<T>(schema: z.ZodType<T>, body: unknown, status: number): T {
  const parsed = schema.safeParse(body)
  if (!parsed.success) throw new Error(`Flutterwave answered nonsense about transfers (${status})`)
  return parsed.data
}

/** `NEW`, `PENDING` and unknown states leave the outcome open. */
function answerOf({
  id: providerTransferId,
  status,
  currency,
  fee,
  complete_message: message,
}: Transfer): TransferAnswer {
  const known = { providerTransferId, feeMinor: fromWireAmount('flutterwave', fee, currency) }
  switch (status.toUpperCase()) {
    case 'SUCCESSFUL':
      return { ...known, status: 'succeeded', reason: null }
    case 'FAILED':
      return { ...known, status: 'failed', reason: message || t('payments.by-provider.flutterwave-not-sent') }
    case 'REVERSED':
      return { ...known, status: 'failed', reason: message || t('payments.by-provider.bank-sent-back') }
    default:
      return { ...known, status: 'pending', reason: null }
  }
}
