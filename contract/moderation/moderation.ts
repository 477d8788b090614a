import { z } from 'zod'
import { endpoint } from '../http/endpoint.ts'
import {
  countryCode,
  email,
  filledText,
  id,
  idOrSlug,
  line,
  list,
  paging,
  paragraphs,
  single,
  timestamp,
} from '../http/fields.ts'

export const subjectKind = z.enum(['product', 'store'])

/** The reasons to choose from when a product or a store is reported. */
const thingReason = z.enum([
  'counterfeit',
  'prohibited',
  'unsafe',
  'stolen-pictures',
  'wrong-price',
  'personal-data',
  'other',
])

/** The reasons to choose from when a message is reported. */
export const messageReason = z.enum(['abuse', 'scam', 'personal-data', 'other'])

export const reportReason = z.enum([...thingReason.options, 'abuse', 'scam'])

/** `upheld`: something was done about it. `dismissed`: it may stay. */
export const reportState = z.enum(['open', 'upheld', 'dismissed'])

/** A decision of the shop rests on a law, or on a rule of its own. */
export const takedownGround = z.enum(['law', 'rule'])

/** `upheld`: the store was right, and its thing is back. */
export const appealState = z.enum(['open', 'upheld', 'dismissed'])

/** The weight of a strike. */
export const strikePoints = z.int().min(1).max(3)

const subject = z.object({
  kind: subjectKind,
  id,
  slug: z.string(),
  /** The product's, or the store's. */
  name: z.string(),
  store: z.object({ id, slug: z.string(), name: z.string() }),
})

export const thingReport = z.object({
  id,
  /** A reported message's subject is its store. */
  subject,
  /** The reported message's writer, and the parcel that it is about; null when a product or a store is reported. */
  message: z.object({ side: z.enum(['buyer', 'store']), parcelNumber: z.string() }).nullable(),
  reason: reportReason,
  text: z.string(),
  /** True when somebody waits for an answer by email. */
  hasContact: z.boolean(),
  state: reportState,
  answer: z.string(),
  at: timestamp,
  decidedAt: timestamp.nullable(),
  /** True while the product or store is taken down. */
  isDown: z.boolean(),
})

export const appeal = z.object({
  text: z.string(),
  at: timestamp,
  state: appealState,
  /** The reasons of the decision; empty before it. */
  reasons: z.string(),
  decidedAt: timestamp.nullable(),
})

/** The statement of reasons of one takedown, with what has come of it. */
export const takedown = z.object({
  id,
  subject,
  ground: takedownGround,
  /** The article of the law or the rule, by its name. */
  groundText: z.string(),
  facts: z.string(),
  /** The countries in which a product is down, with their names; null: everywhere. */
  countries: z.array(z.object({ code: countryCode, name: z.string() })).nullable(),
  /** True while a rule for prohibited goods alone decided it, without a person. */
  isAutomatic: z.boolean(),
  at: timestamp,
  /** Null once it is restored. */
  appealUntil: timestamp.nullable(),
  appeal: appeal.nullable(),
  /** The moment since when it is back; null while it is down. */
  restoredAt: timestamp.nullable(),
  restoredReason: z.string(),
  /** True when the reader's store may appeal now, by somebody with the permission. */
  canAppeal: z.boolean(),
})

export const staffTakedown = takedown.extend({
  /** Empty when it is automatic. */
  decidedBy: z.string(),
  /** True when the reader may decide its appeal: it is open, and somebody else took the thing down. */
  canDecide: z.boolean(),
  /** What those who have bought it are told, how many they are, and how many have been told; null without a warning. */
  warning: z.object({ text: z.string(), buyers: z.int(), told: z.int() }).nullable(),
})

const tag = 'moderation'

export const createReport = endpoint({
  operationId: 'createReport',
  tag,
  summary: 'Tell the shop that a product or a store breaks the law or its rules; it stays until a person has looked',
  method: 'post',
  path: '/reports/',
  access: 'public',
  body: z.strictObject({
    subject: z.strictObject({ kind: subjectKind, id: idOrSlug }),
    reason: thingReason,
    text: paragraphs(2000).optional(),
    /** The address that the answer goes to. */
    contact: email.optional(),
  }),
  replies: { 204: null },
  problems: ['not-found', 'rate-limited'],
})

// For the store.

export const listStoreTakedowns = endpoint({
  operationId: 'listStoreTakedowns',
  tag,
  summary: "What the shop's staff has taken down of a store, with its reasons, newest first",
  method: 'get',
  path: '/stores/{id}/takedowns',
  access: 'member',
  params: z.object({ id: idOrSlug }),
  query: z.strictObject({ ...paging, product: id.optional() }),
  replies: { 200: list(takedown) },
  problems: ['not-found'],
})

