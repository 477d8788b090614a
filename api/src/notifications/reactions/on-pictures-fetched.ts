import { say } from '@makola/words/say.ts'
import { sql } from 'drizzle-orm'
import { picturesFetched } from '../../catalogue/events.ts'
import { on } from '../../platform/messaging/events.ts'
import { notify } from '../bell/send-notifications.ts'

const t = say('en')

/** Notifies a store, once for an import, that its pictures are done, and how many failed. */
export const onPicturesFetched = on(picturesFetched, 'tell-store', async (platform, { storeId, importId }) => {
  const { rows } = await platform.database.execute<{ fetched: number; others: number }>(sql`
    select count(*) filter (where state = 'fetched')::int as fetched,
      count(*) filter (where state in ('refused', 'dropped'))::int as others
    from import_pictures where import_id = ${importId}`)
  const { fetched = 0, others = 0 } = rows[0] ?? {}
  const news = {
    type: 'pictures-fetched',
    storeId,
    cause: `pictures-fetched:${importId}`,
    title: t('notifications.news.pictures-fetched.title', { count: fetched }),
    body: t('notifications.news.pictures-fetched.body', { others }),
    link: `/dashboard/inventory/?import=${importId}`,
  } as const
  await notify(platform, news)
})
