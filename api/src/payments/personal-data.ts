import { and, ilike, inArray, isNotNull, ne, sql } from 'drizzle-orm'
import type { Transaction } from '../platform/database/database.ts'
import type { Guest, PersonalData, RetentionRule } from '../platform/privacy/personal-data.ts'
import { payments, webhookInbox } from './tables.ts'

const emptied = sql`'{}'::jsonb`
const body = sql`${webhookInbox.body}::text`

/** Webhooks name payers. A processed one is needed by nobody: its facts are in tables of their own. */
export const personalData: PersonalData = {
  erase: emptyWebhooks,
  guest: { erase: emptyWebhooks },
}

async function emptyWebhooks(tx: Transaction, { email }: Guest): Promise<void> {
  await tx
    .update(webhookInbox)
    .set({ body: emptied })
    .where(and(isNotNull(webhookInbox.processedAt), ilike(body, `%${email}%`)))
}

export const rules: readonly RetentionRule[] = [
  {
    key: 'payments.webhooks',
    days: 90,
    old: (before) => sql`select id::text from ${webhookInbox} where processed_at < ${before} and body <> ${emptied}`,
    clear: async (tx, ids) => {
      await tx
        .update(webhookInbox)
        .set({ body: emptied })
        .where(and(inArray(webhookInbox.id, ids), ne(webhookInbox.body, emptied)))
    },
  },
]

/** Takes the payer's address out of the payments of orders; the amounts stay with the books. */
export async function forgetPayers(tx: Transaction, orderIds: string[]): Promise<void> {
  await tx.update(payments).set({ email: null }).where(inArray(payments.orderId, orderIds))
}
