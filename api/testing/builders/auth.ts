import { issueAccessToken } from '../../src/auth/access-token.ts'
import { accounts } from '../../src/auth/tables.ts'
import { newId } from '../../src/platform/ids.ts'
import type { Platform } from '../../src/platform/platform.ts'

/** An account and the header that its requests carry. */
export type SignedIn = typeof accounts.$inferSelect & { headers: { authorization: string } }

/** A shopper's account, unless told otherwise. */
export async function anAccount(shop: Platform, given: Partial<typeof accounts.$inferInsert> = {}): Promise<SignedIn> {
  const id = given.id ?? newId()
  const [account] = await shop.database
    .insert(accounts)
    .values({ id, email: `${id.slice(-12)}@example.test`, name: 'Ada Obi', ...given })
    .returning()
  if (!account) throw new Error('No account was made')
  return { ...account, headers: { authorization: `Bearer ${await issueAccessToken(shop, id)}` } }
}

/** An account with the platform's own role. */
export function anOperator(shop: Platform, given: Partial<typeof accounts.$inferInsert> = {}): Promise<SignedIn> {
  return anAccount(shop, { role: 'operator', ...given })
}
