import type { StoreCard } from '@makola/contract/stores/stores.ts'
import { findCountryCode } from '@makola/countries/find-country-code.ts'
import { and, asc, count, eq, or, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import type { Queryable } from '../../platform/database/database.ts'
import { cutPage, readCursor } from '../../platform/http/cursor.ts'
import { restOnStore, restOnStores } from '../answer-tags.ts'
import { stores } from '../tables.ts'
import { presentStoreCard } from './present-store.ts'
import { selectStores } from './select-stores.ts'

type Filters = { q?: string | undefined; country?: string | undefined }
type Question = Filters & { limit?: number | undefined; cursor?: string | undefined }
type Answer = { data: StoreCard[]; meta: { next: string | null; total: number; countries: number } }

/**
 * A page of the open stores, by name. Words are looked for in names and cities; those of a country also find its stores.
 * @throws Problem `validation-failed` (422) for a cursor of another list.
 */
export async function listStores(
  db: Queryable,
  { limit = 24, cursor, ...filters }: Question,
  mediaUrl: string,
): Promise<Answer> {
  restOnStores()
  const question = { list: 'stores', ...filters }
  const after = readCursor(question, cursor)
  const wanted = isWanted(filters)
  const rows = await selectStores(db)
    .where(and(wanted, after && sql`(${stores.name}, ${stores.id}) > (${after.key}, ${after.id})`))
    .orderBy(asc(stores.name), asc(stores.id))
    .limit(limit + 1)
  // Their stars change without any other change of a store.
  for (const { store } of rows) restOnStore(store.id)
  const byCountry = db
    .select({ stores: count().as('stores') })
    .from(stores)
    .where(wanted)
    .groupBy(stores.countryCode)
    .as('by_country')
  const [counted] = await db
    .select({ total: sql<number>`coalesce(sum(${byCountry.stores}), 0)::int`, countries: count() })
    .from(byCountry)
  const { page, next } = cutPage(rows, limit, question, ({ store }) => ({ key: store.name, id: store.id }))
  return {
    data: page.map((row) => presentStoreCard(row, mediaUrl)),
    meta: { next, total: counted?.total ?? 0, countries: counted?.countries ?? 0 },
  }
}

function isWanted({ q, country }: Filters) {
  const has = (column: AnyPgColumn) => sql`strpos(fold(${column}), fold(${q})) > 0`
  return and(
    eq(stores.status, 'open'),
    country === undefined ? undefined : eq(stores.countryCode, country),
    q === undefined
      ? undefined
      : or(has(stores.name), has(stores.city), eq(stores.countryCode, findCountryCode(q) ?? '')),
  )
}