export const appealTakedown = endpoint({
  operationId: 'appealTakedown',
  tag,
  summary: 'Appeal against a takedown: once, within six months. Somebody else than its decider decides',
  method: 'post',
  path: '/takedowns/{id}/appeal',
  access: 'member',
  params: z.object({ id }),
  body: z.strictObject({ text: filledText(4000) }),
  replies: { 201: single(takedown) },
  problems: ['not-found', 'forbidden', 'wrong-state'],
})

// For the shop's staff.

export const listReports = endpoint({
  operationId: 'listReports',
  tag,
  summary:
    'Reports of products, stores and messages that wait for a decision, the oldest first; or those that are decided',
  method: 'get',
  path: '/reports/',
  access: 'staff',
  permission: 'reports.read',
  query: z.strictObject({ ...paging, show: z.enum(['open', 'decided']).optional() }),
  replies: { 200: list(thingReport) },
  problems: [],
})

export const decideReport = endpoint({
  operationId: 'decideReport',
  tag,
  summary: 'Decide a report, with the answer that its writer gets by email',
  method: 'post',
  path: '/reports/{id}/decision',
  access: 'staff',
  permission: 'reports.write',
  params: z.object({ id }),
  body: z.strictObject({ decision: z.enum(['upheld', 'dismissed']), answer: filledText(1000) }),
  replies: { 200: single(thingReport) },
  problems: ['not-found', 'wrong-state'],
})

export const takeDown = endpoint({
  operationId: 'takeDown',
  tag,
  summary:
    'Take a product or a store off the shop, a product in some countries only, with the reasons that the store gets',
  method: 'post',
  path: '/takedowns/',
  access: 'staff',
  permission: 'takedowns.write',
  body: z.strictObject({
    subject: z.strictObject({ kind: subjectKind, id: idOrSlug }),
    ground: takedownGround,
    groundText: line(200),
    facts: filledText(2000),
    /** The countries in which a product is taken down; without, everywhere. */
    countries: z.array(countryCode).min(1).max(60).optional(),
    /** The email to those who have bought a product within six months; without, they are not told. */
    warning: filledText(2000).optional(),
    /** The points of the strike that the store gets with it; without, it gets none. */
    strikePoints: strikePoints.optional(),
  }),
  replies: { 201: single(staffTakedown) },
  problems: ['not-found', 'wrong-state'],
})

export const listTakedowns = endpoint({
  operationId: 'listTakedowns',
  tag,
  summary:
    'Takedowns in force, newest first, or the automatic among them; open appeals, the oldest first; or those restored',
  method: 'get',
  path: '/takedowns/',
  access: 'staff',
  permission: 'takedowns.read',
  query: z.strictObject({ ...paging, show: z.enum(['live', 'held', 'appeals', 'restored']).optional() }),
  replies: { 200: list(staffTakedown) },
  problems: [],
})

export const confirmTakedown = endpoint({
  operationId: 'confirmTakedown',
  tag,
  summary: 'Confirm what a rule has taken down: a person has looked, and it stays down',
  method: 'post',
  path: '/takedowns/{id}/confirmation',
  access: 'staff',
  permission: 'takedowns.write',
  params: z.object({ id }),
  replies: { 200: single(staffTakedown) },
  problems: ['forbidden', 'not-found', 'wrong-state'],
})

export const restoreTakedown = endpoint({
  operationId: 'restoreTakedown',
  tag,
  summary: 'Restore what was taken down, with a reason that the store reads; not while an appeal waits',
  method: 'post',
  path: '/takedowns/{id}/restoration',
  access: 'staff',
  permission: 'takedowns.write',
  params: z.object({ id }),
  body: z.strictObject({ reason: filledText(1000) }),
  replies: { 200: single(staffTakedown) },
  problems: ['forbidden', 'not-found', 'wrong-state'],
})

export const decideAppeal = endpoint({
  operationId: 'decideAppeal',
  tag,
  summary: 'Decide the appeal against a takedown that somebody else has decided; upheld, it is restored',
  method: 'post',
  path: '/takedowns/{id}/appeal/decision',
  access: 'staff',
  permission: 'takedowns.write',
  params: z.object({ id }),
  body: z.strictObject({ decision: z.enum(['upheld', 'dismissed']), reasons: filledText(2000) }),
  replies: { 200: single(staffTakedown) },
  problems: ['forbidden', 'not-found', 'wrong-state'],
})

export type SubjectKind = z.infer<typeof subjectKind>
export type ReportReason = z.infer<typeof reportReason>
export type ThingReport = z.infer<typeof thingReport>
export type Takedown = z.infer<typeof takedown>
export type StaffTakedown = z.infer<typeof staffTakedown>
export type TakedownGround = z.infer<typeof takedownGround>
export type AppealState = z.infer<typeof appealState>
export type ModerationSubject = z.infer<typeof subject>
export type NewTakedown = z.input<typeof takeDown.body>
export type NewReport = z.input<typeof createReport.body>
