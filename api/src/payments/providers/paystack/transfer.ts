import { phoneAtHome } from '@makola/countries/phone-numbers.ts'
import { fromWireAmount, toWireAmount } from '@makola/money/wire.ts'
import { say } from '@makola/words/say.ts'
import { z } from 'zod'
import type { Platform } from '../../../platform/platform.ts'
import type { PaystackAccount } from '../../settings.ts'
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
import { paystackRefusal } from './refund.ts'

const t = say('en')

/** The countries that Paystack sends money to, with currency and kinds of account. */
const markets: Record<string, { currency: string; kinds: readonly TransferTarget['kind'][] }> = {
  NG: { currency: 'NGN', kinds: ['bank'] },
  GH: { currency: 'GHS', kinds: ['bank', 'mobile-money'] },
  KE: { currency: 'KES', kinds: ['bank', 'mobile-money'] },
  ZA: { currency: 'ZAR', kinds: ['bank'] },
}

/** Paystack's transfers, from the balance that it holds: to a recipient created first, under our reference. */
export function openPaystackTransfers(platform: Platform, account: PaystackAccount): TransferProvider {
  return {
    name: 'paystack',
    title: 'Paystack',
    refuses({ kind, countryCode, currency }) {
      const market = markets[countryCode]
      if (!account.currencies.includes(currency)) return t('payments.by-provider.paystack-lacks-currency', { currency })
      if (market?.currency !== currency || !market.kinds.includes(kind)) {
        return t('payments.by-provider.paystack-not-there', { currency, kind })
      }
      return null
    },
    listInstitutions: (target, signal) => listBanks(platform, account, target, signal),
    canName: ({ countryCode }) => namingCountries.includes(countryCode),
    nameAccount: (asked, at, signal) => resolveName(platform, account, { asked, at }, signal),
    find: (request, signal) => verifyTransfer(platform, account, request, signal),
    send: (request, to, signal) => send(platform, account, { request, to }, signal),
  }
}

const bankPage = z.object({
  status: z.literal(true),
  data: z.array(
    z.object({
      name: z.string(),
      code: z.string(),
      type: z.string(),
      active: z.boolean().optional(),
      is_deleted: z.boolean().nullish(),
    }),
  ),
  meta: z.object({ next: z.string().nullish() }).optional(),
})

/** Tills and paybills are listed as well: they are not personal accounts. */
async function listBanks(
  platform: Platform,
  { url, secretKey }: PaystackAccount,
  { kind, currency }: TransferTarget,
  signal: AbortSignal,
): Promise<Institution[]> {
  const banks: Institution[] = []
  for (let next: string | null | undefined = ''; typeof next === 'string'; ) {
    const query = new URLSearchParams({ currency, use_cursor: 'true', perPage: '100', ...(next && { next }) })
    const { body } = await callProvider(platform, { url: `${url}/bank?${query}`, secretKey, signal })
    const page = bankPage.parse(body)
    for (const { name, code, type, active, is_deleted: isDeleted } of page.data) {
      const isKind = kind === 'mobile-money' ? type === 'mobile_money' : !type.startsWith('mobile_money')
      if (isKind && active !== false && isDeleted !== true) banks.push({ name, code, type })
    }
    next = page.meta?.next
  }
  return banks
}

/** The countries in which `/bank/resolve` knows accounts. In South Africa Paystack also asks for the holder's identity number. */
const namingCountries = ['NG', 'GH']

const resolved = z.object({ status: z.literal(true), data: z.object({ account_name: z.string().min(1) }) })

async function resolveName(
  platform: Platform,
  { url, secretKey }: PaystackAccount,
  { asked, at }: { asked: AccountToName; at: Institution },
  signal: AbortSignal,
): Promise<string | null> {
  const query = new URLSearchParams({ account_number: numberOf(asked), bank_code: at.code })
  const { body } = await callProvider(platform, { url: `${url}/bank/resolve?${query}`, secretKey, signal })
  const refusal = paystackRefusal.safeParse(body).data
  if (refusal && /could not resolve/i.test(refusal.message)) return null
  if (refusal) throw new Error('Paystack did not name an account')
  return resolved.parse(body).data.account_name
}

const numberOf = ({ kind, number, countryCode }: AccountToName) =>
  kind === 'bank' ? number : phoneAtHome(number, countryCode)

