import { eq } from 'drizzle-orm'
import type { Transaction } from '../../platform/database/database.ts'
import { emit } from '../../platform/messaging/events.ts'
import { messageShown, messageUnread } from '../events.ts'
import { conversations, type Side } from '../tables.ts'
import { otherSide } from './parties.ts'

/** The time after which whoever has not looked gets an email. */
export const letterAfterSeconds = 600

/**
 * What follows when the other side can see a message, written or released just now: the conversation moves up, counts as unread,
 * and its opening or first reply is noted. The conversation is locked.
 */
export async function showMessage(
  tx: Transaction,
  { conversationId, side, at }: { conversationId: string; side: Side; at: Date },
): Promise<void> {
  const [known] = await tx.select().from(conversations).where(eq(conversations.id, conversationId))
  if (!known) throw new Error(`There is no conversation ${conversationId}`)
  const to = otherSide(side)
  const unreadSince = (to === 'buyer' ? known.buyerUnreadSince : known.storeUnreadSince) ?? at
  const isOpening = known.lastAt === null && side === 'buyer'
  const isFirstReply = side === 'store' && known.firstAskedAt !== null && known.firstReplyAt === null
  await tx
    .update(conversations)
    .set({
      lastAt: at,
      ...(to === 'buyer' ? { buyerUnreadSince: unreadSince } : { storeUnreadSince: unreadSince }),
      ...(isOpening && { firstAskedAt: at }),
      ...(isFirstReply && { firstReplyAt: at }),
    })
    .where(eq(conversations.id, conversationId))
  const told = { conversationId, to, since: unreadSince.toISOString() }
  emit(tx, messageShown, told)
  if (unreadSince === at) emit(tx, messageUnread, told, letterAfterSeconds)
}
