import type { StoreStatus } from '@makola/contract/stores.ts'
import { on } from '../../platform/messaging/events.ts'
import { transact } from '../../platform/platform.ts'
import { storeSuspended } from '../../stores/events.ts'
import { tellPeople } from '../bell/tell-people.ts'

/** Notifies every member of a store that the shop's operators paused, closed or reopened it, with the reason. */
export const onStoreSuspended = on(
  storeSuspended,
  'tell-people',
  async (platform, { storeId, version, status, reason, at }) => {
    const { title, says } = words(platform.config.shopName)[status]
    const news = {
      type: 'store-standing',
      storeId,
      cause: `store-standing:${storeId}:${version}`,
      title,
      body: [reason && `Reason: ${reason}`, says].filter(Boolean).join(' '),
      link: '/dashboard/settings',
    } as const
    await transact(platform, (tx) => tellPeople(tx, news, new Date(at)))
  },
)

const words = (shopName: string): Record<StoreStatus, { title: string; says: string }> => ({
  open: { title: 'Your store is open again', says: 'Shoppers can find it and buy from it.' },
  paused: {
    title: `${shopName} has paused your store`,
    says: `Shoppers can see it but cannot buy. Please send the orders you already have. Only ${shopName} can reopen it.`,
  },
  closed: {
    title: `${shopName} has closed your store`,
    says: `Shoppers cannot find it. Please send the orders you already have. Only ${shopName} can reopen it.`,
  },
})