const transfer = z.object({
  domain: z.enum(['test', 'live']),
  transfer_code: z.string(),
  reference: z.string(),
  amount: z.unknown(),
  currency: z.string(),
  status: z.string(),
  fee_charged: z.unknown().optional(),
  gateway_response: z.string().nullish(),
})
const oneTransfer = z.object({ status: z.literal(true), data: transfer })

async function verifyTransfer(
  platform: Platform,
  { url, secretKey }: PaystackAccount,
  { reference, amountMinor, to }: TransferRequest,
  signal: AbortSignal,
): Promise<TransferAnswer | null> {
  const path = `/transfer/verify/${encodeURIComponent(reference)}`
  const { status, body } = await callProvider(platform, { url: `${url}${path}`, secretKey, signal })
  const refusal = paystackRefusal.safeParse(body).data
  if (refusal && (status === 404 || /not found/i.test(refusal.message))) return null
  if (refusal) throw new Error(`Paystack did not say what became of a transfer: ${refusal.message}`)
  const { data } = oneTransfer.parse(body)
  if (data.domain === 'test' && secretKey.startsWith('sk_live_')) {
    throw new Error('Paystack answered a live key with a transfer that was a test')
  }
  const isOurs = data.currency === to.currency && fromWireAmount('paystack', data.amount, to.currency) === amountMinor
  if (data.reference !== reference || !isOurs) throw new Error('Paystack has another transfer under this reference')
  return answerOf(data)
}

const recipientMade = z.object({ status: z.literal(true), data: z.object({ recipient_code: z.string() }) })

const started = z.object({ status: z.literal(true), data: transfer.omit({ domain: true }) })

type Sending = { request: TransferRequest; to: Institution }

async function send(
  platform: Platform,
  { url, secretKey }: PaystackAccount,
  { request, to: institution }: Sending,
  signal: AbortSignal,
): Promise<TransferAnswer> {
  const { reference, amountMinor, reason, to } = request
  const { currency } = to
  const recipient = await callProvider(platform, {
    url: `${url}/transferrecipient`,
    secretKey,
    json: {
      type: institution.type,
      name: to.holder,
      account_number: numberOf(to),
      bank_code: institution.code,
      currency,
    },
    signal,
  })
  const refusedRecipient = paystackRefusal.safeParse(recipient.body).data
  if (refusedRecipient) return refusedTransfer(refusedRecipient.message)
  const { recipient_code: recipientCode } = recipientMade.parse(recipient.body).data
  const amount = toWireAmount('paystack', { amount: amountMinor, currency })
  const json = { source: 'balance', amount, currency, recipient: recipientCode, reference, reason }
  const { body } = await callProvider(platform, { url: `${url}/transfer`, secretKey, json, signal })
  const refusal = paystackRefusal.safeParse(body).data
  if (!refusal) return answerOf(started.parse(body).data)
  if (/reference/i.test(refusal.message)) throw new Error(`Paystack knows this reference: ${refusal.message}`)
  // Requested again until there is money to send.
  if (/balance/i.test(refusal.message)) return { ...refusedTransfer(refusal.message), status: 'pending' }
  return refusedTransfer(refusal.message)
}

/** The failed ends of a transfer, in words for the operator. */
const failures: Record<string, string> = {
  failed: t('payments.by-provider.paystack-not-sent'),
  reversed: t('payments.by-provider.bank-sent-back'),
  abandoned: t('payments.by-provider.paystack-no-code'),
  blocked: t('payments.by-provider.paystack-not-approved'),
  rejected: t('payments.by-provider.transfer-rejected'),
}

const waits: Record<string, string> = {
  otp: t('payments.by-provider.paystack-wants-code'),
  received: t('payments.by-provider.paystack-waits'),
}

function answerOf(data: Omit<z.output<typeof transfer>, 'domain'>): TransferAnswer {
  const { transfer_code: providerTransferId, status, currency, fee_charged: fee } = data
  const feeMinor = fromWireAmount('paystack', fee, currency)
  const known = { providerTransferId, feeMinor }
  if (status === 'success') return { ...known, status: 'succeeded', reason: null }
  const failure = failures[status]
  if (failure) return { ...known, status: 'failed', reason: data.gateway_response || failure }
  return { ...known, status: 'pending', reason: waits[status] ?? null }
}
