import type { Message, VisitCause } from '@makola/contract/messages/messages.ts'
import { and, eq, gt } from 'drizzle-orm'
import { orderChanged } from '../../orders/note-order-event.ts'
import { addSeconds } from '../../platform/clock.ts'
import type { Queryable } from '../../platform/database/database.ts'
import type { SignedInCaller } from '../../platform/http/caller.ts'
import { newId } from '../../platform/ids.ts'
import { signal } from '../../platform/messaging/signals.ts'
import { type Platform, transact } from '../../platform/platform.ts'
import { notFound } from '../../platform/problem.ts'
import { recordAudit } from '../../shop/record-audit.ts'
import { conversations, messages } from '../tables.ts'
import { listMessages, type Page } from './list-messages.ts'
import { lockConversation } from './lock-conversation.ts'
import { findStaffsParcel } from './parties.ts'
import { readThread, type ThreadRow } from './read-thread.ts'

/** One reason opens a conversation for this long. */
const visitSeconds = 3600

type Why = { cause: VisitCause; reason: string }

/**
 * Lets a person of the staff read a conversation. Both sides see who reads, and the activity log keeps why; within an hour the
 * first reason counts.
 * @throws Problem `not-found` (404), also where nobody has written; `validation-failed` (422) for a cursor of another list.
 */
export async function visitConversation(
  platform: Platform,
  caller: SignedInCaller,
  { id, why, page }: { id: string; why: Why; page: Page },
): Promise<{ data: Message[]; next: string | null; thread: ThreadRow }> {
  const parcelId = await findStaffsParcel(platform.database, id)
  if ((await platform.database.$count(conversations, eq(conversations.parcelId, parcelId))) === 0)
    throw notFound('message')
  await joinConversation(platform, caller, { parcelId, why })
  return listMessages(platform, { parcelId, reader: 'staff' }, page)
}

/** Notes in the thread and in the activity log that a person of the staff reads it; within an hour once. */
export async function joinConversation(
  platform: Platform,
  caller: SignedInCaller,
  { parcelId, why: { cause, reason } }: { parcelId: string; why: Why },
): Promise<void> {
  await transact(platform, async (tx) => {
    const at = platform.clock.now()
    const conversation = await lockConversation(tx, parcelId, at)
    if (await isVisiting(tx, { caller, parcelId, at })) return
    const { parcel } = await readThread(tx, parcelId, at)
    await tx.insert(messages).values({
      ...{ id: newId(), conversationId: conversation.id, side: 'staff', authorId: caller.accountId },
      ...{ text: '', fileIds: [], reasons: [], state: 'sent', at, shownAt: at, visitCause: cause, visitReason: reason },
    })
    await recordAudit(tx, platform.clock, {
      storeId: parcel.storeId,
      by: caller,
      action: 'conversation.read',
      subject: { id: parcel.id, name: parcel.number },
      after: { cause, reason },
    })
    signal(tx, orderChanged, { orderId: parcel.orderId, storeId: parcel.storeId })
  })
}

/** Returns true within an hour of a person's visit. */
export async function isVisiting(
  db: Queryable,
  { caller, parcelId, at }: { caller: SignedInCaller; parcelId: string; at: Date },
): Promise<boolean> {
  const isVisit = and(eq(messages.side, 'staff'), eq(messages.authorId, caller.accountId))
  const rows = await db
    .select({ id: messages.id })
    .from(messages)
    .innerJoin(conversations, eq(conversations.id, messages.conversationId))
    .where(and(isVisit, eq(conversations.parcelId, parcelId), gt(messages.at, addSeconds(at, -visitSeconds))))
    .limit(1)
  return rows.length > 0
}
