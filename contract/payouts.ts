import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { fault } from './fault.ts'
import { countryCode, id, idOrSlug, line, list, money, paging, proof, single, timestamp } from './fields.ts'
import { storeBalance } from './ledger.ts'

/** Numbers are typed in groups; separators are dropped. */
const number = (pattern: RegExp, error: string) =>
  z
    .string()
    .max(60)
    .transform((text) => text.replace(/[\s-]/g, '').toUpperCase())
    .pipe(z.string().regex(pattern, { error }))

/** How the holder's name compares with the one that the bank or the provider told. */
const nameCheck = z.enum(['same', 'other', 'unchecked'])

const payoutKind = z.enum(['bank', 'mobile-money'])

/** A store's payout account as the shop shows it: only the end of the number, never the number itself. */
export const payoutAccount = z.object({
  kind: payoutKind,
  countryCode,
  /** The bank, or the provider of mobile money. */
  institution: z.string(),
  bankCode: z.string().nullable(),
  /** The account holder's name. */
  holder: z.string(),
  /** The same as the bank or the provider told it; null when nobody could be asked. */
  resolvedName: z.string().nullable(),
  nameCheck,
  numberEnd: z.string(),
  /** Payouts go to it from this moment: a day after it was given. */
  usableFrom: timestamp,
  createdBy: z.string(),
  createdAt: timestamp,
})

const place = {
  countryCode,
  institution: line(80),
  bankCode: z
    .string()
    .regex(/^[A-Za-z0-9-]{2,20}$/, { error: fault('ledger.not-a-bank-code') })
    .optional(),
  holder: line(80),
}

const bank = z.strictObject({
  kind: z.literal('bank'),
  ...place,
  number: number(/^(?=(?:\D*\d){5})[A-Z0-9]{5,34}$/, fault('ledger.not-an-account-number')),
})
const wallet = z.strictObject({
  kind: z.literal('mobile-money'),
  ...place,
  number: number(/^\+?\d{8,15}$/, fault('ledger.not-a-wallet-number')),
})

export const newPayoutAccount = z.discriminatedUnion('kind', [bank, wallet])

const anyHolder = { holder: place.holder.optional() }

/** An account before it is set; its name may not be typed yet. */
export const accountToName = z.discriminatedUnion('kind', [bank.extend(anyHolder), wallet.extend(anyHolder)])

/**
 * The name in which an account is held. `found`: told by the provider. `unknown`: there is no such account. `unavailable`: the
 * provider does not answer now. `not-offered`: no provider of the shop knows such accounts.
 */
export const accountName = z.object({
  outcome: z.enum(['found', 'unknown', 'unavailable', 'not-offered']),
  name: z.string().nullable(),
  /** True when it is the name of the holder as typed; null when either is missing. */
  isSame: z.boolean().nullable(),
})

/**
 * `requested`: booked. `sent`: submitted to the bank. `paid`: arrived. `failed`: did not arrive, or came back; the store is owed
 * it again.
 */
export const payoutState = z.enum(['requested', 'sent', 'paid', 'failed'])

/**
 * The way a run pays. `by-hand`: by the bank's table, or in any way that the shop does not see. Otherwise a provider sends each
 * payout from the balance that it holds for the shop, and reports the outcome.
 */
export const payoutWay = z.enum(['by-hand', 'paystack', 'flutterwave'])

/** The states that a payout can be marked with. */
export const payoutMark = payoutState.exclude(['requested'])

export const payout = z.object({
  id,
  /** The reference on the bank's statement. */
  reference: z.string(),
  amount: money,
  state: payoutState,
  account: payoutAccount.pick({ kind: true, institution: true, holder: true, nameCheck: true, numberEnd: true }),
  via: payoutWay,
  /** The bank's own name for it, the reason for a delay, or the reason for a failure. */
  note: z.string(),
  createdAt: timestamp,
  changedAt: timestamp,
})

