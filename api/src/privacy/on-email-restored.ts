import { and, eq } from 'drizzle-orm'
import { emailRestored } from '../auth/events.ts'
import { on } from '../platform/messaging/events.ts'
import { erasures } from './tables.ts'

/** Keeps an account whose owner took it back: the wish to delete it may have been the other person's. */
export const onEmailRestored = on(emailRestored, 'keep-account', async ({ database, clock }, { accountId }) => {
  await database
    .update(erasures)
    .set({ state: 'undone', endedAt: clock.now() })
    .where(and(eq(erasures.accountId, accountId), eq(erasures.state, 'waiting')))
})
