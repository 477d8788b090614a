import { type AuditEntry, type AuditTopic, auditActions } from '@makola/contract/stores/audit.ts'
import { and, eq, inArray, type SQL, sql } from 'drizzle-orm'
import { readAuthors } from '../../auth/account/say-authors.ts'
import type { Queryable } from '../../platform/database/database.ts'
import { cutPage, readCursor } from '../../platform/http/cursor.ts'
import { auditEntries } from '../../shop/tables.ts'
import { stores } from '../tables.ts'

type Question = {
  storeId?: string | undefined
  /** Only what this author did. */
  by?: string | undefined
  topic?: AuditTopic | undefined
  limit?: number | undefined
  cursor?: string | undefined
}

/**
 * A page of changes with their authors, newest first: in one store, or in the whole shop.
 * @throws Problem `validation-failed` (422) for a cursor of another list.
 */
export async function listAudit(
  db: Queryable,
  { storeId, by, topic, limit = 50, cursor }: Question,
): Promise<{ data: AuditEntry[]; meta: { next: string | null } }> {
  const question = { list: 'audit', storeId, topic }
  const after = readCursor(question, cursor)
  const matches = and(
    by === undefined ? undefined : eq(auditEntries.actor, by),
    storeId === undefined ? undefined : eq(auditEntries.storeId, storeId),
    after && sql`(${auditEntries.at}, ${auditEntries.id}) < (${after.key}::timestamptz, ${after.id}::uuid)`,
  )
  const rows = await db
    .select({ entry: auditEntries, store: stores })
    .from(auditEntries)
    .leftJoin(stores, eq(stores.id, auditEntries.storeId))
    .where(topic === undefined ? matches : isOfTopic(topic, { matches, by, count: limit + 1 }))
    .orderBy(sql`${auditEntries.at} desc nulls last`, sql`${auditEntries.id} desc nulls last`)
    .limit(limit + 1)
  const { page, next } = cutPage(rows, limit, question, ({ entry }) => ({ key: entry.at.toISOString(), id: entry.id }))
  const authorOf = await readAuthors(
    db,
    page.map(({ entry }) => entry.actor),
  )
  return { data: page.map((row) => presentEntry(row, authorOf(row.entry.actor))), meta: { next } }
}

type Narrowing = { matches: SQL | undefined; by: string | undefined; count: number }

/**
 * The newest of each action come by index: an action of which there are few is not looked for among all. One person's entries come
 * by another one, and are few enough to be looked through.
 */
function isOfTopic(topic: AuditTopic, { matches, by, count }: Narrowing): SQL | undefined {
  if (by !== undefined) return and(matches, inArray(auditEntries.action, [...auditActions[topic]]))
  const actions = sql.param([...auditActions[topic]])
  return sql`${auditEntries.id} in (
    select newest.id from unnest(${actions}::text[]) as one (action) cross join lateral (
      select id from ${auditEntries} where ${and(sql`${auditEntries.action} = one.action`, matches)}
      order by at desc nulls last, id desc nulls last limit ${count}
    ) as newest)`
}

type Row = {
  entry: typeof auditEntries.$inferSelect
  store: typeof stores.$inferSelect | null
}

function presentEntry({ entry, store }: Row, author: { name: string; email: string | null }): AuditEntry {
  const { id, action, subjectId, subject, before, after, at } = entry
  return {
    id,
    at: at.toISOString(),
    actor: author.name,
    actorEmail: author.email,
    action,
    subjectId,
    subject,
    before,
    after,
    store: store && { id: store.id, slug: store.slug, name: store.name, currency: store.currency },
  }
}
