import { z } from 'zod'
import { endpoint } from '../http/endpoint.ts'
import { currency, line, list, paging, timestamp } from '../http/fields.ts'
import { storeStanding } from './standing.ts'
import { storeStatus, storeSummary } from './stores.ts'

const tag = 'stores'

/** A store as an operator sees all of them. */
export const shopStore = storeSummary.extend({
  currency,
  status: storeStatus,
  standing: storeStanding,
  suspensionReason: z.string().nullable(),
  productCount: z.int(),
  memberCount: z.int(),
  /** Parcels of paid orders from the last 30 days. */
  recentParcelCount: z.int(),
  createdAt: timestamp,
})

export const listShopStores = endpoint({
  operationId: 'listShopStores',
  tag,
  summary: 'Every store of the shop, by name, with its state and size',
  method: 'get',
  path: '/shop/stores',
  access: 'staff',
  permission: 'stores.read',
  query: z.strictObject({ ...paging, status: storeStatus.optional(), q: line(80).optional() }),
  replies: {
    200: list(shopStore).extend({
      meta: z.object({ next: z.string().nullable(), counts: z.record(storeStatus, z.int()) }),
    }),
  },
  problems: [],
})

export type ShopStore = z.infer<typeof shopStore>
