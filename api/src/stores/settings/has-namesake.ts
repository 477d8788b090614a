import { and, eq, ne, or } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/pg-core'
import type { Queryable } from '../../platform/database/database.ts'
import { stores } from '../tables.ts'
import { hasOtherLooks } from './keep-looks.ts'
import { haveSameLook, looksOf } from './looks-of.ts'

/** Returns true when shoppers would take a store of this name for another one. Reads those with a kept look of it, and those without looks. */
export async function hasNamesake(db: Queryable, storeId: string, name: string): Promise<boolean> {
  const [read, seen] = looksOf(name)
  const named = () => db.select({ name: stores.name }).from(stores)
  const others = await unionAll(
    named().where(and(ne(stores.id, storeId), or(eq(stores.lookRead, read), eq(stores.lookSeen, seen)))),
    named().where(and(ne(stores.id, storeId), hasOtherLooks)),
  )
  return others.some((other) => haveSameLook(other.name, name))
}
