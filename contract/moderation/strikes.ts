import { z } from 'zod'
import { endpoint } from '../http/endpoint.ts'
import { filledText, id, idOrSlug, list, paging, single, timestamp } from '../http/fields.ts'
import { storeRestriction } from '../stores/standing.ts'
import { appeal, strikePoints } from './moderation.ts'

/** `takedown`: given with one. `reviews`: the store has tampered with reviews. */
export const strikeCause = z.enum(['takedown', 'reviews', 'other'])

/** A store gets one for breaking the rules. Three points that count pause it until it answers, five close it. */
export const strike = z.object({
  id,
  points: strikePoints,
  cause: strikeCause,
  reason: z.string(),
  at: timestamp,
  /** Twelve months later: it does not count any more. */
  expiresAt: timestamp,
  /** The words with which the store has answered it; empty before. */
  answer: z.string(),
  answeredAt: timestamp.nullable(),
  /** Null once it is lifted. */
  appealUntil: timestamp.nullable(),
  appeal: appeal.nullable(),
  /** The moment since when the staff has taken it back, with the reason; null while they have not. */
  liftedAt: timestamp.nullable(),
  liftedReason: z.string(),
  /** True while its points count. */
  isLive: z.boolean(),
  /** True when the reader's store may appeal now, by somebody with the permission. */
  canAppeal: z.boolean(),
})

const store = z.object({ id, slug: z.string(), name: z.string() })

export const staffStrike = strike.extend({
  store,
  givenBy: z.string(),
  /** True when the reader may decide its appeal: it is open, and somebody else gave the strike. */
  canDecide: z.boolean(),
})

const tag = 'moderation'
const byStore = z.object({ id: idOrSlug })
const byStrike = z.object({ id })

/** The sum of the strikes of a store that count, and its consequence. */
const standing = { points: z.int(), restriction: storeRestriction.nullable() }

// For the store.

export const listStoreStrikes = endpoint({
  operationId: 'listStoreStrikes',
  tag,
  summary: 'The strikes of a store, newest first, with the points that count',
  method: 'get',
  path: '/stores/{id}/strikes',
  access: 'member',
  params: byStore,
  query: z.strictObject(paging),
  replies: {
    200: z.object({
      data: z.array(strike),
      meta: z.object({ next: z.string().nullable(), total: z.int(), store, ...standing }),
    }),
  },
  problems: ['not-found'],
})

export const answerStrikes = endpoint({
  operationId: 'answerStrikes',
  tag,
  summary: 'Answer the strikes of a store that count. A store that they have paused takes orders again',
  method: 'post',
  path: '/stores/{id}/strikes/answer',
  access: 'member',
  params: byStore,
  body: z.strictObject({ text: filledText(2000) }),
  replies: { 200: single(z.object(standing)) },
  problems: ['not-found', 'forbidden', 'wrong-state'],
})

export const appealStrike = endpoint({
  operationId: 'appealStrike',
  tag,
  summary: 'Appeal against a strike: once, within six months. Somebody else than its giver decides',
  method: 'post',
  path: '/strikes/{id}/appeal',
  access: 'member',
  params: byStrike,
  body: z.strictObject({ text: filledText(4000) }),
  replies: { 201: single(strike) },
  problems: ['not-found', 'forbidden', 'wrong-state'],
})

// For the shop's staff.

export const listStrikes = endpoint({
  operationId: 'listStrikes',
  tag,
  summary: 'Strikes that count, newest first; open appeals against strikes, the oldest first; or those that are over',
  method: 'get',
  path: '/strikes/',
  access: 'staff',
  permission: 'takedowns.read',
  query: z.strictObject({
    ...paging,
    show: z.enum(['live', 'appeals', 'over']).optional(),
    store: idOrSlug.optional(),
  }),
  replies: { 200: list(staffStrike) },
  problems: ['not-found'],
})

export const giveStrike = endpoint({
  operationId: 'giveStrike',
  tag,
  summary: 'Give a store a strike, with the reason that its people read',
  method: 'post',
  path: '/stores/{id}/strikes',
  access: 'staff',
  permission: 'reports.write',
  params: byStore,
  body: z.strictObject({
    points: strikePoints,
    cause: strikeCause.exclude(['takedown']),
    reason: filledText(1000),
    /** The store's points as the giver has seen them: of two who give at once, the second reads what the first has done. */
    seenPoints: z.int().min(0),
  }),
  replies: { 201: single(staffStrike) },
  problems: ['forbidden', 'not-found', 'wrong-state'],
})

export const liftStrike = endpoint({
  operationId: 'liftStrike',
  tag,
  summary: 'Take a strike back, with a reason that the store reads; not while an appeal waits',
  method: 'post',
  path: '/strikes/{id}/lifting',
  access: 'staff',
  permission: 'takedowns.write',
  params: byStrike,
  body: z.strictObject({ reason: filledText(1000) }),
  replies: { 200: single(staffStrike) },
  problems: ['forbidden', 'not-found', 'wrong-state'],
})

export const decideStrikeAppeal = endpoint({
  operationId: 'decideStrikeAppeal',
  tag,
  summary: 'Decide the appeal against a strike that somebody else has given; upheld, the strike is lifted',
  method: 'post',
  path: '/strikes/{id}/appeal/decision',
  access: 'staff',
  permission: 'takedowns.write',
  params: byStrike,
  body: z.strictObject({ decision: z.enum(['upheld', 'dismissed']), reasons: filledText(2000) }),
  replies: { 200: single(staffStrike) },
  problems: ['forbidden', 'not-found', 'wrong-state'],
})

export type Strike = z.infer<typeof strike>
export type StaffStrike = z.infer<typeof staffStrike>
export type StrikeCause = z.infer<typeof strikeCause>
export type GivenStrike = z.input<typeof giveStrike.body>
