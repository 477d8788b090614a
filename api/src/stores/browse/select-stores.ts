import { eq } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { pictures } from '../../media/tables.ts'
import type { Queryable } from '../../platform/database/database.ts'
import { storeRatings, storeStanding, stores } from '../tables.ts'

const logos = alias(pictures, 'logos')
const covers = alias(pictures, 'covers')

/** Stores with their pictures and standing, to be filtered by the caller. */
export function selectStores(db: Queryable) {
  return db
    .select({ store: stores, logo: logos, cover: covers, ratings: storeRatings, standing: storeStanding })
    .from(stores)
    .leftJoin(logos, eq(logos.id, stores.logoPictureId))
    .leftJoin(covers, eq(covers.id, stores.coverPictureId))
    .leftJoin(storeRatings, eq(storeRatings.storeId, stores.id))
    .leftJoin(storeStanding, eq(storeStanding.storeId, stores.id))
    .$dynamic()
}
