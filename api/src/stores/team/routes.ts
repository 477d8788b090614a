import { listAccountStores as listOfAccount } from '@makola/contract/auth/shop-accounts.ts'
import * as contract from '@makola/contract/stores/team.ts'
import { created, noContent, ok } from '../../platform/http/reply.ts'
import type { Router } from '../../platform/http/router.ts'
import { acceptInvitation } from './accept-invitation.ts'
import { changeMemberRole } from './change-member-role.ts'
import { inviteMember } from './invite-member.ts'
import { listAccountStores } from './list-account-stores.ts'
import { listInvitations } from './list-invitations.ts'
import { listMembers } from './list-members.ts'
import { readInvitation } from './read-invitation.ts'
import { removeMember } from './remove-member.ts'
import { revokeInvitation } from './revoke-invitation.ts'

const hourSeconds = 60 * 60

/** Mounts the calls about the people of a store. */
export function mountTeam(router: Router): void {
  mountMembers(router)
  mountInvitations(router)
}

function mountMembers(router: Router): void {
  router.mount(listOfAccount, async ({ platform, params }) =>
    ok({ data: await listAccountStores(platform.database, params.id) }),
  )
  router.mount(contract.listMembers, async ({ platform, params, caller }) =>
    ok(await listMembers(platform.database, caller, params.id)),
  )
  router.mount(contract.changeMemberRole, async ({ platform, params, body, caller }) =>
    ok({
      data: await changeMemberRole(platform, {
        idOrSlug: params.id,
        accountId: params.accountId,
        role: body.role,
        caller,
      }),
    }),
  )
  router.mount(contract.removeMember, async ({ platform, params, caller }) => {
    await removeMember(platform, { idOrSlug: params.id, accountId: params.accountId, caller })
    return noContent()
  })
}

function mountInvitations(router: Router): void {
  router.mount(contract.listInvitations, async ({ platform, params, caller }) =>
    ok({ data: await listInvitations(platform.database, caller, params.id) }),
  )
  router.mount(
    contract.inviteMember,
    async ({ platform, params, body, caller }) =>
      created({ data: await inviteMember(platform, { idOrSlug: params.id, ...body, caller }) }),
    { limit: { calls: 30, seconds: hourSeconds } },
  )
  router.mount(contract.revokeInvitation, async ({ platform, params, caller }) => {
    await revokeInvitation(platform, { idOrSlug: params.id, invitationId: params.invitationId, caller })
    return noContent()
  })
  router.mount(
    contract.readInvitation,
    async ({ platform, body }) => ok({ data: await readInvitation(platform, body.token) }),
    { limit: { calls: 60, seconds: hourSeconds } },
  )
  router.mount(contract.acceptInvitation, async ({ platform, body, caller }) =>
    ok({ data: await acceptInvitation(platform, { token: body.token, caller }) }),
  )
}
