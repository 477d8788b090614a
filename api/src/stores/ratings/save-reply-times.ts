import type { ReplyTime } from '@makola/contract/stores/stores.ts'
import { sql } from 'drizzle-orm'
import type { Queryable } from '../../platform/database/database.ts'

/** Keeps how soon stores answer; one that is not named has too few questions to say so. Unchanged rows are not written. */
export async function saveReplyTimes(
  db: Queryable,
  found: readonly { storeId: string; replyTime: ReplyTime }[],
): Promise<void> {
  const given = JSON.stringify(found)
  await db.execute(sql`
    update stores set reply_time = now.reply_time
    from (
      select stores.id, given."replyTime" as reply_time
      from stores left join json_to_recordset(${given}::json) as given ("storeId" uuid, "replyTime" text) on given."storeId" = stores.id
    ) as now
    where now.id = stores.id and stores.reply_time is distinct from now.reply_time`)
}
