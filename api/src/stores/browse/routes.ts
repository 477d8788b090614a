import * as audit from '@makola/contract/audit.ts'
import * as contract from '@makola/contract/stores.ts'
import * as team from '@makola/contract/team.ts'
import { created, noContent, ok } from '../../platform/http/reply.ts'
import type { Router } from '../../platform/http/router.ts'
import { listAudit } from '../audit/list-audit.ts'
import { findOwnStore } from '../require-permission.ts'
import { getStoreSettings } from '../settings/get-store-settings.ts'
import { openStore } from '../settings/open-store.ts'
import { suspendStore } from '../settings/suspend-store.ts'
import { updateStore } from '../settings/update-store.ts'
import { acceptInvitation } from '../team/accept-invitation.ts'
import { changeMemberRole } from '../team/change-member-role.ts'
import { inviteMember } from '../team/invite-member.ts'
import { listInvitations } from '../team/list-invitations.ts'
import { listMembers } from '../team/list-members.ts'
import { readInvitation } from '../team/read-invitation.ts'
import { removeMember } from '../team/remove-member.ts'
import { revokeInvitation } from '../team/revoke-invitation.ts'
import { getStore } from './get-store.ts'
import { listMyStores } from './list-my-stores.ts'
import { listStores } from './list-stores.ts'

const hourSeconds = 60 * 60

/** Mounts the calls about stores, their people, and what was changed in them. */
export function mountStores(router: Router): void {
  mountShopWindow(router)
  mountSettings(router)
  mountTeam(router)
  mountInvitations(router)
  const { database } = router.platform
  router.mount(audit.listStoreAudit, async ({ params, query, caller }) => {
    const store = await findOwnStore(database, caller, params.id, 'audit.read')
    return ok(await listAudit(database, { storeId: store.id, ...query }))
  })
  router.mount(audit.listAudit, async ({ query }) => ok(await listAudit(database, query)))
}

function mountShopWindow(router: Router): void {
  const { database, config } = router.platform
  router.mount(contract.listStores, async ({ query }) => ok(await listStores(database, query, config.mediaUrl)), {
    cacheSeconds: 5,
  })
  // Before the store by its slug, which would answer for it.
  router.mount(contract.listMyStores, async ({ query, caller }) =>
    ok({ data: await listMyStores(database, caller, { alsoStore: query.store, mediaUrl: config.mediaUrl }) }),
  )
  router.mount(
    contract.getStore,
    async ({ params }) => ok({ data: await getStore(database, params.id, config.mediaUrl) }),
    { cacheSeconds: 5 },
  )
}

function mountSettings(router: Router): void {
  const { database, config } = router.platform
  router.mount(
    contract.openStore,
    async ({ platform, caller, body }) => created({ data: await openStore(platform, caller, body) }),
    { limit: { calls: 10, seconds: hourSeconds } },
  )
  router.mount(contract.getStoreSettings, async ({ params, caller }) =>
    ok({ data: await getStoreSettings(database, caller, { idOrSlug: params.id, mediaUrl: config.mediaUrl }) }),
  )
  router.mount(contract.updateStore, async ({ platform, params, body, ifVersion, caller }) =>
    ok({ data: await updateStore(platform, { idOrSlug: params.id, patch: body, ifVersion, caller }) }),
  )
  router.mount(contract.suspendStore, async ({ platform, params, body, caller }) =>
    ok({ data: await suspendStore(platform, { idOrSlug: params.id, caller, ...body }) }),
  )
}

function mountTeam(router: Router): void {
  router.mount(team.listMembers, async ({ platform, params, caller }) =>
    ok(await listMembers(platform.database, caller, params.id)),
  )
  router.mount(team.changeMemberRole, async ({ platform, params, body, caller }) =>
    ok({
      data: await changeMemberRole(platform, {
        idOrSlug: params.id,
        accountId: params.accountId,
        role: body.role,
        caller,
      }),
    }),
  )
  router.mount(team.removeMember, async ({ platform, params, caller }) => {
    await removeMember(platform, { idOrSlug: params.id, accountId: params.accountId, caller })
    return noContent()
  })
}

function mountInvitations(router: Router): void {
  router.mount(team.listInvitations, async ({ platform, params, caller }) =>
    ok({ data: await listInvitations(platform.database, caller, params.id) }),
  )
  router.mount(
    team.inviteMember,
    async ({ platform, params, body, caller }) =>
      created({ data: await inviteMember(platform, { idOrSlug: params.id, ...body, caller }) }),
    { limit: { calls: 30, seconds: hourSeconds } },
  )
  router.mount(team.revokeInvitation, async ({ platform, params, caller }) => {
    await revokeInvitation(platform, { idOrSlug: params.id, invitationId: params.invitationId, caller })
    return noContent()
  })
  router.mount(
    team.readInvitation,
    async ({ platform, body }) => ok({ data: await readInvitation(platform, body.token) }),
    { limit: { calls: 60, seconds: hourSeconds } },
  )
  router.mount(team.acceptInvitation, async ({ platform, body, caller }) =>
    ok({ data: await acceptInvitation(platform, { token: body.token, caller }) }),
  )
}
