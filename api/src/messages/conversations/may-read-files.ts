import { eq } from 'drizzle-orm'
import { orders } from '../../orders/tables.ts'
import { staffMay } from '../../platform/http/caller.ts'
import { hash } from '../../platform/ids.ts'
import type { MayReadFile } from '../../platform/module.ts'
import { Problem } from '../../platform/problem.ts'
import { requirePermission } from '../../stores/require-permission.ts'
import { conversations, messages } from '../tables.ts'
import { isVisiting } from './visit-conversation.ts'

/** The files of a message are for those who see it: its own side, the other side once it is shown, and the staff who may look. */
export const mayReadFiles: MayReadFile = async (platform, messageId, { caller, token }) => {
  const { database } = platform
  const [found] = await database
    .select({ message: messages, conversation: conversations, trackingHash: orders.trackingHash })
    .from(messages)
    .innerJoin(conversations, eq(conversations.id, messages.conversationId))
    .innerJoin(orders, eq(orders.id, conversations.orderId))
    .where(eq(messages.id, messageId))
  if (!found) return false
  const { message, conversation, trackingHash } = found
  const isShown = message.shownAt !== null
  if (token !== undefined) return hash(token) === trackingHash && (isShown || message.side === 'buyer')
  if (caller.kind === 'visitor') return false
  if (staffMay(caller, 'messages.read')) {
    if (
      message.state === 'held' ||
      (await isVisiting(database, { caller, parcelId: conversation.parcelId, at: platform.clock.now() }))
    )
      return true
  }
  try {
    await requirePermission(database, caller, conversation.storeId, 'messages.write', 'file')
    return isShown || message.side === 'store'
  } catch (error) {
    if (error instanceof Problem) return false
    throw error
  }
}
