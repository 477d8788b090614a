import { eq } from 'drizzle-orm'
import { categoryDecided, categoryRequested } from '../../catalogue/events.ts'
import { categoryRequests } from '../../catalogue/tables.ts'
import type { Queryable } from '../../platform/database/database.ts'
import { on } from '../../platform/messaging/events.ts'
import { transact } from '../../platform/platform.ts'
import { stores } from '../../stores/tables.ts'
import { tellPeople } from '../bell/tell-people.ts'

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
      title: `${storeName} asks for ${others > 0 ? 'categories' : 'a category'}`,
      body: `It asks for “${request.name}”${others > 0 ? ` and ${others} more` : ''}. Approve or decline its requests.`,
      link: '/dashboard/categories',
    } as const
    await transact(platform, (tx) => tellPeople(tx, news, request.createdAt))
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
    title: `Your category “${name}” was ${state}`,
    body: state === 'approved' ? 'You can choose it for your products now.' : `Reason: ${reason ?? 'none was given.'}`,
    link: '/dashboard/categories',
  } as const
  await transact(platform, (tx) => tellPeople(tx, news, platform.clock.now()))
})

async function find(db: Queryable, requestId: string) {
  const [found] = await db
    .select({ request: categoryRequests, storeName: stores.name })
    .from(categoryRequests)
    .innerJoin(stores, eq(stores.id, categoryRequests.storeId))
    .where(eq(categoryRequests.id, requestId))
  if (!found) throw new Error(`There is no category request ${requestId}`)
  return found
}
