import { sql } from 'drizzle-orm'
import type { Invariant } from '../platform/module.ts'

export const invariants: readonly Invariant[] = [
  {
    id: 'carts.quote-sums',
    says: "A quote's total is the sum of its stores' lines and deliveries",
    query: sql`
      select quotes.id from quotes
      where total_minor <> (
        select coalesce(sum((store ->> 'subtotalMinor')::bigint + coalesce((store -> 'delivery' ->> 'minor')::bigint, 0)), 0)
        from jsonb_array_elements(stores) store
      ) or exists (
        select from jsonb_array_elements(stores) store
        where (store ->> 'subtotalMinor')::bigint
          <> (select sum((line ->> 'unitMinor')::bigint * (line ->> 'quantity')::bigint)
              from jsonb_array_elements(store -> 'lines') line)
      )`,
  },
]
