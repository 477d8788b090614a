import type { StaffRole } from '@makola/contract/permissions.ts'
import { eq } from 'drizzle-orm'
import { hashNewPassword } from '../../api/src/auth/passwords/passwords.ts'
import { openSession } from '../../api/src/auth/sessions/open-session.ts'
import { accounts, bans, sessions, staff, staffInvitations } from '../../api/src/auth/tables.ts'
import { newId } from '../../api/src/platform/ids.ts'
import { type Platform, transact } from '../../api/src/platform/platform.ts'
import type { TestPlatform } from '../test-platform.ts'

/** An account, and the header that the requests of its session carry. */
export type SignedIn = typeof accounts.$inferSelect & Session
type Session = { headers: { authorization: string }; refreshToken: string }

type Given = Partial<typeof accounts.$inferInsert> & { password?: string; staffRole?: StaffRole }

/** A shopper's account, unless told otherwise. With a `password` it can sign in with one. */
export async function anAccount(shop: Platform, { password, staffRole, ...given }: Given = {}): Promise<SignedIn> {
  const id = given.id ?? newId()
  const email = given.email ?? `${id.slice(-12)}@example.test`
  const passwordHash = password === undefined ? null : await hashNewPassword(password, email)
  const [account] = await shop.database
    .insert(accounts)
    .values({ id, email, name: 'Ada Obi', passwordHash, ...given })
    .returning()
  if (!account) throw new Error('No account was made')
  const role = staffRole ?? (given.role === 'operator' ? 'owner' : undefined)
  if (role) await shop.database.insert(staff).values({ accountId: id, role, since: shop.clock.now() })
  return { ...account, ...(await signInAs(shop, id)) }
}

/** An owner of the shop. */
export function anOperator(shop: Platform, given: Given = {}): Promise<SignedIn> {
  return anAccount(shop, { role: 'operator', ...given })
}

/** Another session of an account: its tokens start at the current clock. */
export async function signInAs(shop: Platform, accountId: string, device = 'Firefox on Linux'): Promise<Session> {
  const tokens = await transact(shop, (tx) => openSession(shop, tx, { accountId, device }))
  return { headers: { authorization: `Bearer ${tokens.access_token}` }, refreshToken: tokens.refresh_token }
}

type Asked = { method: string; path: string; json?: object | undefined }

/** Asks as an account, in a session that begins at the current clock. */
export async function requestAs(shop: TestPlatform, person: { id: string }, { method, path, json }: Asked) {
  const { headers } = await signInAs(shop, person.id)
  return shop.request(path, { method, headers, ...(json && { json }) })
}

/** The id of an open invitation to the staff. */
export async function aStaffInvitation(shop: Platform, invitedBy: string): Promise<string> {
  const id = newId()
  const createdAt = shop.clock.now()
  const times = { createdAt, expiresAt: new Date(createdAt.getTime() + 1000 * 60 * 60) }
  const row = { id, email: `${id}@example.test`, role: 'support', tokenHash: id, invitedBy, ...times } as const
  await shop.database.insert(staffInvitations).values(row)
  return id
}

/** The id of an account that is banned. */
export async function aBannedAccount(shop: Platform): Promise<string> {
  const { id } = await anAccount(shop)
  await shop.database.delete(sessions).where(eq(sessions.accountId, id))
  await shop.database.insert(bans).values({ accountId: id, reason: 'A test', at: shop.clock.now() })
  return id
}
