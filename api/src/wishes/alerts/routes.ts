import * as contract from '@makola/contract/wishes/stock-alerts.ts'
import { networkDigest } from '../../platform/http/network-of.ts'
import { noContent, ok } from '../../platform/http/reply.ts'
import type { Router } from '../../platform/http/router.ts'
import { askStockAlert } from './ask-stock-alert.ts'
import { confirmStockAlert } from './confirm-stock-alert.ts'
import { getStockAlert } from './get-stock-alert.ts'
import { dropStockAlert, stopStockAlerts } from './stop-stock-alerts.ts'

/** A guest's asking writes to an address that may be a stranger's. */
const asking = { calls: 30, seconds: 3600 }
const byLink = { calls: 60, seconds: 60 }

export function mountAlerts(router: Router): void {
  router.mount(
    contract.askStockAlert,
    async ({ platform, caller, body, c }) => {
      const network = networkDigest(platform, c)
      return ok({ data: { state: await askStockAlert(platform, { caller, network, ...body }) } })
    },
    { limit: asking },
  )
  router.mount(contract.dropStockAlert, async ({ platform, caller, params }) => {
    await dropStockAlert(platform, { accountId: caller.accountId, variantId: params.id })
    return noContent()
  })
  router.mount(
    contract.getStockAlert,
    async ({ platform, params }) => ok({ data: await getStockAlert(platform, params.token) }),
    { limit: byLink },
  )
  router.mount(
    contract.confirmStockAlert,
    async ({ platform, params }) => ok({ data: await confirmStockAlert(platform, params.token) }),
    { limit: byLink },
  )
  router.mount(
    contract.stopStockAlerts,
    async ({ platform, params }) => {
      await stopStockAlerts(platform, params.token)
      return noContent()
    },
    { limit: byLink },
  )
}
