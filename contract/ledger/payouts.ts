import { z } from 'zod'
import { endpoint } from '../http/endpoint.ts'
import { id, idOrSlug, line, list, money, paging, proof, single, timestamp } from '../http/fields.ts'
import { payoutHold, storeBalance } from './ledger.ts'
import { payoutAccount } from './payout-accounts.ts'

/**
 * `requested`: booked. `sent`: submitted to the bank. `paid`: arrived. `failed`: did not arrive, or came back; the store is owed
 * it again.
 */
export const payoutState = z.enum(['requested', 'sent', 'paid', 'failed'])

/**
 * The way a run pays. `by-hand`: by the bank's table, or in any way that the shop does not see. Otherwise a provider sends each
 * payout from the balance that it holds for the shop, and reports the outcome.
 */
export const payoutWays = ['by-hand', 'paystack', 'flutterwave'] as const
export const payoutWay = z.enum(payoutWays)

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
  /** True for one that is not sent yet, whose store has set another payout account since. It still goes to this one. */
  isAccountReplaced: z.boolean(),
  /** Null once it is sent. While it is held, no provider is told to send it, and the bank file leaves it out. */
  ...payoutHold,
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
  ...payoutHold,
  /** This shop's ways in the store's currency, `by-hand` first; empty without an account. */
  ways: z.array(
    z.object({
      via: payoutWay,
      /** Why this account cannot be paid so, in words; null when it can. */
      problem: z.string().nullable(),
    }),
  ),
})

const tag = 'payouts'

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

export type OwedStore = z.infer<typeof owedStore>
export type Payout = z.infer<typeof payout>
export type PayoutMark = z.infer<typeof payoutMark>
export type PayoutRun = z.infer<typeof payoutRun>
export type PayoutState = z.infer<typeof payoutState>
export type PayoutWay = z.infer<typeof payoutWay>
/** The providers that send payouts. */
export type TransferProviderName = Exclude<PayoutWay, 'by-hand'>
export type RunPayout = z.infer<typeof runPayout>
