import * as contract from '@makola/contract/messages/messages.ts'
import { eq } from 'drizzle-orm'
import { parcels } from '../../orders/tables.ts'
import { findTrackedOrder } from '../../orders/tracking/find-tracked-order.ts'
import { created, ok } from '../../platform/http/reply.ts'
import type { Router } from '../../platform/http/router.ts'
import type { Platform } from '../../platform/platform.ts'
import { decideMessage, listHeldMessages } from './decide-message.ts'
import { listConversations } from './list-conversations.ts'
import { listMessages } from './list-messages.ts'
import { markRead } from './mark-read.ts'
import { findBuyer, findSeller } from './parties.ts'
import { postMessage } from './post-message.ts'
import { presentStoreThread, presentThread, readThreads } from './read-thread.ts'
import { setBlock } from './set-block.ts'
import { visitConversation } from './visit-conversation.ts'

/** Mounts the calls about conversations: of buyers by their tracking link, of stores, and of the staff. */
export function mountConversations(router: Router): void {
  mountBuyers(router)
  mountStores(router)
  router.mount(contract.listHeldMessages, async ({ platform, query }) => ok(await listHeldMessages(platform, query)))
  router.mount(contract.decideMessage, async ({ platform, caller, params, body }) =>
    ok({ data: await decideMessage(platform, caller, { id: params.id, ...body }) }),
  )
  router.mount(contract.visitConversation, async ({ platform, caller, params, query, body }) => {
    const { data, next, thread } = await visitConversation(platform, caller, { id: params.id, why: body, page: query })
    return ok({ data, meta: { next, thread: presentStoreThread(thread) } })
  })
}

function mountBuyers(router: Router): void {
  router.mount(contract.listOrderThreads, async ({ platform, params }) =>
    ok({ data: await listOrderThreads(platform, params.token) }),
  )
  router.mount(contract.listOrderMessages, async ({ platform, caller, params, query }) => {
    const { parcelId } = await findBuyer(platform.database, caller, params)
    const { data, next, thread } = await listMessages(platform, { parcelId, reader: 'buyer' }, query)
    return ok({ data, meta: { next, thread: presentThread(thread) } })
  })
  router.mount(
    contract.writeToStore,
    async ({ platform, caller, params, body, keep }) => {
      const party = await findBuyer(platform.database, caller, params)
      return created({
        data: await postMessage(platform, {
          party,
          message: body,
          keep: (tx, message) => keep(tx, created({ data: message })),
        }),
      })
    },
    { idempotencyCaller: ({ params }) => params.token },
  )
  router.mount(contract.readOrderMessages, async ({ platform, caller, params, body }) => {
    const party = await findBuyer(platform.database, caller, params)
    return ok({ data: presentThread(await markRead(platform, party, body.messageId)) })
  })
  router.mount(contract.blockStore, async ({ platform, caller, params, body }) => {
    const party = await findBuyer(platform.database, caller, params)
    return ok({ data: presentThread(await setBlock(platform, party, body)) })
  })
}

function mountStores(router: Router): void {
  router.mount(contract.listConversations, async ({ platform, caller, query }) =>
    ok(await listConversations(platform, caller, query)),
  )
  router.mount(contract.listStoreMessages, async ({ platform, caller, params, query }) => {
    const { parcelId } = await findSeller(platform.database, caller, params.id)
    const { data, next, thread } = await listMessages(platform, { parcelId, reader: 'store' }, query)
    return ok({ data, meta: { next, thread: presentStoreThread(thread) } })
  })
  router.mount(
    contract.writeToBuyer,
    async ({ platform, caller, params, body, keep }) => {
      const party = await findSeller(platform.database, caller, params.id)
      return created({
        data: await postMessage(platform, {
          party,
          message: body,
          keep: (tx, message) => keep(tx, created({ data: message })),
        }),
      })
    },
    { idempotencyCaller: ({ caller }) => caller.accountId },
  )
  router.mount(contract.readStoreMessages, async ({ platform, caller, params, body }) => {
    const party = await findSeller(platform.database, caller, params.id)
    return ok({ data: presentStoreThread(await markRead(platform, party, body.messageId)) })
  })
  router.mount(contract.blockBuyer, async ({ platform, caller, params, body }) => {
    const party = await findSeller(platform.database, caller, params.id)
    return ok({ data: presentStoreThread(await setBlock(platform, party, body)) })
  })
}

async function listOrderThreads({ database, clock }: Platform, token: string): Promise<contract.Thread[]> {
  const order = await findTrackedOrder(database, token)
  return (await readThreads(database, eq(parcels.orderId, order.id), clock.now())).map(presentThread)
}
