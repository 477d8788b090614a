import { and, eq, inArray, or, type SQL, sql } from 'drizzle-orm'
import { dropPrivateFiles } from '../media/private/drop-private-files.ts'
import { orders } from '../orders/tables.ts'
import { isClaimableBy } from '../orders/tracking/list-account-orders.ts'
import type { Queryable, Transaction } from '../platform/database/database.ts'
import type { PersonalData, RetentionRule } from '../platform/privacy/personal-data.ts'
import { conversationBlocks, conversations, messages, questions } from './tables.ts'

/** What a person wrote to stores, and the stores to them. Words stay for disputes until a rule takes them. */
export const personalData: PersonalData = {
  async export(db, { accountId, email }) {
    const isOfTheirs = or(eq(orders.accountId, accountId), isClaimableBy(email))
    return {
      messages: await listMessages(
        db,
        or(
          eq(messages.authorId, accountId),
          eq(messages.decidedBy, accountId),
          and(isOfTheirs, eq(messages.state, 'sent')),
        ),
      ),
      conversation_blocks: await db
        .select({ by: conversationBlocks.by, reason: conversationBlocks.reason, at: conversationBlocks.at })
        .from(conversationBlocks)
        .where(eq(conversationBlocks.accountId, accountId)),
      questions: await db
        .select({ text: questions.text, askedAt: questions.askedAt, answer: questions.answer })
        .from(questions)
        .where(or(eq(questions.accountId, accountId), eq(questions.answeredBy, accountId))),
    }
  },
  guest: {
    async export(db, { email }) {
      return { messages: await listMessages(db, and(isClaimableBy(email), eq(messages.state, 'sent'))) }
    },
  },
}

function listMessages(db: Queryable, which: SQL | undefined) {
  const { side, text, at } = messages
  return db
    .select({ orderId: conversations.orderId, side, text, at })
    .from(messages)
    .innerJoin(conversations, eq(conversations.id, messages.conversationId))
    .innerJoin(orders, eq(orders.id, conversations.orderId))
    .where(which)
}

const old = (before: ReturnType<typeof sql>, erased: ReturnType<typeof sql>) => sql`
  select messages.id::text from messages
  join conversations on conversations.id = conversation_id
  join orders on orders.id = conversations.order_id
  where (messages.text <> '' or messages.file_ids <> '[]') and orders.closed_at < ${before} and ${erased}`

export const rules: readonly RetentionRule[] = [
  { key: 'messages.words', days: 730, old: (before) => old(before, sql`true`), clear: forgetWords },
  {
    key: 'messages.words-erased',
    days: 180,
    old: (before) => old(before, sql`orders.removal_asked_at is not null`),
    clear: forgetWords,
  },
]

async function forgetWords(tx: Transaction, ids: string[]): Promise<void> {
  await tx.update(messages).set({ text: '', fileIds: [] }).where(inArray(messages.id, ids))
  await dropPrivateFiles(tx, { kind: 'message', ownerIds: ids })
}
