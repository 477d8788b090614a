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
  {
    id: 'stores.breaks-are-of-paused-stores',
    says: 'Only a store that its owners have paused, or that the shop holds, has the end or the note of a break',
    query: sql`
      select id, slug from stores left join store_standing on store_id = id
      where (break_ends_on is not null or break_note <> '')
        and coalesce(kept_status, status) <> 'paused' and suspension_reason is null`,
  },
  {
    id: 'stores.records-give-one-level',
    says: 'A record gives the highest level and no other, and not to a store with strikes that count',
    query: sql`
      select store_id, tier, strike_points from store_standing where tier_by = 'record' and (tier <> 3 or strike_points > 0)`,
  },
]
