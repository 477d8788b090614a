import { z } from 'zod'
import { endpoint } from '../http/endpoint.ts'
import { id, proof, single, timestamp } from '../http/fields.ts'

/**
 * A reason against erasing an account. `last-owner`: the shop would have no owner. The others are of a store that only this person
 * owns: money that it is owed or owes, parcels under way, requests of buyers, disputes at a bank.
 */
export const erasureObstacle = z.object({
  reason: z.enum(['last-owner', 'balance', 'open-parcels', 'open-requests', 'open-disputes']),
  /** The store's name; null for the shop itself. */
  store: z.string().nullable(),
})

export const dataExport = z.object({
  id,
  state: z.enum(['preparing', 'ready', 'failed']),
  askedAt: timestamp,
  /** The private file to download; null before it is ready. */
  fileId: id.nullable(),
  /** The end of its download; null before it is ready. */
  expiresAt: timestamp.nullable(),
})

export const erasure = z.object({
  /** `refused`: something stood against it on the day. */
  state: z.enum(['waiting', 'refused']),
  askedAt: timestamp,
  /** Until then it can be undone. */
  dueAt: timestamp,
})

/** A time after which the shop takes data away by itself. */
export const retentionRule = z.object({ key: z.string(), days: z.int() })

export const privacy = z.object({
  export: dataExport.nullable(),
  erasure: erasure.nullable(),
  obstacles: z.array(erasureObstacle),
  rules: z.array(retentionRule),
})

/**
 * A press on the cookie notice or the cookie page. `cookies`: everything that the notice speaks of. `recently-viewed`: the products
 * that somebody looked at last, the one thing in a browser that the shop works without.
 */
export const consent = z.object({
  purpose: z.enum(['cookies', 'recently-viewed']),
  /** False: withdrawn. */
  isGiven: z.boolean(),
  /** The version of the text that the person read. */
  textVersion: z.int(),
  how: z.enum(['notice', 'cookies-page']),
  at: timestamp,
})

const newConsent = consent.pick({ purpose: true, isGiven: true, how: true }).strict()

const tag = 'privacy'

export const getPrivacy = endpoint({
  operationId: 'getPrivacy',
  tag,
  summary: 'The account’s data: its export, its deletion and what stands against that, and how long data is kept',
  method: 'get',
  path: '/account/privacy',
  access: 'account',
  replies: { 200: single(privacy) },
  problems: [],
})

export const askExport = endpoint({
  operationId: 'askExport',
  tag,
  summary: 'Ask for a copy of all data about oneself, with the password. It is prepared within the hour',
  method: 'post',
  path: '/account/export',
  access: 'account',
  body: z.strictObject(proof),
  replies: { 202: single(dataExport) },
  problems: ['wrong-state', 'rate-limited'],
})

export const askErasure = endpoint({
  operationId: 'askErasure',
  tag,
  summary: 'Ask for the account to be deleted, with the password. It can be undone for three days',
  method: 'post',
  path: '/account/erasure',
  access: 'account',
  body: z.strictObject(proof),
  replies: { 202: single(erasure) },
  problems: ['wrong-state', 'rate-limited'],
})

export const undoErasure = endpoint({
  operationId: 'undoErasure',
  tag,
  summary: 'Keep the account after all',
  method: 'delete',
  path: '/account/erasure',
  access: 'account',
  replies: { 204: null },
  problems: ['wrong-state'],
})

export const listConsents = endpoint({
  operationId: 'listConsents',
  tag,
  summary: 'What the account has agreed to and withdrawn, the latest first, at most twenty',
  method: 'get',
  path: '/account/consents',
  access: 'account',
  replies: { 200: single(z.array(consent)) },
  problems: [],
})

export const recordConsent = endpoint({
  operationId: 'recordConsent',
  tag,
  summary: 'Record that the person agreed or withdrew. It is kept for good; the same again is answered as it is',
  method: 'post',
  path: '/account/consents',
  access: 'account',
  body: newConsent,
  replies: { 200: single(consent) },
  problems: ['rate-limited'],
})

export type Consent = z.infer<typeof consent>
export type NewConsent = z.infer<typeof newConsent>
export type ErasureObstacle = z.infer<typeof erasureObstacle>
export type DataExport = z.infer<typeof dataExport>
export type Erasure = z.infer<typeof erasure>
export type Privacy = z.infer<typeof privacy>
