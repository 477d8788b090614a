import { say } from '@makola/words/say.ts'
import { and, asc, count, desc, eq, gt, isNull, lte, sql } from 'drizzle-orm'
import { products } from '../../catalogue/tables.ts'
import type { Queryable } from '../../platform/database/database.ts'
import { on } from '../../platform/messaging/events.ts'
import { transact } from '../../platform/platform.ts'
import { stores } from '../../stores/tables.ts'
import { storeHasNews } from '../../wishes/events.ts'
import { storeFollows } from '../../wishes/tables.ts'
import { type Listener, suggested } from '../bell/audience.ts'
import { notifyListeners } from '../bell/send-notifications.ts'
import type { News } from '../events.ts'
import { notificationSettings } from '../tables.ts'

const t = say('en')

const mostNamed = 3
const mostAtOnce = 500

/** Tells all who follow a store, some at a time: a store may have very many, and a second run tells nobody twice. */
export const onStoreHasNews = on(storeHasNews, 'tell-followers', async (platform, { storeId, from, to }) => {
  const news = await writeNews(platform.database, { storeId, from: new Date(from), to: new Date(to) })
  if (!news) return
  for (let after = ''; ; ) {
    const listeners = await findFollowers(platform.database, { storeId, to: new Date(to), after })
    await transact(platform, (tx) => notifyListeners(tx, listeners, news, new Date(to)))
    if (listeners.length < mostAtOnce) return
    after = listeners.at(-1)?.accountId ?? ''
  }
})

type Period = { storeId: string; from: Date; to: Date }

/** Null when nothing of it is on sale any more. */
async function writeNews(db: Queryable, { storeId, from, to }: Period): Promise<News | null> {
  const isNew = and(
    eq(products.storeId, storeId),
    eq(products.status, 'active'),
    gt(products.publishedAt, from),
    lte(products.publishedAt, to),
  )
  const goods = await db
    .select({ name: products.name })
    .from(products)
    .where(isNew)
    .orderBy(desc(products.publishedAt), desc(products.id))
    .limit(mostNamed)
  const [total] = await db.select({ count: count() }).from(products).where(isNew)
  const [store] = await db.select().from(stores).where(eq(stores.id, storeId))
  if (store?.status !== 'open' || !total || total.count === 0) return null
  const names = goods.map(({ name }) => name).join(', ')
  return {
    type: 'store-news',
    storeId: null,
    followedStoreId: storeId,
    cause: `store-news:${storeId}:${to.toISOString()}`,
    title: t('wishes.news.title', { count: total.count, store: store.name }),
    body: t('wishes.news.body', { names, more: total.count - goods.length }),
    link: `/store/${store.slug}/`,
  }
}

function findFollowers(
  db: Queryable,
  { storeId, to, after }: { storeId: string; to: Date; after: string },
): Promise<Listener[]> {
  const { inBell, byEmail } = suggested('store-news')
  return db
    .select({
      accountId: storeFollows.accountId,
      inBell: sql<boolean>`coalesce(${notificationSettings.inBell}, ${inBell})`,
      byEmail: sql<boolean>`coalesce(${notificationSettings.byEmail}, ${byEmail})`,
    })
    .from(storeFollows)
    .leftJoin(
      notificationSettings,
      and(
        eq(notificationSettings.accountId, storeFollows.accountId),
        isNull(notificationSettings.storeId),
        eq(notificationSettings.type, 'store-news'),
      ),
    )
    .where(
      and(
        eq(storeFollows.storeId, storeId),
        lte(storeFollows.since, to),
        after === '' ? undefined : gt(storeFollows.accountId, after),
      ),
    )
    .orderBy(asc(storeFollows.accountId))
    .limit(mostAtOnce)
}
