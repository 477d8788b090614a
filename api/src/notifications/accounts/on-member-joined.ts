import { say } from '@makola/words/say.ts'
import { and, eq } from 'drizzle-orm'
import { accounts } from '../../auth/tables.ts'
import { on } from '../../platform/messaging/events.ts'
import { memberJoined } from '../../stores/events.ts'
import { members, stores } from '../../stores/tables.ts'
import { notify } from '../bell/send-notifications.ts'

const t = say('en')

/** Notifies the owners of a new member; somebody who left and came back joined twice. */
export const onMemberJoined = on(memberJoined, 'tell-owners', async (platform, { storeId, accountId }) => {
  const [joined] = await platform.database
    .select({ name: accounts.name, role: members.role, at: members.createdAt, storeName: stores.name })
    .from(members)
    .innerJoin(accounts, eq(accounts.id, members.accountId))
    .innerJoin(stores, eq(stores.id, members.storeId))
    .where(and(eq(members.storeId, storeId), eq(members.accountId, accountId)))
  if (!joined) return
  const { name, role, at, storeName } = joined
  const news = {
    type: 'member-joined',
    storeId,
    cause: `member-joined:${storeId}:${accountId}:${at.getTime()}`,
    title: t('notifications.news.member-joined.title', { name, store: storeName }),
    body: t('notifications.news.member-joined.body', { role }),
    link: '/dashboard/team',
  } as const
  await notify(platform, news, at)
})
