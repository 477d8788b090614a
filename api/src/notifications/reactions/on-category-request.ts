import { say } from '@makola/words/say.ts'
import { eq } from 'drizzle-orm'
import { categoryRequests } from '../../catalogue/categories/tables.ts'
import { categoryDecided, categoryRequested } from '../../catalogue/events.ts'
import type { Queryable } from '../../platform/database/database.ts'
import { on } from '../../platform/messaging/events.ts'
import { stores } from '../../stores/tables.ts'
import { notify } from '../bell/send-notifications.ts'

const t = say('en')

/** Notifies the operators of a store's requests for categories: once a day for each store, however many there are. */
export const onCategoryRequested = on(
  categoryRequested,
  'tell-operators',
  async (platform, { requestId, others = 0 }) => {
    const { request, storeName } = await find(platform.database, requestId)
    const day = request.createdAt.toISOString().slice(0, 10)
    const news = {
      type: 'category-asked',
      storeId: null,
      cause: `category-asked:${request.storeId}:${day}`,
      title: t('notifications.news.category-asked.title', { store: storeName, others }),
      body: t('notifications.news.category-asked.body', { category: request.name, others }),
      link: '/dashboard/categories',
    } as const
    await notify(platform, news, request.createdAt)
  },
)

/** Notifies a store of the decision on its requested category. */
export const onCategoryDecided = on(categoryDecided, 'tell-store', async (platform, { requestId }) => {
  const { request } = await find(platform.database, requestId)
  const { id, storeId, name, state, reason } = request
  if (state === 'open') return
  const news = {
    type: 'category-decided',
    storeId,
    cause: `category-decided:${id}`,
    title: t('notifications.news.category-decided.title', { category: name, state }),
    body: state === 'approved' ? t('notifications.news.category-decided.approved') : whyDeclined(reason),
    link: '/dashboard/categories',
  } as const
  await notify(platform, news)
})

function whyDeclined(reason: string | null): string {
  return reason === null
    ? t('notifications.news.category-decided.no-reason')
    : t('notifications.news.category-decided.declined', { reason })
}

async function find(db: Queryable, requestId: string) {
  const [found] = await db
    .select({ request: categoryRequests, storeName: stores.name })
    .from(categoryRequests)
    .innerJoin(stores, eq(stores.id, categoryRequests.storeId))
    .where(eq(categoryRequests.id, requestId))
  if (!found) throw new Error(`There is no category request ${requestId}`)
  return found
}
