import type { CategoryRequest } from '@makola/contract/catalogue/categories.ts'
import { type SQL, sql } from 'drizzle-orm'
import { sayAuthors } from '../../auth/account/say-authors.ts'
import type { Queryable } from '../../platform/database/database.ts'
import { cutPage, readCursor } from '../../platform/http/cursor.ts'

type Question = {
  state?: CategoryRequest['state'] | undefined
  limit?: number | undefined
  cursor?: string | undefined
}

/**
 * A page of the stores' requests, newest first.
 * @throws Problem `validation-failed` (422) for a cursor of another list.
 */
export async function listCategoryRequests(
  db: Queryable,
  { state, limit = 24, cursor }: Question,
): Promise<{ data: CategoryRequest[]; meta: { next: string | null } }> {
  const question = { list: 'category-requests', state }
  const after = readCursor(question, cursor)
  const filters = sql`${state === undefined ? sql`true` : sql`state = ${state}`} and ${
    after
      ? sql`(category_requests.created_at, category_requests.id) < (${after.key}::timestamptz, ${after.id}::uuid)`
      : sql`true`
  }`
  const rows = await readRequests(db, filters, limit + 1)
  const { page, next } = cutPage(rows, limit, question, ({ createdAt, id }) => ({ key: createdAt, id }))
  return { data: page, meta: { next } }
}

/** Requests that match a condition, newest first, up to a limit. */
export async function readRequests(db: Queryable, filters: SQL, most: number): Promise<CategoryRequest[]> {
  const { rows } = await db.execute<CategoryRequest>(sql`
    select category_requests.id, category_requests.name, requested_by as "requestedBy", state, reason,
      category_requests.created_at as "createdAt",
      case when parents.id is not null then
        json_build_object('id', parents.id, 'slug', parents.slug, 'name', parents.name) end as parent,
      json_build_object('id', stores.id, 'slug', stores.slug, 'name', stores.name) as store
    from category_requests
    join stores on stores.id = store_id
    left join categories as parents on parents.id = category_requests.parent_id
    where ${filters}
    order by category_requests.created_at desc, category_requests.id desc limit ${most}`)
  const requests = rows.map((row) => ({ ...row, createdAt: new Date(row.createdAt).toISOString() }))
  return sayAuthors(db, 'requestedBy', requests)
}
