import { sql } from 'drizzle-orm'
import type { Invariant } from '../platform/module.ts'

export const invariants: readonly Invariant[] = [
  {
    id: 'stores.pictures-exist',
    says: 'A store shows only pictures that exist',
    query: sql`
      select id, slug from stores
      where (logo_picture_id is not null and logo_picture_id not in (select id from pictures))
         or (cover_picture_id is not null and cover_picture_id not in (select id from pictures))`,
  },
]
