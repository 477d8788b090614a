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
  /** Noun and past verb: `product.changed`. */
  action: z.string(),
  subjectId: z.string(),
  subject: z.string(),
  before: z.record(z.string(), z.unknown()).nullable(),
  after: z.record(z.string(), z.unknown()).nullable(),
  /** The store concerned; null for the shop itself. Amounts in minor units are in the store's currency. */
  store: z.object({ id, slug: z.string(), name: z.string(), currency }).nullable(),
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
  query: z.strictObject(paging),
  replies: { 200: list(auditEntry) },
  problems: ['not-found', 'forbidden'],
})

export const listAudit = endpoint({
  operationId: 'listAudit',
  tag,
  summary: 'Who changed what in the whole shop, newest first',
  method: 'get',
  path: '/audit',
  access: 'operator',
  query: z.strictObject(paging),
  replies: { 200: list(auditEntry) },
  problems: [],
})

export type AuditEntry = z.infer<typeof auditEntry>
