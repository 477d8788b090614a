import { sql } from 'drizzle-orm'
import type { Invariant } from '../platform/module.ts'

export const invariants: readonly Invariant[] = [
  {
    id: 'shipping.zones',
    says: 'Every delivery zone names at least one country, by its two-letter code or *, and has an option',
    query: sql`
      select zone.id from delivery_zones zone
      where cardinality(zone.country_codes) = 0
        or exists (select from unnest(zone.country_codes) code where code !~ '^([A-Z]{2}|[*])$')
        or not exists (select from delivery_options where zone_id = zone.id)`,
  },
]
