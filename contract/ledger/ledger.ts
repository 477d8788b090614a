import { z } from 'zod'
import { endpoint } from '../http/endpoint.ts'
import { fault } from '../http/fault.ts'
import { currency, id, idOrSlug, money, paging, queryInteger, single, timestamp } from '../http/fields.ts'
import { payoutHolder } from '../stores/standing.ts'

/** An amount that may be below 0: what is owed, what is taken off. In minor units, as `money`. */
export const signedMoney = z.object({ amount: z.int(), currency })

/**
 * `sale`: a parcel was paid for. `cash`: the store was paid for it in cash, by the buyer. `refund`: money of it goes back;
 * `refund-failed`: it did not. `cash-returned`: the store gave the cash back.
 * `payout`: the shop pays the store what it owes it; `payout-failed`: it came back.
 * `charge`: the shop has taken something off, for the reason in the note; `charge-reversed`: it has given that back.
 */
export const statementKind = z.enum([
  'sale',
  'cash',
  'refund',
  'refund-failed',
  'cash-returned',
  'payout',
  'payout-failed',
  'charge',
  'charge-reversed',
])

/** The terms that a line was sold by, as they were: a store's own beat those of the category, and those the shop's. */
export const appliedTerms = z.object({
  of: z.enum(['store', 'category', 'shop']),
  basisPoints: z.int(),
  /** For the line, in minor units of the store's currency. */
  fixedMinor: z.int(),
})

/** The store's takings, the shop's share, and the rest: `net` is `gross` plus `commission`. */
const sums = { gross: signedMoney, commission: signedMoney, net: signedMoney }

/** A line of a sale. */
export const statementLine = z.object({
  name: z.string(),
  variantTitle: z.string(),
  quantity: z.int(),
  ...sums,
  terms: appliedTerms.nullable(),
})

export const statementRow = z.object({
  id,
  at: timestamp,
  kind: statementKind,
  orderNumber: z.string().nullable(),
  parcel: z.object({ id, number: z.string() }).nullable(),
  /** Why, where there is a reason to say. */
  note: z.string(),
  ...sums,
  /** The amount that the shop owes the store after it; negative when the store owes the shop. */
  balance: signedMoney,
  /** A sale's lines and, apart from them, what the buyer paid for the way. Empty and null otherwise. */
  lines: z.array(statementLine),
  delivery: signedMoney.nullable(),
})

/** A store's account with the shop over some days of the store's own time zone, oldest first, in the store's currency. */
export const statement = z.object({
  store: z.object({ id, slug: z.string(), name: z.string() }),
  currency,
  timeZone: z.string(),
  /** The first and the last day. */
  from: z.iso.date(),
  to: z.iso.date(),
  opening: signedMoney,
  closing: signedMoney,
  /** Over the whole period, however many rows this page has. */
  totals: z.array(z.object({ kind: statementKind, count: z.int(), ...sums })),
  rows: z.array(statementRow),
})

/** Until then nothing is paid out to the store, by these; null while nothing holds its payouts. */
export const payoutHold = { heldUntil: timestamp.nullable(), heldBy: payoutHolder.nullable() }

/** The amount that the shop owes a store, in the store's currency. */
export const storeBalance = z.object({
  currency,
  /** Sold and not yet to be paid out: some days must pass after the parcel arrived. What was taken back is taken off. */
  pending: signedMoney,
  /** The part of `pending` that has been released but for its reserve. */
  reserved: money,
  /** May be paid out; below 0 the store owes it, and what it sells next makes up for it first. */
  available: signedMoney,
  /** Paid out, and not yet known to have arrived. */
  onItsWay: money,
  /** The part of `onItsWay` in payouts that nobody has sent yet. */
  unsent: money,
  /** When the next of what is pending becomes available; null when nothing is pending. */
  nextAvailableAt: timestamp.nullable(),
})

/** The same as its members see it. */
export const ownBalance = storeBalance.extend({
  /** All that becomes available on the day of `nextAvailableAt`, in the store's time zone; null when nothing does. */
  nextAmount: signedMoney.nullable(),
  ...payoutHold,
})

const tag = 'ledger'
const params = z.object({ id: idOrSlug })
const period = {
  /** A day of the store's time zone; the first of this month when not given. */
  from: z.iso.date({ error: fault('platform.not-a-date') }).optional(),
  /** The last day, today when not given; at most a year after the first. */
  to: z.iso.date({ error: fault('platform.not-a-date') }).optional(),
}

export const getBalance = endpoint({
  operationId: 'getBalance',
  tag,
  summary: 'What the shop owes a store: pending and available',
  method: 'get',
  path: '/stores/{id}/balance',
  access: 'member',
  params,
  replies: { 200: single(ownBalance) },
  problems: ['forbidden', 'not-found'],
})

