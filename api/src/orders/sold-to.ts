import type { SoldTo } from '../catalogue/stock/lock-stock.ts'
import type { orders } from './tables.ts'

type Order = Pick<typeof orders.$inferInsert, 'countryCode' | 'rateSnapshot'>

/** The countries of an order's buyer: something may not be sold in one of them. */
export const soldTo = ({ countryCode, rateSnapshot: { rateId } }: Order): SoldTo => ({ countryCode, rateId })