const store = z.object({ id, slug: z.string(), name: z.string() })

/** A payout as an operator sees it. */
export const runPayout = payout.extend({
  store,
  /** The marks that are possible now: none while a provider decides. */
  next: z.array(payoutMark),
  /** True when a provider can be asked now for the outcome. */
  canAsk: z.boolean(),
  /** The time when the provider will be asked automatically; null when it will not be. */
  nextAskAt: timestamp.nullable(),
  /** The provider's fee; null when it is unknown. */
  fee: money.nullable(),
})

export const payoutRun = z.object({
  id,
  via: payoutWay,
  minimum: money,
  total: money,
  /** The number of payouts, in all and in each state. */
  count: z.int(),
  states: z.record(payoutState, z.int()),
  createdBy: z.string(),
  createdAt: timestamp,
})

/** The amount that the shop owes a store, its destination, and the way of paying. */
export const owedStore = z.object({
  store,
  balance: storeBalance,
  account: payoutAccount.nullable(),
  /** This shop's ways in the store's currency, `by-hand` first; empty without an account. */
  ways: z.array(
    z.object({
      via: payoutWay,
      /** Why this account cannot be paid so, in words; null when it can. */
      problem: z.string().nullable(),
    }),
  ),
})

/** A bank or a provider of mobile money to choose from. */
export const institution = z.object({ name: z.string(), code: z.string() })

const tag = 'payouts'

export const getPayoutAccount = endpoint({
  operationId: 'getPayoutAccount',
  tag,
  summary: 'Where a store is paid out to; null when nobody has said yet',
  method: 'get',
  path: '/stores/{id}/payout-account',
  access: 'member',
  params: z.object({ id: idOrSlug }),
  replies: { 200: single(payoutAccount.nullable()) },
  problems: ['forbidden', 'not-found'],
})

export const setPayoutAccount = endpoint({
  operationId: 'setPayoutAccount',
  tag,
  summary: 'Say where a store is paid out to, with the password, and a code where two-factor is on. Good after a day',
  method: 'put',
  path: '/stores/{id}/payout-account',
  access: 'member',
  params: z.object({ id: idOrSlug }),
  body: z.strictObject({ account: newPayoutAccount, ...proof }),
  replies: { 200: single(payoutAccount) },
  problems: ['forbidden', 'not-found', 'rate-limited'],
})

export const listInstitutions = endpoint({
  operationId: 'listInstitutions',
  tag,
  summary: 'The banks or providers of mobile money to which the shop can send by itself; empty where it cannot',
  method: 'get',
  path: '/stores/{id}/payout-account/institutions',
  access: 'member',
  params: z.object({ id: idOrSlug }),
  query: z.strictObject({ countryCode, kind: payoutKind }),
  replies: { 200: single(z.array(institution)) },
  problems: ['forbidden', 'not-found'],
})

export const findAccountName = endpoint({
  operationId: 'findAccountName',
  tag,
  summary: 'Ask the provider in whose name an account is, before it is set',
  method: 'post',
  path: '/stores/{id}/payout-account/name',
  access: 'member',
  params: z.object({ id: idOrSlug }),
  body: z.strictObject({ account: accountToName }),
  replies: { 200: single(accountName) },
  problems: ['forbidden', 'not-found', 'rate-limited'],
})

export const listStorePayouts = endpoint({
  operationId: 'listStorePayouts',
  tag,
  summary: "A store's payouts, newest first",
  method: 'get',
  path: '/stores/{id}/payouts',
  access: 'member',
  params: z.object({ id: idOrSlug }),
  query: z.strictObject(paging),
  replies: { 200: list(payout) },
  problems: ['forbidden', 'not-found'],
})

export const listOwedStores = endpoint({
  operationId: 'listOwedStores',
  tag,
  summary: 'The stores that the shop owes something, or that owe the shop, by currency and name',
  method: 'get',
  path: '/payouts/balances',
  access: 'staff',
  permission: 'payouts.read',
  query: z.strictObject(paging),
  replies: { 200: list(owedStore) },
  problems: ['forbidden'],
})

