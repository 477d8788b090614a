import * as account from '@makola/contract/auth/account.ts'
import { undoEmailChange as undoCall } from '@makola/contract/auth/auth.ts'
import { ok } from '../../platform/http/reply.ts'
import type { Router } from '../../platform/http/router.ts'
import { limits } from '../limits.ts'
import { describeClient } from '../sessions/describe-client.ts'
import { askEmailChange, getEmailChange } from './ask-email-change.ts'
import { confirmEmailChange } from './confirm-email-change.ts'
import { undoEmailChange } from './undo-email-change.ts'

/** Mounts the calls by which an account gets another address. */
export function mountEmailChange(router: Router): void {
  router.mount(account.getEmailChange, async ({ platform, caller }) =>
    ok({ data: await getEmailChange(platform, caller.accountId) }),
  )
  router.mount(account.askEmailChange, async ({ platform, caller, body, c }) => {
    const { network } = describeClient(c, platform)
    const asked = await askEmailChange(platform, { accountId: caller.accountId, network, ...body })
    return { status: 202 as const, body: { data: asked } }
  })
  router.mount(account.confirmEmailChange, async ({ platform, caller, body, c }) => {
    const { network } = describeClient(c, platform)
    return ok({ data: await confirmEmailChange(platform, { caller, network, ...body }) })
  })
  router.mount(undoCall, async ({ platform, body }) => ok({ data: await undoEmailChange(platform, body.token) }), {
    limit: limits.calls,
  })
}
