import * as contract from '@makola/contract/privacy/privacy.ts'
import { noContent, ok } from '../platform/http/reply.ts'
import type { Router } from '../platform/http/router.ts'
import { askErasure, undoErasure } from './ask-erasure.ts'
import { askExport } from './ask-export.ts'
import { listConsents, recordConsent } from './consents.ts'
import { getPrivacy } from './get-privacy.ts'
import { mountGuestData } from './guests/routes.ts'

/** Mounts the calls about one's own data, with and without an account. */
export function mountPrivacy(router: Router): void {
  mountGuestData(router)
  router.mount(contract.getPrivacy, async ({ platform, caller }) =>
    ok({ data: await getPrivacy(platform, caller.accountId) }),
  )
  router.mount(contract.askExport, async ({ platform, caller, body }) => ({
    status: 202 as const,
    body: { data: await askExport(platform, { accountId: caller.accountId, ...body }) },
  }))
  router.mount(contract.askErasure, async ({ platform, caller, body }) => ({
    status: 202 as const,
    body: { data: await askErasure(platform, { accountId: caller.accountId, ...body }) },
  }))
  router.mount(contract.listConsents, async ({ platform, caller }) =>
    ok({ data: await listConsents(platform.database, caller.accountId) }),
  )
  router.mount(contract.recordConsent, async ({ platform, caller, body }) =>
    ok({ data: await recordConsent(platform, { accountId: caller.accountId, ...body }) }),
  )
  router.mount(contract.undoErasure, ({ platform, caller }) => undoErasure(platform, caller.accountId).then(noContent))
}
