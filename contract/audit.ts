import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { currency, id, idOrSlug, list, paging, timestamp } from './fields.ts'

/** Who changed what, when. `before` and `after` hold the fields that changed; null before it began and after it ended. */
export const auditEntry = z.object({
  id,
  at: timestamp,
  /** A person's name, or what did it by itself: `import`, `sweeper`. */
  actor: z.string(),
  /** The person's address; null where nobody signed in did it. */
  actorEmail: z.string().nullable(),
  /** Noun and past verb: `product.changed`. */
  action: z.string(),
  subjectId: z.string(),
  subject: z.string(),
  before: z.record(z.string(), z.unknown()).nullable(),
  after: z.record(z.string(), z.unknown()).nullable(),
  /** Whose it is; null where it is the whole shop's. Amounts in minor units are in its currency. */
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
