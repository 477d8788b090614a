import * as contract from '@makola/contract/moderation/message-reports.ts'
import { findBuyer, findSeller } from '../../messages/conversations/parties.ts'
import { presentStoreThread } from '../../messages/conversations/read-thread.ts'
import { noContent, ok } from '../../platform/http/reply.ts'
import type { Router } from '../../platform/http/router.ts'
import { readReportedMessage } from './read-reported-message.ts'
import { reportMessage } from './report-message.ts'

/** More than one person has to say about one order in an hour. */
export const messageReportLimit = { calls: 10, seconds: 3600 }

/** Mounts the calls about reported messages: of the two sides, and of the staff. */
export function mountMessageReports(router: Router): void {
  router.mount(
    contract.reportStoresMessage,
    async ({ platform, caller, params, body }) => {
      const party = await findBuyer(platform.database, caller, params)
      await reportMessage(platform, party, { messageId: params.messageId, ...body })
      return noContent()
    },
    { limit: messageReportLimit },
  )
  router.mount(
    contract.reportBuyersMessage,
    async ({ platform, caller, params, body }) => {
      const party = await findSeller(platform.database, caller, params.id)
      await reportMessage(platform, party, { messageId: params.messageId, ...body })
      return noContent()
    },
    { limit: messageReportLimit },
  )
  router.mount(contract.readReportedMessage, async ({ platform, caller, params }) => {
    const { data, messageId, thread } = await readReportedMessage(platform, caller, params.id)
    return ok({ data, meta: { messageId, thread: presentStoreThread(thread) } })
  })
}
