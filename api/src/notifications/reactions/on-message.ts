import { say } from '@makola/words/say.ts'
import { and, asc, eq, gte } from 'drizzle-orm'
import { messageShown, messageToCheck, messageUnread } from '../../messages/events.ts'
import { conversations, messages, type Side } from '../../messages/tables.ts'
import { orders, parcels } from '../../orders/tables.ts'
import type { Queryable } from '../../platform/database/database.ts'
import { on } from '../../platform/messaging/events.ts'
import { type Platform, transact } from '../../platform/platform.ts'
import { stores } from '../../stores/tables.ts'
import { mailNews, notify, ringBells } from '../bell/send-notifications.ts'
import { letterFacts } from '../letters/letter-facts.ts'
import { sendMessage } from '../letters/send-message.ts'
import { writeUnreadMessages } from '../letters/write-unread-messages.ts'

const t = say('en')

type Told = { conversationId: string; to: Side; since: string }

/** Rings at the store at once, and once until somebody there has looked. */
export const onMessageShown = on(messageShown, 'ring-store', async (platform, told) => {
  if (told.to !== 'store') return
  const news = await writeToStore(platform.database, told)
  if (news) await transact(platform, (tx) => ringBells(tx, news, platform.clock.now()))
})

/** Ten minutes later: one email with everything that is still unread. */
export const onMessageUnread = on(messageUnread, 'mail-reader', async (platform, told) => {
  if (told.to === 'buyer') return mailBuyer(platform, told)
  const news = await writeToStore(platform.database, told)
  if (news) await transact(platform, (tx) => mailNews(tx, news, platform.clock.now()))
})

/** The staff hears of what waits for it. */
export const onMessageToCheck = on(messageToCheck, 'tell-staff', async (platform, { conversationId, cause, why }) => {
  const { parcel, storeName } = await find(platform.database, conversationId)
  const news = {
    type: 'messages-to-check',
    storeId: null,
    cause: `messages-to-check:${conversationId}:${cause}`,
    title: t('messages.news.to-check', { why, parcel: parcel.number }),
    body: t('messages.news.to-check-body', { why, store: storeName }),
    link: '/dashboard/requests?view=held',
  } as const
  await notify(platform, news)
})

/** Null when the store has looked meanwhile. */
async function writeToStore(db: Queryable, told: Told) {
  const { conversation, parcel, order } = await find(db, told.conversationId)
  if (conversation.storeUnreadSince?.toISOString() !== told.since) return null
  const texts = await readUnread(db, told)
  return {
    type: 'message-new',
    storeId: conversation.storeId,
    cause: `message:${told.conversationId}:${told.since}`,
    title: t('messages.news.from-buyer', { name: order.address.name, parcel: parcel.number }),
    body: texts.join('\n\n'),
    link: `/dashboard/messages?open=${parcel.id}`,
  } as const
}

async function mailBuyer(platform: Platform, told: Told): Promise<void> {
  const { database, clock } = platform
  const { conversation, order, storeName } = await find(database, told.conversationId)
  if (conversation.buyerUnreadSince?.toISOString() !== told.since || !order.email) return
  const letter = await writeUnreadMessages({
    ...letterFacts(platform, order),
    storeName,
    texts: await readUnread(database, told),
  })
  await sendMessage(platform, {
    ...letter,
    key: `message:${told.conversationId}:${told.since}`,
    at: clock.now(),
    to: order.email,
  })
}

/** Reads the texts of the other side, from the first unread one on; a message of files alone has no text. */
async function readUnread(db: Queryable, { conversationId, to, since }: Told): Promise<string[]> {
  const rows = await db
    .select({ text: messages.text })
    .from(messages)
    .where(
      and(
        eq(messages.conversationId, conversationId),
        eq(messages.side, to === 'buyer' ? 'store' : 'buyer'),
        gte(messages.shownAt, new Date(since)),
      ),
    )
    .orderBy(asc(messages.shownAt), asc(messages.id))
  return rows.map(({ text }) => text || t('messages.news.files'))
}

async function find(db: Queryable, conversationId: string) {
  const [found] = await db
    .select({ conversation: conversations, order: orders, parcel: parcels, storeName: stores.name })
    .from(conversations)
    .innerJoin(parcels, eq(parcels.id, conversations.parcelId))
    .innerJoin(orders, eq(orders.id, conversations.orderId))
    .innerJoin(stores, eq(stores.id, conversations.storeId))
    .where(eq(conversations.id, conversationId))
  if (!found) throw new Error(`There is no conversation ${conversationId}`)
  return found
}
