import { and, eq } from 'drizzle-orm'
import { orderChanged } from '../../orders/note-order-event.ts'
import { emit } from '../../platform/messaging/events.ts'
import { signal } from '../../platform/messaging/signals.ts'
import { type Platform, transact } from '../../platform/platform.ts'
import { recordAudit } from '../../shop/record-audit.ts'
import { messageToCheck } from '../events.ts'
import { conversationBlocks } from '../tables.ts'
import { lockConversation } from './lock-conversation.ts'
import type { Party } from './parties.ts'
import { readThread, type ThreadRow } from './read-thread.ts'

type Wish = { isBlocked: boolean; reason?: string }

/**
 * Ends or allows messages for both sides; each side lifts only its own block. Of a store's block support hears the reason.
 * @throws Problem `not-found` (404).
 */
export async function setBlock(platform: Platform, party: Party, { isBlocked, reason = '' }: Wish): Promise<ThreadRow> {
  const { side, parcelId, accountId, by } = party
  return transact(platform, async (tx) => {
    const at = platform.clock.now()
    const { id: conversationId } = await lockConversation(tx, parcelId, at)
    const { conversationId: ofConversation, by: bySide } = conversationBlocks
    const changed = isBlocked
      ? await tx
          .insert(conversationBlocks)
          .values({ conversationId, by: side, accountId, reason, at })
          .onConflictDoNothing()
          .returning()
      : await tx
          .delete(conversationBlocks)
          .where(and(eq(ofConversation, conversationId), eq(bySide, side)))
          .returning()
    const thread = await readThread(tx, parcelId, at)
    if (changed.length === 0) return thread
    const { parcel } = thread
    await recordAudit(tx, platform.clock, {
      storeId: parcel.storeId,
      by,
      action: isBlocked ? 'conversation.blocked' : 'conversation.unblocked',
      subject: { id: parcel.id, name: parcel.number },
      after: { side, ...(reason !== '' && { reason }) },
    })
    if (isBlocked && side === 'store') {
      emit(tx, messageToCheck, { conversationId, cause: at.toISOString(), why: 'blocked' })
    }
    signal(tx, orderChanged, { orderId: parcel.orderId, storeId: parcel.storeId })
    return thread
  })
}
