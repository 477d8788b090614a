import { sql } from 'drizzle-orm'
import { type Platform, transact } from '../../platform/platform.ts'
import { postReceipts } from './post-receipts.ts'
import { postRefundEnd } from './post-refund-end.ts'

/**
 * Posts receipts and refunds that the books have missed: all of them in a shop older than its books, none in one whose queues
 * work. Keys prevent double posting.
 */
export async function postMissingMoney(platform: Platform): Promise<void> {
  const { rows: facts } = await platform.database.execute<{ id: string }>(sql`
    select id from payment_facts
    where not exists (select from ledger_postings where key = 'receipt:' || payment_facts.id) order by at, id`)
  for (const { id } of facts) await transact(platform, (tx) => postReceipts(tx, [id]))
  const { rows: refunds } = await platform.database.execute<{ id: string }>(sql`
    select id from refunds
    where (state = 'succeeded' and not exists (select from ledger_postings where key = 'returned:' || refunds.id))
      or (state = 'failed' and exists (select from ledger_postings where key = 'refund:' || refunds.id)
        and not exists (select from ledger_postings where key = 'refund-failed:' || refunds.id))
    order by closed_at, id`)
  for (const { id } of refunds) await transact(platform, (tx) => postRefundEnd(tx, id))
}
