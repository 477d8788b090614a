import { getNotificationSettings, listNotifications } from '@makola/contract/notifications/notifications.ts'
import { listFollows } from '@makola/contract/wishes/follows.ts'
import { getStockAlert } from '@makola/contract/wishes/stock-alerts.ts'
import { listWishes } from '@makola/contract/wishes/wishes.ts'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call } from '../../shell/api/api-client.ts'
import { claimWishes } from '../marks/claim-wishes.ts'

type Owner = { isSignedIn: boolean; changedAt: string | null }

/** The wish list at live prices. Those of the last currency stay on the screen while another loads. */
export const wishesQuery = (rate: string | undefined, owner: Owner) =>
  queryOptions({
    queryKey: ['wishes', 'list', owner, { rate }],
    queryFn: async ({ signal }) => {
      await claimWishes()
      return (await call(listWishes, { query: { rate }, signal })).data
    },
    placeholderData: keepPreviousData,
  })

export const followsQuery = (changedAt: string | null) =>
  queryOptions({
    queryKey: ['wishes', 'follows', changedAt],
    queryFn: async ({ signal }) => (await call(listFollows, { signal })).data,
    placeholderData: keepPreviousData,
  })

/** The first page of what followed stores have put on sale. */
export const storeNewsQuery = queryOptions({
  queryKey: ['wishes', 'news'],
  queryFn: async ({ signal }) => (await call(listNotifications, { query: { type: 'store-news' }, signal })).data,
})

export const newsSettingQuery = queryOptions({
  queryKey: ['wishes', 'news-setting'],
  queryFn: async ({ signal }) => {
    const { data } = await call(getNotificationSettings, { query: {}, signal })
    return data.find(({ type }) => type === 'store-news') ?? null
  },
})

/** The alert of a mailed link. */
export const alertQuery = (token: string) =>
  queryOptions({
    queryKey: ['wishes', 'alert', token],
    queryFn: async ({ signal }) => (await call(getStockAlert, { params: { token }, signal })).data,
  })
