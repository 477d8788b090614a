import * as contract from '@makola/contract/requests/requests.ts'
import * as stores from '@makola/contract/requests/store-requests.ts'
import { created, ok } from '../platform/http/reply.ts'
import type { Router } from '../platform/http/router.ts'
import { actOnRequest } from './act-on-request.ts'
import { answerRequest } from './answer-request.ts'
import { decideRequest } from './decide-request.ts'
import { getRequestOptions } from './get-request-options.ts'
import { getRequest, listEscalatedRequests, listOrderRequests, listRequests } from './list-requests.ts'
import { openRequest } from './open-request.ts'

/** Mounts the calls about requests: of buyers by their tracking link, of stores, and of the staff. */
export function mountRequests(router: Router): void {
  mountBuyers(router)
  router.mount(stores.listRequests, async ({ platform, caller, query }) =>
    ok(await listRequests(platform, caller, query)),
  )
  router.mount(stores.listEscalatedRequests, async ({ platform, query }) =>
    ok(await listEscalatedRequests(platform, query)),
  )
  router.mount(stores.getRequest, async ({ platform, caller, params }) =>
    ok({ data: await getRequest(platform, caller, params.id) }),
  )
  router.mount(stores.answerRequest, async ({ platform, caller, params, body }) =>
    ok({ data: await answerRequest(platform, caller, { id: params.id, act: body }) }),
  )
  router.mount(stores.decideRequest, async ({ platform, caller, params, body }) =>
    ok({ data: await decideRequest(platform, caller, { id: params.id, decision: body }) }),
  )
}

function mountBuyers(router: Router): void {
  router.mount(contract.getRequestOptions, async ({ platform, params }) =>
    ok({ data: await getRequestOptions(platform, params.token) }),
  )
  router.mount(
    contract.openRequest,
    async ({ platform, caller, params, body, keep }) =>
      created({
        data: await openRequest(platform, {
          token: params.token,
          caller,
          asked: body,
          keep: (tx, request) => keep(tx, created({ data: request })),
        }),
      }),
    { idempotencyCaller: ({ params }) => params.token },
  )
  router.mount(contract.listOrderRequests, async ({ platform, params }) =>
    ok({ data: await listOrderRequests(platform, params.token) }),
  )
  router.mount(contract.actOnRequest, async ({ platform, caller, params: { token, id }, body }) =>
    ok({ data: await actOnRequest(platform, { token, id, caller, act: body }) }),
  )
}
