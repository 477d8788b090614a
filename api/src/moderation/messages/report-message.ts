import type { SaidOfMessage } from '@makola/contract/moderation/message-reports.ts'
import { and, eq, isNotNull } from 'drizzle-orm'
import { otherSide, type Party } from '../../messages/conversations/parties.ts'
import { conversations, messages } from '../../messages/tables.ts'
import { orders, parcels } from '../../orders/tables.ts'
import { nameOfAccount } from '../../platform/http/caller.ts'
import { newId } from '../../platform/ids.ts'
import { emit } from '../../platform/messaging/events.ts'
import { type Platform, transact } from '../../platform/platform.ts'
import { notFound } from '../../platform/problem.ts'
import { recordAudit } from '../../shop/record-audit.ts'
import { reportCreated } from '../events.ts'
import { reports } from '../tables.ts'

/**
 * Reports a message that the other side has written. It stays; a second report of it changes nothing until the first is decided.
 * @throws Problem `not-found` (404), also for a message of one's own side and for one that has not been shown.
 */
export async function reportMessage(
  platform: Platform,
  party: Party,
  { messageId, reason, text = '' }: SaidOfMessage & { messageId: string },
): Promise<void> {
  const { side, parcelId, accountId, uploadedBy, by } = party
  await transact(platform, async (tx) => {
    const [found] = await tx
      .select({ storeId: conversations.storeId, number: parcels.number, email: orders.email })
      .from(messages)
      .innerJoin(conversations, eq(conversations.id, messages.conversationId))
      .innerJoin(parcels, eq(parcels.id, conversations.parcelId))
      .innerJoin(orders, eq(orders.id, conversations.orderId))
      .where(
        and(
          eq(messages.id, messageId),
          eq(messages.side, otherSide(side)),
          eq(conversations.parcelId, parcelId),
          isNotNull(messages.shownAt),
        ),
      )
    if (!found) throw notFound('message')
    const at = platform.clock.now()
    const isOfStore = side === 'store' && by.kind === 'account'
    const [report] = await tx
      .insert(reports)
      .values({
        ...{ id: newId(), storeId: found.storeId, messageId, reason, text: text.trim(), at },
        reporter: accountId === null ? uploadedBy : nameOfAccount(accountId),
        contact: (isOfStore ? by.email : found.email) ?? '',
      })
      .onConflictDoNothing()
      .returning({ id: reports.id })
    if (!report) return
    await recordAudit(tx, platform.clock, {
      storeId: null,
      by,
      action: 'thing.reported',
      subject: { id: messageId, name: found.number },
      after: { reason },
    })
    emit(tx, reportCreated, { reportId: report.id, at: at.toISOString() })
  })
}
