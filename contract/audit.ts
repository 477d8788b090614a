import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { currency, id, idOrSlug, list, paging, timestamp } from './fields.ts'

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

/** What the activity log records: noun and past verb. Entries of another version of the shop may have others. */
export const auditActions = [
  'member.invited',
  'member.joined',
  'member.changed',
  'member.left',
  'member.removed',
  'invitation.revoked',
  'store.opened',
  'store.changed',
  'store.suspended',
  'store.reopened',
  'shop.changed',
  'shop.opened',
  'operator.added',
  'staff.invited',
  'staff.joined',
  'staff.changed',
  'staff-invitation.revoked',
  'account.sessions-ended',
  'account.second-factor-reset',
  'account.banned',
  'account.unbanned',
  'delivery.changed',
  'product.created',
  'product.changed',
  'product.deleted',
  'product.restored',
  'products.imported',
  'variant.added',
  'variant.removed',
  'price.changed',
  'stock.changed',
  'category.created',
  'category.changed',
  'category.deleted',
  'category-request.approved',
  'category-request.declined',
  'rate.created',
  'rate.changed',
  'rate.deleted',
  'rate.imported',
  'store-rate.changed',
  'parcel.packed',
  'parcel.shipped',
  'parcel.delivered',
  'parcel.cancelled',
  'parcel.returned',
  'payment.decided',
  'conversation.read',
  'conversation.blocked',
  'conversation.unblocked',
  'message.released',
  'message.rejected',
  'question.answered',
  'question.published',
  'question.hidden',
  'request.opened',
  'request.moved',
  'review.written',
  'review.changed',
  'review.moved',
  'review.replied',
  'review.reported',
  'review.decided',
  'refund.requested',
  'refund.found-outside',
  'refund.disputed',
  'dispute.answered',
  'dispute.parcel-named',
  'refund.decided',
  'refund.failed',
  'commission.changed',
  'commission.deleted',
  'payout-account.changed',
  'payout.requested',
  'payout.sent',
  'payout.paid',
  'payout.failed',
] as const
export type AuditAction = (typeof auditActions)[number]

const tag = 'audit'

export const listStoreAudit = endpoint({
  operationId: 'listStoreAudit',
  tag,
  summary: 'Who changed what in a store, newest first',
  method: 'get',
  path: '/stores/{id}/audit',
  access: 'member',
  params: z.object({ id: idOrSlug }),
  query: z.strictObject(paging),
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
  query: z.strictObject(paging),
  replies: { 200: list(auditEntry) },
  problems: [],
})

export type AuditEntry = z.infer<typeof auditEntry>
