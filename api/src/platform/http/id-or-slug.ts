import { id } from '@makola/contract/http/fields.ts'
import { eq, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Queryable } from '../database/database.ts'
import { type Built, type Given, prepareOnce } from '../database/prepare-once.ts'

type Columns = { id: PgColumn; slug: PgColumn }
type Named = Given<{ name: string }>

const isId = (idOrSlug: string) => id.safeParse(idOrSlug).success

/** Finds a row by its id, or by the slug that people type and share. */
export function byIdOrSlug(columns: Columns, idOrSlug: string): SQL {
  return isId(idOrSlug) ? eq(columns.id, idOrSlug) : eq(columns.slug, idOrSlug.toLowerCase())
}

/** The same as a frequent statement, which is built once: `build` writes it with the condition that it is given. */
export function prepareByIdOrSlug<Rows>(columns: Columns, build: (db: Queryable, isNamed: SQL) => Built<Rows>) {
  const byId = prepareOnce((db, { name }: Named) => build(db, eq(columns.id, name)))
  const bySlug = prepareOnce((db, { name }: Named) => build(db, eq(columns.slug, name)))
  return (db: Queryable, idOrSlug: string): Promise<Rows> =>
    isId(idOrSlug) ? byId(db, { name: idOrSlug }) : bySlug(db, { name: idOrSlug.toLowerCase() })
}
