import type { Message } from '@makola/contract/messages/messages.ts'
import { and, eq, isNotNull, ne, or, type SQL, sql } from 'drizzle-orm'
import { accounts } from '../../auth/tables.ts'
import { readFiles } from '../../media/private/read-files.ts'
import type { Queryable } from '../../platform/database/database.ts'
import { cutPage, readCursor } from '../../platform/http/cursor.ts'
import type { Platform } from '../../platform/platform.ts'
import { type ConversationRow, type MessageRow, messages, type Side } from '../tables.ts'
import { readThread, type ThreadRow } from './read-thread.ts'

export type Page = { limit?: number | undefined; cursor?: string | undefined }
/** The two sides and the staff read the same thread, each what is theirs to see. */
type Reader = Side | 'staff'

/**
 * A page of the messages of a parcel, newest first, and their thread. What is held or rejected is shown to its own side, and to
 * the staff.
 * @throws Problem `validation-failed` (422) for a cursor of another list.
 */
export async function listMessages(
  { database, clock }: Platform,
  { parcelId, reader }: { parcelId: string; reader: Reader },
  { limit = 50, cursor }: Page,
): Promise<{ data: Message[]; next: string | null; thread: ThreadRow }> {
  const question = { list: 'messages', parcelId, reader }
  const after = readCursor(question, cursor)
  const thread = await readThread(database, parcelId, clock.now())
  const { conversation } = thread
  if (!conversation) return { data: [], next: null, thread }
  const isAfter = after && sql`(${messages.at}, ${messages.id}) < (${after.key}::timestamptz, ${after.id}::uuid)`
  const rows = await selectMessages(database, conversation, and(isSeenBy(reader), isAfter))
    .orderBy(sql`${messages.at} desc nulls last, ${messages.id} desc nulls last`)
    .limit(limit + 1)
  const { page, next } = cutPage(rows, limit, question, ({ message: { at, id } }) => ({ key: at.toISOString(), id }))
  return { data: await presentMessages(database, { rows: page, reader, conversation }), next, thread }
}

/** A message of a parcel with up to `count` around it, half of them before it and half after, newest first, for the staff. */
export async function listMessagesAround(
  { database, clock }: Platform,
  { parcelId, messageId, count }: { parcelId: string; messageId: string; count: number },
): Promise<{ data: Message[]; thread: ThreadRow }> {
  const thread = await readThread(database, parcelId, clock.now())
  const { conversation } = thread
  const [meant] = await database.select().from(messages).where(eq(messages.id, messageId))
  if (!conversation || !meant) return { data: [], thread }
  const position = sql`(${messages.at}, ${messages.id})`
  const here = sql`(${meant.at.toISOString()}::timestamptz, ${meant.id}::uuid)`
  const select = (where: SQL, order: SQL, limit: number) =>
    selectMessages(database, conversation, and(ne(messages.side, 'staff'), where))
      .orderBy(sql`${messages.at} ${order}, ${messages.id} ${order}`)
      .limit(limit)
  const later = await select(sql`${position} > ${here}`, sql`asc`, count / 2)
  const upTo = await select(sql`${position} <= ${here}`, sql`desc`, count / 2 + 1)
  const rows = [...later.toReversed(), ...upTo]
  return { data: await presentMessages(database, { rows, reader: 'staff', conversation }), thread }
}

function selectMessages(db: Queryable, { id }: ConversationRow, which: SQL | undefined) {
  return db
    .select({ message: messages, author: accounts.name })
    .from(messages)
    .leftJoin(accounts, eq(accounts.id, messages.authorId))
    .where(and(eq(messages.conversationId, id), which))
    .$dynamic()
}

const isSeenBy = (reader: Reader): SQL | undefined =>
  reader === 'staff' ? undefined : or(isNotNull(messages.shownAt), eq(messages.side, reader))

type Read = { message: MessageRow; author: string | null }

export async function presentMessages(
  db: Queryable,
  { rows, reader, conversation }: { rows: readonly Read[]; reader: Reader; conversation: ConversationRow },
): Promise<Message[]> {
  const files = await readFiles(
    db,
    rows.flatMap(({ message }) => message.fileIds),
  )
  return rows.map(({ message, author }) => {
    const { id, side, text, state, reasons, decision, at, shownAt, fileIds } = message
    const readAt = side === 'buyer' ? conversation.storeReadAt : conversation.buyerReadAt
    // A buyer hears from a store, not from one of its people; a store's people know one another.
    const isNamed = side === 'staff' || (side === 'store' && reader !== 'buyer')
    return {
      id,
      side,
      author: isNamed ? author : null,
      text,
      files: fileIds.flatMap((fileId) => files.get(fileId) ?? []),
      state,
      reasons,
      decision,
      at: at.toISOString(),
      isRead: shownAt !== null && readAt !== null && shownAt <= readAt,
    }
  })
}
