import { sql } from 'drizzle-orm'
import { isBlockedIn } from '../../catalogue/stock/lock-stock.ts'

/** True of an alert whose product is off sale in the country that it was asked from; needs `stock_alerts` and `products`. */
export const isOffSaleThere = isBlockedIn(sql`stock_alerts.country_code`)
