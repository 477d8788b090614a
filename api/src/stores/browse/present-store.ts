import type { Store, StoreCard, StoreStatus, StoreSummary } from '@makola/contract/stores/stores.ts'
import { countryName } from '@makola/countries/names.ts'
import { type PictureRow, presentPicture } from '../../media/pictures/present-picture.ts'
import { presentCardRating, type StarCounts } from '../ratings/star-counts.ts'
import type { StandingFields } from '../standing/present-standing.ts'
import type { stores } from '../tables.ts'

export type StoreWithPictures = {
  store: typeof stores.$inferSelect
  logo: PictureRow | null
  cover: PictureRow | null
  ratings: StarCounts | null
  standing: StandingFields | null
}

/** A store where it is named. */
export function presentStoreSummary(
  { store, logo, cover }: Omit<StoreWithPictures, 'standing'>,
  mediaUrl: string,
): StoreSummary {
  return {
    id: store.id,
    slug: store.slug,
    name: store.name,
    tagline: store.tagline,
    countryCode: store.countryCode,
    country: countryName(store.countryCode),
    logo: logo && presentPicture(logo, mediaUrl),
    cover: cover && presentPicture(cover, mediaUrl),
  }
}

/** A store as lists show it. */
export function presentStoreCard(row: Omit<StoreWithPictures, 'standing'>, mediaUrl: string): StoreCard {
  return { ...presentStoreSummary(row, mediaUrl), rating: presentCardRating(row.ratings) }
}

/** A break of its owners, of a store with a status: until when, and what they say. The shop's own pause is none. */
export function presentBreak(
  { breakEndsOn, breakNote, suspensionReason }: typeof stores.$inferSelect,
  status: StoreStatus,
): Pick<Store, 'breakEndsOn' | 'breakNote'> {
  return status === 'paused' && suspensionReason === null
    ? { breakEndsOn, breakNote }
    : { breakEndsOn: null, breakNote: '' }
}

/** A store as its own page shows it. */
export function presentStore(row: StoreWithPictures, mediaUrl: string): Store {
  const { story, city, currency, status, deliveryPromise, returnDays, returnPromise, replyTime } = row.store
  return {
    ...presentStoreCard(row, mediaUrl),
    story,
    city,
    currency,
    status,
    ...presentBreak(row.store, status),
    deliveryPromise,
    returnDays,
    returnPromise,
    replyTime,
  }
}
