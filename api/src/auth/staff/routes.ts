import * as contract from '@makola/contract/auth/staff.ts'
import { created, noContent, ok } from '../../platform/http/reply.ts'
import type { Router } from '../../platform/http/router.ts'
import { acceptStaffInvitation } from './accept-staff-invitation.ts'
import { changeStaffRole, removeStaff } from './change-staff-role.ts'
import { inviteStaff } from './invite-staff.ts'
import { listStaff } from './list-staff.ts'
import { listStaffInvitations, readStaffInvitation } from './list-staff-invitations.ts'
import { revokeStaffInvitation } from './revoke-staff-invitation.ts'

const hourSeconds = 60 * 60

/** Mounts the calls about the people who run the shop. Those about invitations come first: their paths overlap. */
export function mountStaff(router: Router): void {
  mountInvitations(router)
  router.mount(contract.listStaff, async ({ platform }) => ok({ data: await listStaff(platform) }))
  router.mount(contract.changeStaffRole, async ({ platform, params, body: { role, ...proof }, caller }) =>
    ok({ data: await changeStaffRole(platform, { ...params, role, proof, caller }) }),
  )
  router.mount(contract.removeStaff, async ({ platform, params, body: proof, caller }) => {
    await removeStaff(platform, { ...params, proof, caller })
    return noContent()
  })
}

function mountInvitations(router: Router): void {
  router.mount(contract.listStaffInvitations, async ({ platform: { database } }) =>
    ok({ data: await listStaffInvitations(database) }),
  )
  router.mount(
    contract.inviteStaff,
    async ({ platform, body: { email, role, ...proof }, caller }) =>
      created({ data: await inviteStaff(platform, { email, role, proof, caller }) }),
    { limit: { calls: 30, seconds: hourSeconds } },
  )
  router.mount(contract.revokeStaffInvitation, async ({ platform, params, caller }) => {
    await revokeStaffInvitation(platform, { ...params, caller })
    return noContent()
  })
  router.mount(
    contract.readStaffInvitation,
    async ({ platform, body }) => ok({ data: await readStaffInvitation(platform, body.token) }),
    { limit: { calls: 60, seconds: hourSeconds } },
  )
  router.mount(contract.acceptStaffInvitation, async ({ platform, body, caller }) =>
    ok({ data: await acceptStaffInvitation(platform, { token: body.token, caller }) }),
  )
}
