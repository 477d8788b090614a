import * as account from '@makola/contract/auth/account.ts'
import { noContent, ok } from '../../platform/http/reply.ts'
import type { Router } from '../../platform/http/router.ts'
import { confirmTwoFactor } from './confirm-two-factor.ts'
import { endTwoFactor } from './end-two-factor.ts'
import { renewRecoveryCodes } from './renew-recovery-codes.ts'
import { startTwoFactor } from './start-two-factor.ts'

export function mountTwoFactor(router: Router): void {
  router.mount(account.startTwoFactor, async ({ platform, caller, body }) =>
    ok({ data: await startTwoFactor(platform, { ...caller, ...body }) }),
  )
  router.mount(account.confirmTwoFactor, async ({ platform, caller, body }) =>
    ok({ data: { codes: await confirmTwoFactor(platform, { ...caller, ...body }) } }),
  )
  router.mount(account.endTwoFactor, ({ platform, caller, body }) =>
    endTwoFactor(platform, { ...caller, ...body }).then(noContent),
  )
  router.mount(account.renewRecoveryCodes, async ({ platform, caller, body }) =>
    ok({ data: { codes: await renewRecoveryCodes(platform, { ...caller, ...body }) } }),
  )
}
