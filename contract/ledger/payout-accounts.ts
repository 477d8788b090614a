import { z } from 'zod'
import { endpoint } from '../http/endpoint.ts'
import { fault } from '../http/fault.ts'
import { countryCode, idOrSlug, line, proof, single, timestamp } from '../http/fields.ts'

/** Numbers are typed in groups; separators are dropped. */
const number = (pattern: RegExp, error: string) =>
  z
    .string()
    .max(60)
    .transform((text) => text.replace(/[\s-]/g, '').toUpperCase())
    .pipe(z.string().regex(pattern, { error }))

/** The holder's name, compared with the one that the bank or the provider told. */
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

export type AccountName = z.infer<typeof accountName>
export type AccountToName = z.input<typeof accountToName>
export type Institution = z.infer<typeof institution>
export type PayoutAccount = z.infer<typeof payoutAccount>
