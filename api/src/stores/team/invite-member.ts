import type { MemberRole } from '@makola/contract/permissions.ts'
import type { Invitation } from '@makola/contract/stores/team.ts'
import { and, eq } from 'drizzle-orm'
import { accounts } from '../../auth/tables.ts'
import { addSeconds } from '../../platform/clock.ts'
import type { Transaction } from '../../platform/database/database.ts'
import type { Caller } from '../../platform/http/caller.ts'
import { hash, newId } from '../../platform/ids.ts'
import { emit } from '../../platform/messaging/events.ts'
import { type Platform, transact } from '../../platform/platform.ts'
import { refuse } from '../../platform/problem.ts'
import { recordAudit } from '../../shop/record-audit.ts'
import { memberInvited } from '../events.ts'
import { lockOwnStore } from '../lock-own-store.ts'
import { invitations, members } from '../tables.ts'
import { invitationToken } from './invitation-token.ts'
import { presentInvitation } from './list-invitations.ts'

const daySeconds = 24 * 60 * 60
const invitationSeconds = 7 * daySeconds

type Wish = { idOrSlug: string; email: string; role: MemberRole; caller: Caller }

/**
 * Invites a person to join a store, by email, for seven days. An earlier invitation is replaced; its secret becomes void.
 * @throws Problem `not-found` (404), `forbidden` (403), `duplicate` (409: belongs to the store already).
 */
export async function inviteMember(platform: Platform, wish: Wish): Promise<Invitation> {
  const { email, role, caller } = wish
  return transact(platform, async (tx) => {
    const store = await lockOwnStore(tx, { ...wish, permission: 'team.write' })
    if (caller.kind === 'visitor') throw refuse('platform.sign-in')
    await requireStranger(tx, store.id, email)
    const createdAt = platform.clock.now()
    const expiresAt = addSeconds(createdAt, invitationSeconds)
    const [earlier] = await tx
      .delete(invitations)
      .where(and(eq(invitations.storeId, store.id), eq(invitations.email, email)))
      .returning({ id: invitations.id, role: invitations.role })
    const id = earlier?.id ?? newId()
    const tokenHash = hash(invitationToken(platform, { id, expiresAt }))
    const row = { id, storeId: store.id, email, role, tokenHash, invitedBy: caller.accountId, createdAt, expiresAt }
    await tx.insert(invitations).values(row)
    await recordAudit(tx, platform.clock, {
      storeId: store.id,
      by: caller,
      action: 'member.invited',
      subject: { id, name: email },
      after: { role },
    })
    emit(tx, memberInvited, { invitationId: id, at: createdAt.toISOString() })
    return presentInvitation({ ...row, invitedBy: caller.email })
  })
}

async function requireStranger(tx: Transaction, storeId: string, email: string): Promise<void> {
  const [member] = await tx
    .select({ role: members.role })
    .from(members)
    .innerJoin(accounts, eq(accounts.id, members.accountId))
    .where(and(eq(members.storeId, storeId), eq(accounts.email, email)))
  if (member) throw refuse('stores.already-a-member', {}, { current: member })
}
