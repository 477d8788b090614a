import { sql } from 'drizzle-orm'
import { products } from '../tables.ts'

type Status = (typeof products.$inferSelect)['status']

/** The status that the seller has chosen for a product: while the staff has taken it down, nobody sees it. */
export const ownStatus = sql<Status>`coalesce(${products.blockedFrom}, ${products.status})`

/** The columns for a status that the seller chooses. On a product that is taken down it has effect when it is restored. */
export const choosing = (status: Status) => ({
  status: sql<Status>`case when ${products.blockedFrom} is null then ${status} else ${products.status} end`,
  blockedFrom: sql<Status | null>`case when ${products.blockedFrom} is not null then ${status} end`,
})