export const getStatement = endpoint({
  operationId: 'getStatement',
  tag,
  summary: 'A store’s account with the shop, order by order and line by line',
  method: 'get',
  path: '/stores/{id}/statement',
  access: 'member',
  params,
  query: z.strictObject({ ...period, ...paging }),
  replies: { 200: z.object({ data: statement, meta: z.object({ next: z.string().nullable(), total: z.int() }) }) },
  problems: ['forbidden', 'not-found'],
})

export const getStatementCsv = endpoint({
  operationId: 'getStatementCsv',
  tag,
  summary: 'The same as a table (CSV, UTF-8): a line for each line of a sale, amounts in major units',
  method: 'get',
  path: '/stores/{id}/statement.csv',
  access: 'member',
  params,
  query: z.strictObject(period),
  replies: { 200: z.string() },
  replyMediaType: 'text/csv',
  problems: ['forbidden', 'not-found'],
})

export const getStatementPdf = endpoint({
  operationId: 'getStatementPdf',
  tag,
  summary: 'The same as a document to print (PDF, A4)',
  method: 'get',
  path: '/stores/{id}/statement.pdf',
  access: 'member',
  params,
  query: z.strictObject(period),
  replies: { 200: z.string() },
  replyMediaType: 'application/pdf',
  problems: ['forbidden', 'not-found'],
})

/** The subject of commission terms. */
export const commissionSubject = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('shop') }),
  z.strictObject({ kind: z.literal('store'), id }),
  z.strictObject({ kind: z.literal('category'), id }),
])

const share = z
  .int({ error: fault('platform.not-between', { least: 0, most: 10_000 }) })
  .min(0, { error: fault('platform.not-between', { least: 0, most: 10_000 }) })
  .max(10_000, { error: fault('platform.not-between', { least: 0, most: 10_000 }) })

/**
 * The commission on each sold line: `basisPoints` hundredths of a percent, rounded half-up, plus an optional fixed amount in the
 * store's currency; never more than the line. Delivery carries no commission.
 */
export const commissionTerms = z.object({
  id,
  /** `name` is the store's or the category's, empty for the shop. A category's terms hold for those below it too. */
  for: z.object({ kind: z.enum(['shop', 'store', 'category']), id: id.nullable(), name: z.string() }),
  basisPoints: z.int(),
  fixed: z.array(money),
  /** Counted from 1. */
  version: z.int(),
  updatedBy: z.string(),
  updatedAt: timestamp,
})

export const listCommissionTerms = endpoint({
  operationId: 'listCommissionTerms',
  tag,
  summary: 'What the shop takes: of all sales, of those of some stores, in some categories',
  method: 'get',
  path: '/commission-terms/',
  access: 'staff',
  permission: 'fees.read',
  replies: { 200: z.object({ data: z.array(commissionTerms) }) },
  problems: ['forbidden'],
})

export const setCommissionTerms = endpoint({
  operationId: 'setCommissionTerms',
  tag,
  summary: 'Set what the shop takes of what is sold from now on: shop-wide, of a store, or in a category',
  method: 'put',
  path: '/commission-terms/',
  access: 'staff',
  permission: 'fees.write',
  /** `version`: what the caller has seen, 0 where there are no terms yet. */
  body: z.strictObject({
    for: commissionSubject,
    basisPoints: share,
    fixed: z.array(money).max(50),
    version: z.int().min(0),
  }),
  replies: { 200: single(commissionTerms) },
  problems: ['forbidden', 'wrong-state'],
})

export const deleteCommissionTerms = endpoint({
  operationId: 'deleteCommissionTerms',
  tag,
  summary: 'Take terms away: what is sold from now on goes by the next that fit, or bears no commission',
  method: 'delete',
  path: '/commission-terms/{id}',
  access: 'staff',
  permission: 'fees.write',
  params: z.object({ id }),
  /** `version`: what the caller has seen. */
  query: z.strictObject({ version: queryInteger(1, 2_147_483_647) }),
  replies: { 204: null },
  problems: ['forbidden', 'not-found', 'wrong-state'],
})

export type AppliedTerms = z.infer<typeof appliedTerms>
export type CommissionTerms = z.infer<typeof commissionTerms>
export type CommissionSubject = z.infer<typeof commissionSubject>
export type SignedMoney = z.infer<typeof signedMoney>
export type Statement = z.infer<typeof statement>
export type StatementKind = z.infer<typeof statementKind>
export type StatementRow = z.infer<typeof statementRow>
export type OwnBalance = z.infer<typeof ownBalance>
export type StoreBalance = z.infer<typeof storeBalance>
