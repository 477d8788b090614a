import type { ConversationRow } from '@makola/contract/messages/messages.ts'
import { and, desc, eq, inArray, isNotNull, sql } from 'drizzle-orm'
import { parcels } from '../../orders/tables.ts'
import type { Caller } from '../../platform/http/caller.ts'
import { cutPage, readCursor } from '../../platform/http/cursor.ts'
import type { Platform } from '../../platform/platform.ts'
import { findOwnStore } from '../../stores/require-permission.ts'
import { conversations, messages } from '../tables.ts'
import type { Page } from './list-messages.ts'
import { presentStoreThread, readThreads } from './read-thread.ts'

/** The list shows this much of the newest message. */
const shownCharacters = 140

/**
 * A page of a store's conversations, unread first, then by their newest message.
 * @throws Problem as `findOwnStore`; `validation-failed` (422) for a cursor of another list.
 */
export async function listConversations(
  { database, clock }: Platform,
  caller: Caller,
  { store: name, unread = false, limit = 24, cursor }: Page & { store: string; unread?: boolean | undefined },
): Promise<{ data: ConversationRow[]; meta: { next: string | null; unread: number } }> {
  const store = await findOwnStore(database, caller, name, 'messages.write')
  const question = { list: 'conversations', store: store.id, unread }
  const after = readCursor(question, cursor)
  const isUnread = sql<boolean>`(${conversations.storeUnreadSince} is not null)`
  const order = sql`(${isUnread}::int, ${conversations.lastAt}, ${conversations.id})`
  const [wasUnread, lastAt] = String(after?.key ?? '').split(' ')
  const rows = await database
    .select({ id: conversations.id, parcelId: conversations.parcelId, lastAt: conversations.lastAt, isUnread })
    .from(conversations)
    .where(
      and(
        eq(conversations.storeId, store.id),
        isNotNull(conversations.lastAt),
        unread ? isUnread : undefined,
        after && sql`${order} < (${wasUnread}::int, ${lastAt}::timestamptz, ${after.id}::uuid)`,
      ),
    )
    .orderBy(desc(isUnread), desc(conversations.lastAt), desc(conversations.id))
    .limit(limit + 1)
  const { page, next } = cutPage(rows, limit, question, (row) => ({
    key: `${Number(row.isUnread)} ${row.lastAt?.toISOString()}`,
    id: row.id,
  }))
  const threads = await readThreads(
    database,
    inArray(
      parcels.id,
      page.map(({ parcelId }) => parcelId),
    ),
    clock.now(),
  )
  const newest = await database
    .selectDistinctOn([messages.conversationId], {
      conversationId: messages.conversationId,
      side: messages.side,
      text: sql<string>`left(${messages.text}, ${shownCharacters})`,
      at: messages.at,
    })
    .from(messages)
    .where(
      and(
        inArray(
          messages.conversationId,
          page.map(({ id }) => id),
        ),
        isNotNull(messages.shownAt),
        inArray(messages.side, ['buyer', 'store']),
      ),
    )
    .orderBy(messages.conversationId, desc(messages.shownAt), desc(messages.id))
  const data = page.flatMap(({ id, parcelId }) => {
    const thread = threads.find(({ parcel }) => parcel.id === parcelId)
    const last = newest.find(({ conversationId }) => conversationId === id)
    if (!thread || !last) return []
    const { closesAt: _, ...shown } = presentStoreThread(thread)
    return [{ ...shown, last: { side: last.side, text: last.text, at: last.at.toISOString() } }]
  })
  const ofStore = and(eq(conversations.storeId, store.id), isNotNull(conversations.storeUnreadSince))
  return { data, meta: { next, unread: await database.$count(conversations, ofStore) } }
}
