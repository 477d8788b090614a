import { sql } from 'drizzle-orm'
import type { Invariant } from '../platform/module.ts'

export const invariants: readonly Invariant[] = [
  {
    id: 'auth.one-live-token',
    says: 'Each session has exactly one refresh token that was not used yet',
    query: sql`
      select sessions.id from sessions
      left join refresh_tokens on refresh_tokens.session_id = sessions.id and used_at is null
      group by sessions.id having count(refresh_tokens.token_hash) <> 1`,
  },
  {
    id: 'auth.two-factor-recovery',
    says: 'Recovery codes are only there where two-factor is on',
    query: sql`
      select account_id from recovery_codes
      except select account_id from two_factors where is_confirmed`,
  },
]
