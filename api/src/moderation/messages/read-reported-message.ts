import type { Message } from '@makola/contract/messages/messages.ts'
import { say } from '@makola/words/say.ts'
import { eq } from 'drizzle-orm'
import { listMessagesAround } from '../../messages/conversations/list-messages.ts'
import type { ThreadRow } from '../../messages/conversations/read-thread.ts'
import { joinConversation } from '../../messages/conversations/visit-conversation.ts'
import { conversations, messages } from '../../messages/tables.ts'
import type { SignedInCaller } from '../../platform/http/caller.ts'
import type { Platform } from '../../platform/platform.ts'
import { notFound } from '../../platform/problem.ts'
import { reports } from '../tables.ts'

const t = say('en')
const around = 10

/**
 * Lets a person of the staff read a reported message with those around it. Both sides see who reads, and the activity log keeps it.
 * @throws Problem `not-found` (404), also for a report of a product or a store.
 */
export async function readReportedMessage(
  platform: Platform,
  caller: SignedInCaller,
  id: string,
): Promise<{ data: Message[]; messageId: string; thread: ThreadRow }> {
  const [found] = await platform.database
    .select({ reason: reports.reason, messageId: messages.id, parcelId: conversations.parcelId })
    .from(reports)
    .innerJoin(messages, eq(messages.id, reports.messageId))
    .innerJoin(conversations, eq(conversations.id, messages.conversationId))
    .where(eq(reports.id, id))
  if (!found) throw notFound('report')
  const { reason, messageId, parcelId } = found
  const why = { cause: 'report', reason: t(`moderation.reason.${reason}`) } as const
  await joinConversation(platform, caller, { parcelId, why })
  return { ...(await listMessagesAround(platform, { parcelId, messageId, count: around })), messageId }
}
