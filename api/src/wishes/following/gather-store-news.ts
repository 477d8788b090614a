import { sql } from 'drizzle-orm'
import type { Transaction } from '../../platform/database/database.ts'
import { emit } from '../../platform/messaging/events.ts'
import { type Platform, transact } from '../../platform/platform.ts'
import { storeHasNews } from '../events.ts'

/** Reports each followed store that has put goods on sale since the last report, at most once a day. */
export async function gatherStoreNews(platform: Platform): Promise<void> {
  const { rows } = await platform.database.execute<{ id: string }>(sql`
    select stores.id from stores
    where status = 'open' and exists (select from store_follows where store_id = stores.id)`)
  for (const { id } of rows) {
    await transact(platform, (tx) => gatherNews(tx, { storeId: id, now: platform.clock.now() }))
  }
}

/** The first report covers what is new since the store has followers. */
async function gatherNews(tx: Transaction, { storeId, now }: { storeId: string; now: Date }): Promise<void> {
  const to = sql`${now.toISOString()}::timestamptz`
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`store-news ${storeId}`}, 0))`)
  const { rows } = await tx.execute<{ from: string }>(sql`
    select last.at as "from"
    from (select coalesce(
        (select told_at from store_news where store_id = ${storeId}),
        (select min(since) from store_follows where store_id = ${storeId})) as at) as last
    where not exists (select from store_news where store_id = ${storeId} and told_at > ${to} - interval '1 day')
      and exists (
        select from products
        where store_id = ${storeId} and status = 'active' and published_at > last.at and published_at <= ${to})`)
  const [news] = rows
  if (!news) return
  await tx.execute(sql`
    insert into store_news (store_id, told_at) values (${storeId}, ${to})
    on conflict (store_id) do update set told_at = excluded.told_at`)
  emit(tx, storeHasNews, { storeId, from: new Date(news.from).toISOString(), to: now.toISOString() })
}
