import { defineEvent } from '../platform/messaging/events.ts'
import { defineSignal } from '../platform/messaging/signals.ts'
import type { Side } from './tables.ts'

/** A message can be read by the other side. `since`: of the oldest one that this side has not seen. */
export const messageShown = defineEvent<{ conversationId: string; to: Side; since: string }>(
  'message.shown',
  ({ conversationId }) => conversationId,
)

/** A side may not have looked for ten minutes: emitted in advance, so it asks again. */
export const messageUnread = defineEvent<{ conversationId: string; to: Side; since: string }>(
  'message.unread',
  ({ conversationId }) => conversationId,
)

/** The staff should look: a message is held, or a store has blocked a buyer. */
export const messageToCheck = defineEvent<{ conversationId: string; cause: string; why: 'held' | 'blocked' }>(
  'message.to-check',
  ({ conversationId }) => conversationId,
)

/** A question can be read by everybody. */
export const questionShown = defineEvent<{ questionId: string }>('question.shown', ({ questionId }) => questionId)

/** A question waits for the staff. */
export const questionToCheck = defineEvent<{ questionId: string }>('question.to-check', ({ questionId }) => questionId)

export const questionAnswered = defineEvent<{ questionId: string }>('question.answered', ({ questionId }) => questionId)

/** The questions of a product are others than before. */
export const questionChanged = defineSignal<{ productId: string; storeId: string }>('question.changed')
