import { and, eq, gt, min } from 'drizzle-orm'
import { orderChanged } from '../../orders/note-order-event.ts'
import { emit } from '../../platform/messaging/events.ts'
import { signal } from '../../platform/messaging/signals.ts'
import { type Platform, transact } from '../../platform/platform.ts'
import { notFound } from '../../platform/problem.ts'
import { messageUnread } from '../events.ts'
import { conversations, messages } from '../tables.ts'
import { lockConversation } from './lock-conversation.ts'
import { otherSide, type Party } from './parties.ts'
import { readThread, type ThreadRow } from './read-thread.ts'
import { letterAfterSeconds } from './show-message.ts'

/**
 * Marks what the other side wrote as read, up to a message that the reader has before them: what came after it meanwhile stays
 * unread.
 * @throws Problem `not-found` (404) for a message of another conversation, or one that the reader cannot see.
 */
export async function markRead(platform: Platform, { side, parcelId }: Party, messageId: string): Promise<ThreadRow> {
  const { database, clock } = platform
  const known = await database.$count(conversations, eq(conversations.parcelId, parcelId))
  if (known === 0) throw notFound('message')
  return transact(platform, async (tx) => {
    const conversation = await lockConversation(tx, parcelId, clock.now())
    const isIts = eq(messages.conversationId, conversation.id)
    const [seen] = await tx
      .select()
      .from(messages)
      .where(and(isIts, eq(messages.id, messageId)))
    const upTo = seen?.shownAt ?? (seen?.side === side ? seen.at : null)
    if (!upTo) throw notFound('message')
    const readAt = side === 'buyer' ? conversation.buyerReadAt : conversation.storeReadAt
    if (readAt && readAt >= upTo) return readThread(tx, parcelId, clock.now())
    const isLater = and(isIts, eq(messages.side, otherSide(side)), gt(messages.shownAt, upTo))
    const [later] = await tx
      .select({ since: min(messages.shownAt) })
      .from(messages)
      .where(isLater)
    const since = later?.since ?? null
    await tx
      .update(conversations)
      .set(
        side === 'buyer'
          ? { buyerReadAt: upTo, buyerUnreadSince: since }
          : { storeReadAt: upTo, storeUnreadSince: since },
      )
      .where(eq(conversations.id, conversation.id))
    if (since) {
      const told = { conversationId: conversation.id, to: side, since: since.toISOString() }
      emit(tx, messageUnread, told, letterAfterSeconds)
    }
    signal(tx, orderChanged, { orderId: conversation.orderId, storeId: conversation.storeId })
    return readThread(tx, parcelId, clock.now())
  })
}
