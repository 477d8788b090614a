import type { StoreStatus } from '@makola/contract/stores/stores.ts'
import { say } from '@makola/words/say.ts'
import { on } from '../../platform/messaging/events.ts'
import { storeSuspended } from '../../stores/events.ts'
import { notify } from '../bell/send-notifications.ts'

const t = say('en')

/** Notifies every member of a store that the shop's operators paused, closed or reopened it, with the reason. */
export const onStoreSuspended = on(
  storeSuspended,
  'tell-people',
  async (platform, { storeId, version, status, reason, at }) => {
    // A lifted ban leaves a store as its seller had it.
    if (reason === null && status !== 'open') return
    const { title, says } = words(platform.config.shopName)[status]
    const news = {
      type: 'store-standing',
      storeId,
      cause: `store-standing:${storeId}:${version}`,
      title,
      body: [reason && t('notifications.news.store-standing.reason', { reason }), says].filter(Boolean).join(' '),
      link: '/dashboard/settings',
    } as const
    await notify(platform, news, new Date(at))
  },
)

const words = (shopName: string): Record<StoreStatus, { title: string; says: string }> => ({
  open: { title: t('notifications.news.store-standing.open'), says: t('notifications.news.store-standing.open-says') },
  paused: {
    title: t('notifications.news.store-standing.paused', { shopName }),
    says: t('notifications.news.store-standing.paused-says', { shopName }),
  },
  closed: {
    title: t('notifications.news.store-standing.closed', { shopName }),
    says: t('notifications.news.store-standing.closed-says', { shopName }),
  },
})
