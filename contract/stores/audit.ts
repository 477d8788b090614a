import { z } from 'zod'
import { endpoint } from '../http/endpoint.ts'
import { currency, id, idOrSlug, list, paging, timestamp } from '../http/fields.ts'

/** One entry of the activity log. `before` and `after` hold only the changed fields; null before creation and after deletion. */
export const auditEntry = z.object({
  id,
  at: timestamp,
  /** A person's name, or the process that acted on its own: `import`, `sweeper`. */
  actor: z.string(),
  /** The person's email address; null when no signed-in person did it. */
  actorEmail: z.string().nullable(),
  /** Noun and past verb: `product.changed`; see `AuditAction`. */
  action: z.string(),
  subjectId: z.string(),
  subject: z.string(),
  before: z.record(z.string(), z.unknown()).nullable(),
  after: z.record(z.string(), z.unknown()).nullable(),
  /** The store concerned; null for the shop itself. Amounts in minor units are in the store's currency. */
  store: z.object({ id, slug: z.string(), name: z.string(), currency }).nullable(),
})

/**
 * What the activity log records, noun and past verb, by the topic under which a reader looks for it. Entries of another version of
 * the shop may have other actions, and are then under no topic.
 */
export const auditActions = {
  products: [
    'product.created',
    'product.changed',
    'product.deleted',
    'product.restored',
    'products.imported',
    'variant.added',
    'variant.changed',
    'variant.removed',
    'price.changed',
    'stock.changed',
    'category.created',
    'category.changed',
    'category.deleted',
    'category-request.approved',
    'category-request.declined',
    'prohibited-rule.created',
    'prohibited-rule.changed',
    'prohibited-rule.deleted',
  ],
  orders: [
    'parcel.packed',
    'parcel.shipped',
    'parcel.unshipped',
    'parcel.delivered',
    'parcel.cancelled',
    'parcel.returned',
    'request.opened',
    'request.moved',
    'refund.requested',
    'refund.found-outside',
    'refund.disputed',
    'dispute.answered',
    'dispute.parcel-named',
    'refund.confirmed',
    'refund.decided',
    'refund.failed',
  ],
  money: [
    'store.payouts-held',
    'payout-terms.changed',
    'rate.created',
    'rate.changed',
    'rate.deleted',
    'rate.imported',
    'store-rate.changed',
    'payment.decided',
    'payment.short',
    'tolerance.changed',
    'commission.changed',
    'commission.deleted',
    'store.charged',
    'store.charge-reversed',
    'payout-account.changed',
    'payout.requested',
    'payout.sent',
    'payout.paid',
    'payout.failed',
  ],
  buyers: [
    'conversation.read',
    'conversation.blocked',
    'conversation.unblocked',
    'message.released',
    'message.rejected',
    'question.answered',
    'question.published',
    'question.hidden',
    'review.written',
    'review.changed',
    'review.moved',
    'review.replied',
    'review.reported',
    'review.decided',
  ],
  people: [
    'member.invited',
    'member.joined',
    'member.changed',
    'member.left',
    'member.removed',
    'invitation.revoked',
    'operator.added',
    'staff.invited',
    'staff.joined',
    'staff.changed',
    'staff-invitation.revoked',
    'account.sessions-ended',
    'account.second-factor-reset',
    'account.banned',
    'account.unbanned',
    'account.email-changed',
    'account.email-restored',
  ],
  settings: [
    'store.opened',
    'store.changed',
    'store.suspended',
    'store.reopened',
    'store.approved',
    'store.tier-changed',
    'tier-limits.changed',
    'verification.submitted',
    'verification.decided',
    'document.read',
    'shop.changed',
    'shop.opened',
    'home.arranged',
    'delivery.changed',
  ],
  moderation: [
    'product.held',
    'thing.reported',
    'report.decided',
    'takedown.decided',
    'takedown.confirmed',
    'takedown.appealed',
    'takedown.appeal-decided',
    'takedown.restored',
    'strike.given',
    'strikes.answered',
    'strike.appealed',
    'strike.appeal-decided',
    'strike.lifted',
    'store.restricted',
  ],
} as const
export type AuditTopic = keyof typeof auditActions
export type AuditAction = (typeof auditActions)[AuditTopic][number]

export const auditTopics = Object.keys(auditActions) as AuditTopic[]

const question = z.strictObject({
  ...paging,
  /** Only changes of this topic. */
  topic: z.enum(auditTopics).optional(),
})

const tag = 'audit'

export const listStoreAudit = endpoint({
  operationId: 'listStoreAudit',
  tag,
  summary: 'Who changed what in a store, newest first',
  method: 'get',
  path: '/stores/{id}/audit',
  access: 'member',
  params: z.object({ id: idOrSlug }),
  query: question,
  replies: { 200: list(auditEntry) },
  problems: ['not-found', 'forbidden'],
})

export const listAudit = endpoint({
  operationId: 'listAudit',
  tag,
  summary: "Who changed what in the whole shop, newest first; for some roles of the shop's staff only their own acts",
  method: 'get',
  path: '/audit',
  access: 'staff',
  permission: 'audit.read',
  query: question,
  replies: { 200: list(auditEntry) },
  problems: [],
})

export type AuditEntry = z.infer<typeof auditEntry>
