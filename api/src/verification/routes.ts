import * as contract from '@makola/contract/verification/verification.ts'
import { created, ok } from '../platform/http/reply.ts'
import type { Router } from '../platform/http/router.ts'
import { decideVerification } from './decide-verification.ts'
import { getVerification } from './get-verification.ts'
import { listApplications } from './list-applications.ts'
import { loadApplication } from './load-application.ts'
import { readDocument } from './read-document.ts'
import { submitVerification } from './submit-verification.ts'
import { mountTraders } from './traders/routes.ts'

/** Mounts the calls by which stores are verified: their own, and the staff's. */
export function mountVerification(router: Router): void {
  const { platform } = router
  mountTraders(router)
  router.mount(contract.getVerification, async ({ caller, params }) =>
    ok(await getVerification(platform.database, caller, params.id)),
  )
  router.mount(
    contract.submitVerification,
    async ({ caller, params, body }) =>
      created({ data: await submitVerification(platform, caller, { ...body, store: params.id }) }),
    { limit: { calls: 20, seconds: 3600 } },
  )
  router.mount(contract.listApplications, async ({ query }) => ok(await listApplications(platform, query)))
  router.mount(contract.getApplication, async ({ caller, params }) =>
    ok({ data: await loadApplication(platform, platform.database, { id: params.id, reader: caller }) }),
  )
  router.mount(contract.readDocument, async ({ caller, params }) =>
    ok(inOnePiece(await readDocument(platform, caller, params))),
  )
  router.mount(contract.decideVerification, async ({ caller, params, body }) =>
    ok({ data: await decideVerification(platform, caller, { id: params.id, decision: body }) }),
  )
}

async function* inOnePiece(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes
}
