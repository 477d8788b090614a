import type { Message, newMessage } from '@makola/contract/messages/messages.ts'
import { eq } from 'drizzle-orm'
import type { z } from 'zod'
import { accounts } from '../../auth/tables.ts'
import { attachPrivateFiles } from '../../media/private/attach-private-files.ts'
import { orderChanged } from '../../orders/note-order-event.ts'
import type { Transaction } from '../../platform/database/database.ts'
import { countCall } from '../../platform/http/rate-limit.ts'
import { newId } from '../../platform/ids.ts'
import { emit } from '../../platform/messaging/events.ts'
import { signal } from '../../platform/messaging/signals.ts'
import { type Platform, transact } from '../../platform/platform.ts'
import { refuse } from '../../platform/problem.ts'
import { screenText } from '../../platform/screening/screen-text.ts'
import { messageToCheck } from '../events.ts'
import { messages } from '../tables.ts'
import { presentMessages } from './list-messages.ts'
import { lockConversation, momentIn } from './lock-conversation.ts'
import type { Party } from './parties.ts'
import { readThread } from './read-thread.ts'
import { showMessage } from './show-message.ts'

/** More than anyone writes to one other person in an hour. */
export const messagesPerHour = { calls: 20, seconds: 3600 }

type Posting = {
  party: Party
  message: z.output<typeof newMessage>
  /** Stores the answer with its Idempotency-Key. */
  keep: (tx: Transaction, message: Message) => Promise<void>
}

/**
 * Writes to the other side. A text that leads out of the shop is held: its writer is told, the other side sees nothing until the
 * staff releases it.
 * @throws Problem `rate-limited` (429), `wrong-state` (409) with why nobody can write, `validation-failed` (422).
 */
export async function postMessage(platform: Platform, { party, message, keep }: Posting): Promise<Message> {
  const { side, parcelId, accountId, uploadedBy } = party
  await countCall(platform, `messages:${parcelId}:${side}`, messagesPerHour)
  const { verdict, reasons } = screenText(message.text, 'message')
  return transact(platform, async (tx) => {
    const locked = await lockConversation(tx, parcelId, platform.clock.now())
    const at = momentIn(locked, platform.clock.now())
    const { closed, parcel } = await readThread(tx, parcelId, at)
    if (closed) throw refuse('messages.closed', { why: closed.replaceAll('-', '_') }, { current: closed })
    const isHeld = verdict === 'hold'
    const row = {
      id: newId(),
      conversationId: locked.id,
      side,
      authorId: accountId,
      text: message.text.trim(),
      fileIds: [...new Set(message.files ?? [])],
      state: isHeld ? ('held' as const) : ('sent' as const),
      reasons: isHeld ? reasons : [],
      at,
      shownAt: isHeld ? null : at,
    }
    const [written] = await tx.insert(messages).values(row).returning()
    if (!written) throw new Error('The message was not written')
    await attachPrivateFiles(tx, row.fileIds, { kind: 'message', id: row.id, uploadedBy, pointer: '/files' })
    if (isHeld) emit(tx, messageToCheck, { conversationId: locked.id, cause: row.id, why: 'held' })
    else await showMessage(tx, { conversationId: locked.id, side, at })
    signal(tx, orderChanged, { orderId: parcel.orderId, storeId: parcel.storeId })
    const [author] = accountId ? await tx.select().from(accounts).where(eq(accounts.id, accountId)) : []
    const rows = [{ message: written, author: author?.name ?? null }]
    const [presented] = await presentMessages(tx, { rows, reader: side, conversation: locked })
    if (!presented) throw new Error('The message was not presented')
    await keep(tx, presented)
    return presented
  })
}
