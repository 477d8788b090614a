import { id } from '@makola/contract/http/fields.ts'
import { eq, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'

/** Finds a row by its id, or by the slug that people type and share. */
export function byIdOrSlug(columns: { id: PgColumn; slug: PgColumn }, idOrSlug: string): SQL {
  return id.safeParse(idOrSlug).success ? eq(columns.id, idOrSlug) : eq(columns.slug, idOrSlug.toLowerCase())
}
