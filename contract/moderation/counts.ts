import { z } from 'zod'
import { endpoint } from '../http/endpoint.ts'
import { queryInteger, single } from '../http/fields.ts'
import { reportReason, reportState, takedownGround } from './moderation.ts'

export const moderationKind = z.enum(['reports', 'takedowns', 'appeals'])

/** Reports count by their reason; takedowns, and the appeals against them, by what they rest on. */
export const moderationGround = z.enum([...reportReason.options, ...takedownGround.options])

/** The state of reports and appeals; of takedowns, that they are in force or were restored. */
export const moderationOutcome = z.enum([...reportState.options, 'in-force', 'restored'])

export const moderationCounts = z.object({
  /** By UTC: that of the report, the takedown, or the appeal. The outcome is today's. */
  year: z.int(),
  /** The first year with anything to count. */
  firstYear: z.int(),
  /** Without those that are zero. */
  counts: z.array(
    z.object({ kind: moderationKind, ground: moderationGround, outcome: moderationOutcome, count: z.int() }),
  ),
})

const tag = 'moderation'
/** Without it: the current year. */
const query = z.strictObject({ year: queryInteger(2000, 2100).optional() })

export const getModerationCounts = endpoint({
  operationId: 'getModerationCounts',
  tag,
  summary: 'The reports, takedowns and appeals of a year by ground and outcome, for everyone to read',
  method: 'get',
  path: '/moderation/counts',
  access: 'public',
  query,
  replies: { 200: single(moderationCounts) },
  problems: [],
})

export const exportModerationCounts = endpoint({
  operationId: 'exportModerationCounts',
  tag,
  summary: 'The same counts as a table (CSV, UTF-8)',
  method: 'get',
  path: '/moderation/counts.csv',
  access: 'staff',
  permission: 'reports.read',
  query,
  replies: { 200: z.string() },
  replyMediaType: 'text/csv',
  problems: [],
})

export type ModerationCounts = z.infer<typeof moderationCounts>
export type ModerationKind = z.infer<typeof moderationKind>
export type ModerationGround = z.infer<typeof moderationGround>
export type ModerationOutcome = z.infer<typeof moderationOutcome>
