import { z } from 'zod'
import { endpoint } from '../http/endpoint.ts'
import { countryCode, idOrSlug, single } from '../http/fields.ts'
import { identityNumberKind } from './verification.ts'

/** The parts of a business's verified details that its store may show beside its name and country. */
export const traderPart = z.enum(['address', 'email', 'phone', 'number'])

/** The business behind a store, as verified. A part that the store has not agreed to show is null. */
export const trader = z.object({
  legalName: z.string(),
  countryCode,
  address: z.string().nullable(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  /** Its number in a public register. */
  number: z.object({ kind: identityNumberKind, value: z.string() }).nullable(),
})

const tag = 'traders'
const byStore = z.object({ id: idOrSlug })

export const getTrader = endpoint({
  operationId: 'getTrader',
  tag,
  summary: 'The verified business behind a store; null without one, or when the store does not show it',
  method: 'get',
  path: '/stores/{id}/trader',
  access: 'public',
  params: byStore,
  replies: { 200: single(trader.nullable()) },
  problems: ['not-found'],
})

export const showTrader = endpoint({
  operationId: 'showTrader',
  tag,
  summary: "Agree to show the business's name and these parts of its details on the store's page, or none",
  method: 'put',
  path: '/stores/{id}/trader',
  access: 'member',
  params: byStore,
  body: z.strictObject({ isShown: z.boolean(), parts: z.array(traderPart).max(4) }),
  replies: { 200: single(trader.nullable()) },
  problems: ['not-found', 'forbidden', 'wrong-state'],
})

export type Trader = z.infer<typeof trader>
export type TraderPart = z.infer<typeof traderPart>