export const startPayoutRun = endpoint({
  operationId: 'startPayoutRun',
  tag,
  summary:
    'Pay out to every store of a currency that is owed at least so much and whose account is good for the way. Takes the password, and a code where two-factor is on',
  method: 'post',
  path: '/payouts/runs',
  access: 'staff',
  permission: 'payouts.write',
  isIdempotent: true,
  body: z.strictObject({ minimum: money, via: payoutWay.default('by-hand'), ...proof }),
  replies: { 201: single(payoutRun) },
  problems: [
    'forbidden',
    'wrong-state',
    'rate-limited',
    'idempotency-key-missing',
    'idempotency-key-reused',
    'idempotency-key-in-progress',
  ],
})

export const listPayoutRuns = endpoint({
  operationId: 'listPayoutRuns',
  tag,
  summary: 'Payout runs, newest first',
  method: 'get',
  path: '/payouts/runs',
  access: 'staff',
  permission: 'payouts.read',
  query: z.strictObject(paging),
  replies: { 200: list(payoutRun) },
  problems: ['forbidden'],
})

export const getPayoutRun = endpoint({
  operationId: 'getPayoutRun',
  tag,
  summary: 'A payout run with its payouts, by the name of the store',
  method: 'get',
  path: '/payouts/runs/{id}',
  access: 'staff',
  permission: 'payouts.read',
  params: z.object({ id }),
  replies: { 200: single(payoutRun.extend({ payouts: z.array(runPayout) })) },
  problems: ['forbidden', 'not-found'],
})

export const getBankFile = endpoint({
  operationId: 'getBankFile',
  tag,
  summary:
    'What of a run is still to be sent, as a table for the bank (CSV, UTF-8), with whole account numbers. Takes the password, and a code where two-factor is on',
  method: 'post',
  path: '/payouts/runs/{id}/bank-file.csv',
  access: 'staff',
  permission: 'payouts.write',
  params: z.object({ id }),
  body: z.strictObject(proof),
  replies: { 200: z.string() },
  replyMediaType: 'text/csv',
  problems: ['forbidden', 'not-found', 'wrong-state', 'rate-limited'],
})

export const markPayout = endpoint({
  operationId: 'markPayout',
  tag,
  summary: 'Say what became of a payout. One that failed is owed to the store again',
  method: 'post',
  path: '/payouts/{id}/mark',
  access: 'staff',
  permission: 'payouts.write',
  params: z.object({ id }),
  body: z.strictObject({ as: payoutMark, note: line(200).optional() }),
  replies: { 200: single(runPayout) },
  problems: ['forbidden', 'not-found', 'wrong-state'],
})

export const askAboutPayout = endpoint({
  operationId: 'askAboutPayout',
  tag,
  summary: 'Ask the provider that sends a payout what became of it, now. It is sent once, however often this is asked',
  method: 'post',
  path: '/payouts/{id}/ask',
  access: 'staff',
  permission: 'payouts.write',
  params: z.object({ id }),
  replies: { 200: single(runPayout) },
  problems: ['forbidden', 'not-found', 'wrong-state'],
})

export type AccountName = z.infer<typeof accountName>
export type AccountToName = z.input<typeof accountToName>
export type Institution = z.infer<typeof institution>
export type NewPayoutAccount = z.input<typeof newPayoutAccount>
export type OwedStore = z.infer<typeof owedStore>
export type Payout = z.infer<typeof payout>
export type PayoutAccount = z.infer<typeof payoutAccount>
export type PayoutMark = z.infer<typeof payoutMark>
export type PayoutRun = z.infer<typeof payoutRun>
export type PayoutState = z.infer<typeof payoutState>
export type PayoutWay = z.infer<typeof payoutWay>
export type RunPayout = z.infer<typeof runPayout>
