import type { HeldMessage } from '@makola/contract/messages/messages.ts'
import { and, asc, eq, type SQL, sql } from 'drizzle-orm'
import { readFiles } from '../../media/private/read-files.ts'
import { orderChanged } from '../../orders/note-order-event.ts'
import { parcels } from '../../orders/tables.ts'
import type { Queryable } from '../../platform/database/database.ts'
import type { SignedInCaller } from '../../platform/http/caller.ts'
import { cutPage, readCursor } from '../../platform/http/cursor.ts'
import { signal } from '../../platform/messaging/signals.ts'
import { type Platform, transact } from '../../platform/platform.ts'
import { notFound, refuse } from '../../platform/problem.ts'
import { recordAudit } from '../../shop/record-audit.ts'
import { stores } from '../../stores/tables.ts'
import { conversations, messages } from '../tables.ts'
import type { Page } from './list-messages.ts'
import { lockConversation, momentIn } from './lock-conversation.ts'
import { showMessage } from './show-message.ts'

/**
 * A page of the messages that wait for the staff, oldest first. Only the held text itself is shown, not its conversation.
 * @throws Problem `validation-failed` (422) for a cursor of another list.
 */
export async function listHeldMessages(
  { database }: Platform,
  { limit = 24, cursor }: Page,
): Promise<{ data: HeldMessage[]; meta: { next: string | null } }> {
  const question = { list: 'held-messages' }
  const after = readCursor(question, cursor)
  const isLater = after && sql`(${messages.at}, ${messages.id}) > (${after.key}::timestamptz, ${after.id}::uuid)`
  const rows = await readHeld(database, and(eq(messages.state, 'held'), isLater), limit + 1)
  const { page, next } = cutPage(rows, limit, question, ({ id, at }) => ({ key: at, id }))
  return { data: page, meta: { next } }
}

type Decision = { id: string; decision: 'release' } | { id: string; decision: 'reject'; reason: string }

/**
 * Releases a held message to the other side, or rejects it with words that its writer reads.
 * @throws Problem `not-found` (404), `wrong-state` (409) when somebody was faster.
 */
export async function decideMessage(
  platform: Platform,
  caller: SignedInCaller,
  { id, ...decided }: Decision,
): Promise<HeldMessage> {
  const [held] = await readHeld(platform.database, eq(messages.id, id), 1)
  if (!held || held.side === 'staff') throw notFound('message')
  const { side, parcelId, parcelNumber } = held
  return transact(platform, async (tx) => {
    const conversation = await lockConversation(tx, parcelId, platform.clock.now())
    const at = momentIn(conversation, platform.clock.now())
    const isReleased = decided.decision === 'release'
    const [changed] = await tx
      .update(messages)
      .set({
        ...(isReleased ? { state: 'sent', shownAt: at } : { state: 'rejected', decision: decided.reason }),
        decidedBy: caller.accountId,
      })
      .where(and(eq(messages.id, id), eq(messages.state, 'held')))
      .returning()
    if (!changed) {
      const [now] = await tx.select({ state: messages.state }).from(messages).where(eq(messages.id, id))
      throw refuse('messages.decided', { state: now?.state ?? '' }, { current: now?.state })
    }
    if (isReleased) await showMessage(tx, { conversationId: conversation.id, side, at })
    await recordAudit(tx, platform.clock, {
      storeId: conversation.storeId,
      by: caller,
      action: isReleased ? 'message.released' : 'message.rejected',
      subject: { id: parcelId, name: parcelNumber },
      after: { side, ...('reason' in decided && { reason: decided.reason }) },
    })
    signal(tx, orderChanged, { orderId: conversation.orderId, storeId: conversation.storeId })
    return held
  })
}

async function readHeld(db: Queryable, which: SQL | undefined, limit: number): Promise<HeldMessage[]> {
  const rows = await db
    .select({
      message: messages,
      parcelId: parcels.id,
      parcelNumber: parcels.number,
      store: { id: stores.id, name: stores.name, slug: stores.slug },
    })
    .from(messages)
    .innerJoin(conversations, eq(conversations.id, messages.conversationId))
    .innerJoin(parcels, eq(parcels.id, conversations.parcelId))
    .innerJoin(stores, eq(stores.id, conversations.storeId))
    .where(which)
    .orderBy(asc(messages.at), asc(messages.id))
    .limit(limit)
  const files = await readFiles(
    db,
    rows.flatMap(({ message }) => message.fileIds),
  )
  return rows.map(({ message: { id, side, text, reasons, at, fileIds }, ...where }) => ({
    ...{ id, side, text, reasons, at: at.toISOString(), ...where },
    files: fileIds.flatMap((fileId) => files.get(fileId) ?? []),
  }))
}
