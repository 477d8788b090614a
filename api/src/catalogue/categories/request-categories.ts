import type { requestCategories as endpoint } from '@makola/contract/catalogue/categories.ts'
import { sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { Caller } from '../../platform/http/caller.ts'
import { nameOf } from '../../platform/http/caller.ts'
import { newId } from '../../platform/ids.ts'
import { emit } from '../../platform/messaging/events.ts'
import { type Platform, transact } from '../../platform/platform.ts'
import { refuse } from '../../platform/problem.ts'
import { findOwnStore } from '../../stores/require-permission.ts'
import { categoryRequested } from '../events.ts'

type Asked = z.output<typeof endpoint.body>

/**
 * Requests many categories from the shop's operators at once: they get one notification. Existing names and earlier requests are
 * skipped.
 * @throws Problem `not-found` (404) or `forbidden` (403) for the store, `duplicate` (409) when nothing is left to ask for.
 */
export function requestCategories(
  platform: Platform,
  caller: Caller,
  { store: idOrSlug, names }: Asked,
): Promise<{ asked: number; leftOut: number }> {
  return transact(platform, async (tx) => {
    const store = await findOwnStore(tx, caller, idOrSlug, 'products.write')
    const wanted = names.map((name, place) => ({ id: newId(), name: name.trim(), place }))
    const now = platform.clock.now().toISOString()
    const { rows } = await tx.execute<{ id: string }>(sql`
      with wanted as (
        select distinct on (lower(name)) * from jsonb_to_recordset(${JSON.stringify(wanted)}::jsonb)
          as wanted (id uuid, name text, place int)
        order by lower(name), place)
      insert into category_requests (id, store_id, name, requested_by, created_at)
      select id, ${store.id}, name, ${nameOf(caller)}, ${now} from wanted
      where not exists (select from categories where lower(categories.name) = lower(wanted.name))
      order by lower(name)
      on conflict (store_id, lower(name)) where state = 'open' do nothing
      returning id`)
    const asked = new Set(rows.map(({ id }) => id))
    const first = wanted.find(({ id }) => asked.has(id))
    if (!first) throw refuse('catalogue.categories-exist')
    emit(tx, categoryRequested, { requestId: first.id, others: asked.size - 1 })
    return { asked: asked.size, leftOut: names.length - asked.size }
  })
}
