import { z } from 'zod'
import { endpoint } from '../http/endpoint.ts'
import { fault } from '../http/fault.ts'
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
  phone,
  single,
  timestamp,
} from '../http/fields.ts'
import { storeStanding } from '../stores/standing.ts'
import { numberKinds } from './identity-numbers.ts'

export const verificationKind = z.enum(['person', 'business'])

/**
 * `submitted`: the staff looks. `more_needed`: the store sends again. `verified` and `refused` are decided. `expired`: it was
 * verified, and then a document ran out or the payout account went to another name; the store sends anew.
 */
export const verificationState = z.enum(['submitted', 'more_needed', 'verified', 'refused', 'expired'])

/** The reasons to choose from when more is needed or it is refused. */
export const verificationReason = z.enum([
  'unreadable',
  'name-differs',
  'number-wrong',
  'document-expired',
  'document-missing',
  'address-missing',
  'not-allowed',
  'other',
])

/** A decision: the fourth state is the clock's. */
export const verificationDecision = z.enum(['verify', 'more', 'refuse'])

export const identityNumberKind = z.enum(numberKinds)

const day = z.iso.date({ error: fault('platform.not-a-time') })

export const verification = z.object({
  id,
  kind: verificationKind,
  state: verificationState,
  countryCode,
  /** The person's or the business's, as on the document. */
  legalName: z.string(),
  numberKind: identityNumberKind,
  /** A business's as it is registered; of a person's only the last four characters are kept. */
  number: z.string(),
  address: z.string(),
  contactEmail: z.string(),
  contactPhone: z.string(),
  /** The day on which the document runs out; null when it has none. */
  expiresOn: z.string().nullable(),
  documents: z.array(z.object({ id, name: z.string(), contentType: z.string() })),
  reasons: z.array(verificationReason),
  /** The staff's words to the store; empty when there are none. */
  note: z.string(),
  submittedAt: timestamp,
  decidedAt: timestamp.nullable(),
})

/** A store's application as the staff sees it. */
export const application = verification.extend({
  store: z.object({ id, slug: z.string(), name: z.string(), countryCode }),
  standing: storeStanding,
  submittedBy: z.string(),
  decidedBy: z.string().nullable(),
  /** The name on the payout account; null without an account. */
  payoutName: z.string().nullable(),
  /** True when that name is the verified one, as far as a program can tell; null without an account. */
  isPayoutNameSame: z.boolean().nullable(),
  /** True when the reader may decide it now: it waits, and is not one's own store's. */
  canDecide: z.boolean(),
})

export const applicationRow = application.pick({
  id: true,
  kind: true,
  state: true,
  store: true,
  legalName: true,
  submittedAt: true,
  decidedAt: true,
})

const newVerification = z.strictObject({
  kind: verificationKind,
  legalName: line(120),
  numberKind: identityNumberKind,
  number: line(40),
  address: filledText(300),
  contactEmail: email,
  contactPhone: phone,
  expiresOn: day.optional(),
  /** Ids of private files. */
  documents: z.array(id).min(1).max(6),
})

const tag = 'verification'
const byStore = z.object({ id: idOrSlug })

export const getVerification = endpoint({
  operationId: 'getVerification',
  tag,
  summary:
    "A store's newest application to be verified, null before the first; and the numbers that its country asks for",
  method: 'get',
  path: '/stores/{id}/verification',
  access: 'member',
  params: byStore,
  replies: {
    200: single(verification.nullable()).extend({
      meta: z.object({ numbers: z.record(verificationKind, z.array(identityNumberKind)) }),
    }),
  },
  problems: ['not-found', 'forbidden'],
})

export const submitVerification = endpoint({
  operationId: 'submitVerification',
  tag,
  summary: 'Send the documents of a person or a business to be verified, or what the staff still needs',
  method: 'post',
  path: '/stores/{id}/verification',
  access: 'member',
  params: byStore,
  body: newVerification,
  replies: { 201: single(verification) },
  problems: ['not-found', 'forbidden', 'wrong-state'],
})

// For the shop's staff.

export const listApplications = endpoint({
  operationId: 'listApplications',
  tag,
  summary: 'Applications of stores: those that wait the longest first, or those of one state, newest first',
  method: 'get',
  path: '/verifications/',
  access: 'staff',
  permission: 'verification.read',
  query: z.strictObject({ ...paging, state: verificationState.optional() }),
  replies: { 200: list(applicationRow) },
  problems: [],
})

export const getApplication = endpoint({
  operationId: 'getApplication',
  tag,
  summary: 'One application with the names of its documents',
  method: 'get',
  path: '/verifications/{id}',
  access: 'staff',
  permission: 'verification.read',
  params: z.object({ id }),
  replies: { 200: single(application) },
  problems: ['not-found'],
})

export const readDocument = endpoint({
  operationId: 'readDocument',
  tag,
  summary: 'The bytes of a document. Every reading is written to the activity log',
  method: 'get',
  path: '/verifications/{id}/documents/{fileId}',
  access: 'staff',
  permission: 'verification.read',
  params: z.object({ id, fileId: id }),
  replies: { 200: z.string() },
  replyMediaType: 'application/octet-stream',
  problems: ['not-found', 'dependency-unavailable'],
})

export const decideVerification = endpoint({
  operationId: 'decideVerification',
  tag,
  summary: 'Decide an application: verified, more is needed, or refused, with reasons that the store reads',
  method: 'post',
  path: '/verifications/{id}/decision',
  access: 'staff',
  permission: 'verification.write',
  params: z.object({ id }),
  body: z.discriminatedUnion('decision', [
    z.strictObject({ decision: z.literal('verify'), note: paragraphs(1000).optional() }),
    z.strictObject({
      decision: z.enum(['more', 'refuse']),
      reasons: z.array(verificationReason).min(1).max(8),
      note: filledText(1000),
    }),
  ]),
  replies: { 200: single(application) },
  problems: ['forbidden', 'not-found', 'wrong-state'],
})

export type Verification = z.infer<typeof verification>
export type Application = z.infer<typeof application>
export type ApplicationRow = z.infer<typeof applicationRow>
export type VerificationKind = z.infer<typeof verificationKind>
export type VerificationState = z.infer<typeof verificationState>
export type VerificationReason = z.infer<typeof verificationReason>
export type VerificationDecision = z.infer<typeof verificationDecision>
export type NewVerification = z.input<typeof newVerification>
