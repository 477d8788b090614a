import * as account from '@makola/contract/auth/account.ts'
import * as contract from '@makola/contract/auth/auth.ts'
import { getCookie } from 'hono/cookie'
import { accepted, ok } from '../../platform/http/reply.ts'
import type { Router } from '../../platform/http/router.ts'
import { limits } from '../limits.ts'
import { answerSignIn } from '../sessions/answer-sign-in.ts'
import { describeClient } from '../sessions/describe-client.ts'
import { presentAccount } from './present-account.ts'
import { forgotPassword, register, resendVerification } from './request-email-code.ts'
import { resetPassword } from './reset-password.ts'
import { setUpShop } from './set-up-shop.ts'
import { updateAccount } from './update-account.ts'
import { verifyEmail } from './verify-email.ts'

const limit = limits.calls

export function mountAccount(router: Router): void {
  mountCodes(router)
  router.mount(
    contract.setUpShop,
    async ({ platform, body, c }) =>
      answerSignIn(c, platform, await setUpShop(platform, { ...body, ...describeClient(c, platform) })),
    { limit },
  )
  router.mount(account.getAccount, async ({ platform, caller }) =>
    ok({ data: await presentAccount(platform, caller.accountId) }),
  )
  router.mount(account.updateAccount, async ({ platform, caller, body }) =>
    ok({ data: await updateAccount(platform, { ...caller, ...body }) }),
  )
}

function mountCodes(router: Router): void {
  router.mount(
    contract.register,
    ({ platform, body, c }) => register(platform, { ...body, ...describeClient(c, platform) }).then(accepted),
    { limit },
  )
  router.mount(
    contract.resendVerification,
    ({ platform, body, c }) => resendVerification(platform, { ...body, ...describeClient(c, platform) }).then(accepted),
    { limit },
  )
  router.mount(
    contract.forgotPassword,
    ({ platform, body, c }) =>
      forgotPassword(platform, { ...body, ...describeClient(c, platform), cookies: getCookie(c) }).then(accepted),
    { limit },
  )
  router.mount(
    contract.verifyEmail,
    async ({ platform, body, c }) =>
      answerSignIn(c, platform, await verifyEmail(platform, { ...body, ...describeClient(c, platform) })),
    { limit },
  )
  router.mount(
    contract.resetPassword,
    async ({ platform, body, c }) =>
      answerSignIn(c, platform, await resetPassword(platform, { ...body, ...describeClient(c, platform) })),
    { limit },
  )
}
