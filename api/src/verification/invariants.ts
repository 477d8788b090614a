import { sql } from 'drizzle-orm'
import type { Invariant } from '../platform/module.ts'

export const invariants: readonly Invariant[] = [
  {
    id: 'verification.held-is-closed',
    says: 'A store that is not approved, is taken down or has too many strikes is closed to everybody; a paused one sells nothing',
    query: sql`
      select store_id, approval, is_blocked, stores.status from store_standing join stores on stores.id = store_id
      where ((approval <> 'approved' or is_blocked or restriction = 'closed') and stores.status <> 'closed')
        or (restriction = 'paused' and stores.status = 'open')`,
  },
  {
    id: 'verification.two-eyes',
    says: 'Nobody decides on an application that they submitted',
    query: sql`select id, store_id from verifications where decided_by = submitted_by`,
  },
  {
    id: 'verification.decided-by-someone',
    says: 'A decided application says by whom and when',
    query: sql`
      select id, state from verifications
      where (state in ('verified', 'refused', 'more_needed', 'expired')) <> (decided_at is not null and decided_by is not null)`,
  },
  {
    id: 'verification.person-number',
    says: 'Of a person’s number no more than its end is kept',
    query: sql`select id from verifications where kind = 'person' and length(number) > 4`,
  },
]
