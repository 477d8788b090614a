import type { StaffRole } from '@makola/contract/permissions.ts'
import { and, eq, ne, sql } from 'drizzle-orm'
import type { Transaction } from '../../platform/database/database.ts'
import type { Caller, SignedInCaller } from '../../platform/http/caller.ts'
import { accessChanged } from '../../platform/http/stream.ts'
import { newId } from '../../platform/ids.ts'
import { emit } from '../../platform/messaging/events.ts'
import { signal } from '../../platform/messaging/signals.ts'
import type { Platform } from '../../platform/platform.ts'
import { refuse } from '../../platform/problem.ts'
import { recordAudit } from '../../shop/record-audit.ts'
import { staffChanged } from '../events.ts'
import { accounts, staff, staffInvitations } from '../tables.ts'

type Change = { accountId: string; role: StaffRole | null; by: Caller | string }

/** Holds the whole staff until the transaction ends: of two owners who remove one another the second finds the first one gone. */
export async function lockStaff(tx: Transaction): Promise<void> {
  await tx.execute(sql`lock table ${staff} in share row exclusive mode`)
}

/**
 * Checks on a locked staff that the caller is still an owner: another may have taken the role away while this call waited.
 * @throws Problem `forbidden` (403).
 */
export async function requireShopOwner(tx: Transaction, { accountId }: SignedInCaller): Promise<void> {
  const [own] = await tx.select({ role: staff.role }).from(staff).where(eq(staff.accountId, accountId))
  if (own?.role !== 'owner') throw refuse('platform.staff-only')
}

/**
 * Changes the role of somebody on a locked staff, null to take it away; their own invitations end with the right to invite. Returns
 * false when nobody else is an owner.
 */
export async function changeRole(
  platform: Platform,
  tx: Transaction,
  { accountId, role, by }: Change,
): Promise<boolean> {
  const [person] = await tx
    .select({ name: accounts.name, role: staff.role })
    .from(accounts)
    .leftJoin(staff, eq(staff.accountId, accounts.id))
    .where(eq(accounts.id, accountId))
  if (person?.role === role) return true
  if (person?.role === 'owner' && !(await hasOtherOwner(tx, accountId))) return false
  await writeRole(platform, tx, { accountId, role, invitedBy: null })
  if (role !== 'owner') await tx.delete(staffInvitations).where(eq(staffInvitations.invitedBy, accountId))
  await recordAudit(tx, platform.clock, {
    storeId: null,
    by,
    action: 'staff.changed',
    subject: { id: accountId, name: person?.name ?? '' },
    before: { role: person?.role },
    after: { role },
  })
  signal(tx, accessChanged, { listenerId: accountId })
  emit(tx, staffChanged, { accountId, changeId: newId(), role, at: platform.clock.now().toISOString() })
  return true
}

/** Writes the row of a person's role; an existing one keeps who invited them and since when. */
export async function writeRole(
  { clock }: Platform,
  tx: Transaction,
  { accountId, role, invitedBy }: { accountId: string; role: StaffRole | null; invitedBy: string | null },
): Promise<void> {
  if (role === null) await tx.delete(staff).where(eq(staff.accountId, accountId))
  else {
    await tx
      .insert(staff)
      .values({ accountId, role, invitedBy, since: clock.now() })
      .onConflictDoUpdate({ target: staff.accountId, set: { role } })
  }
  // A program of before `staff` that still runs beside this one asks here.
  const former = role === 'owner' ? ('operator' as const) : ('shopper' as const)
  await tx.update(accounts).set({ role: former }).where(eq(accounts.id, accountId))
}

async function hasOtherOwner(tx: Transaction, accountId: string): Promise<boolean> {
  const [other] = await tx
    .select({ id: staff.accountId })
    .from(staff)
    .where(and(eq(staff.role, 'owner'), ne(staff.accountId, accountId)))
    .limit(1)
  return other !== undefined
}
