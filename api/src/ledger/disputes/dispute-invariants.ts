import { sql } from 'drizzle-orm'
import { workedUntil } from '../../platform/messaging/worked-until.ts'
import type { Invariant } from '../../platform/module.ts'

/** The amount that the books hold on an account for a dispute. */
const held = (account: 'disputes' | 'clearing', kinds: string) => sql`
  (select coalesce(sum(minor), 0) from ledger_postings join ledger_entries on posting_id = ledger_postings.id
    where ledger_postings.order_id = disputes.order_id and dispute_id = disputes.id and account = ${account} and ${sql.raw(kinds)})`

/** News of the last minutes may still be in the queue. */
const isSettled = sql`coalesce(closed_at, opened_at) < ${workedUntil} - interval '10 minutes'`

export const disputeInvariants: readonly Invariant[] = [
  {
    id: 'ledger.closed-disputes',
    says: 'Nothing is held back for a dispute that has ended: it came back, or someone bears it',
    query: sql`
      select id, state, ${held('disputes', 'true')} as minor from disputes
      where closed_at is not null and ${held('disputes', 'true')} <> 0
        and (loss_booked_at is not null or state <> 'lost' or ${isSettled})
        and (state = 'lost' or ${isSettled})`,
  },
  {
    id: 'ledger.dispute-funds',
    says: 'What a bank holds back for a dispute left what the provider holds, once',
    query: sql`
      select id, state, funds_state, ${held('clearing', "kind = 'dispute-funds'")} as minor from disputes
      where ${isSettled} and closed_at is not null
        and ${held('clearing', "kind = 'dispute-funds'")} <> case funds_state when 'withdrawn' then -amount_minor else 0 end`,
  },
]
