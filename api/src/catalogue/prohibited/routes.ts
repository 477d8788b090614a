import * as contract from '@makola/contract/catalogue/prohibited.ts'
import { created, noContent, ok } from '../../platform/http/reply.ts'
import type { Router } from '../../platform/http/router.ts'
import { listRules } from './list-rules.ts'
import { createRule, deleteRule, updateRule } from './save-rule.ts'

/** Mounts the calls about prohibited goods: everyone reads the rules, the staff writes them. */
export function mountProhibited(router: Router): void {
  const { database } = router.platform
  router.mount(contract.listProhibitedRules, async () => ok({ data: await listRules(database) }))
  router.mount(contract.createProhibitedRule, async ({ platform, caller, body }) =>
    created({ data: await createRule(platform, caller, body) }),
  )
  router.mount(contract.updateProhibitedRule, async ({ platform, caller, params, body }) =>
    ok({ data: await updateRule(platform, caller, { id: params.id, ...body }) }),
  )
  router.mount(contract.deleteProhibitedRule, async ({ platform, caller, params }) => {
    await deleteRule(platform, caller, params.id)
    return noContent()
  })
}
