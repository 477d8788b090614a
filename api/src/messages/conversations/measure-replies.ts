import type { ReplyTime } from '@makola/contract/stores/stores.ts'
import { sql } from 'drizzle-orm'
import { addSeconds } from '../../platform/clock.ts'
import type { Platform } from '../../platform/platform.ts'
import { saveReplyTimes } from '../../stores/ratings/save-reply-times.ts'

const hour = 3600
const looksBack = 90 * 24 * hour
/** A question without an answer counts from then on, as answered after this long. */
const patience = 72 * hour
const leastQuestions = 5

/** The longest median of each step, in seconds. */
const steps: readonly [ReplyTime, number][] = [
  ['hour', hour],
  ['hours', 6 * hour],
  ['day', 24 * hour],
]

/** Finds how soon each store answers what buyers write first: the median of 90 days. Nights are not discounted. */
export async function measureReplies({ database, clock }: Platform): Promise<void> {
  const now = clock.now()
  const { rows } = await database.execute<{ storeId: string; seconds: number }>(sql`
    select store_id as "storeId", percentile_disc(0.5) within group (order by seconds)::float as seconds
    from (
      select store_id, coalesce(extract(epoch from first_reply_at - first_asked_at), ${patience}) as seconds
      from conversations
      where first_asked_at >= ${addSeconds(now, -looksBack)}
        and (first_reply_at is not null or first_asked_at <= ${addSeconds(now, -patience)})
    ) as waits
    group by store_id having count(*) >= ${leastQuestions}`)
  await saveReplyTimes(
    database,
    rows.map(({ storeId, seconds }) => ({ storeId, replyTime: stepOf(seconds) })),
  )
}

const stepOf = (seconds: number): ReplyTime => steps.find(([, longest]) => seconds <= longest)?.[0] ?? 'more'
