import { say } from '@makola/words/say.ts'
import { on } from '../../platform/messaging/events.ts'
import { breakEnded } from '../../stores/events.ts'
import { notify } from '../bell/send-notifications.ts'

const t = say('en')

/** Notifies every member of a store that its break is over. */
export const onBreakEnded = on(breakEnded, 'tell-people', async (platform, { storeId, version, at }) => {
  const news = {
    type: 'store-standing',
    storeId,
    cause: `store-standing:${storeId}:${version}`,
    title: t('notifications.news.store-standing.break-ended'),
    body: t('notifications.news.store-standing.open-says'),
    link: '/dashboard/settings/status',
  } as const
  await notify(platform, news, new Date(at))
})
