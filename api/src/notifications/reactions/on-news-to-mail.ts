import { and, eq } from 'drizzle-orm'
import { accounts } from '../../auth/tables.ts'
import type { Queryable } from '../../platform/database/database.ts'
import { on } from '../../platform/messaging/events.ts'
import type { Platform } from '../../platform/platform.ts'
import { members, stores } from '../../stores/tables.ts'
import { storeFollows } from '../../wishes/tables.ts'
import { type News, newsToMail } from '../events.ts'
import { loadParcelLetter } from '../letters/load-parcel-letter.ts'
import { type Letter, sendMessage } from '../letters/send-message.ts'
import { writeNewParcel } from '../letters/write-new-parcel.ts'
import { writeNews } from '../letters/write-news.ts'
import { writeStoreNews } from '../wishes/write-store-news.ts'

/** Sends an email to one person who wants it, unless they have left the store, or stopped following it, meanwhile. */
export const onNewsToMail = on(newsToMail, 'mail-member', async (platform, { accountId, news, at }) => {
  const { database } = platform
  const [account] = await database.select().from(accounts).where(eq(accounts.id, accountId))
  if (!account || account.erasedAt || !(await isStillTheirs(database, accountId, news))) return
  const letter = await writeLetter(platform, news)
  await sendMessage(platform, { ...letter, key: `${news.cause}:${accountId}`, at: new Date(at), to: account.email })
})

async function isStillTheirs(db: Queryable, accountId: string, { storeId, followedStoreId }: News): Promise<boolean> {
  if (followedStoreId !== undefined) {
    const follows = and(eq(storeFollows.storeId, followedStoreId), eq(storeFollows.accountId, accountId))
    return (await db.$count(storeFollows, follows)) > 0
  }
  if (storeId === null) return true
  return (await db.$count(members, and(eq(members.storeId, storeId), eq(members.accountId, accountId)))) > 0
}

async function writeLetter(platform: Platform, news: News): Promise<Letter> {
  const { config, database } = platform
  if (news.followedStoreId !== undefined) return writeStoreNews(platform, news, news.followedStoreId)
  // The dashboard opens on the store concerned, whichever was open last.
  const about = news.storeId === null ? '' : `${news.link.includes('?') ? '&' : '?'}store=${news.storeId}`
  const url = `${config.publicUrl}${news.link}${about}`
  const from = { shopName: config.shopName, shopUrl: config.publicUrl, url }
  const [store] = news.storeId === null ? [] : await database.select().from(stores).where(eq(stores.id, news.storeId))
  const parcel =
    news.type === 'new-order' && news.parcelId ? await loadParcelLetter(database, news.parcelId) : undefined
  return parcel ? writeNewParcel(from, parcel) : writeNews(from, news, store?.name ?? null)
}
