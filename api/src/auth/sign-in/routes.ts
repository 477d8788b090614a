import * as contract from '@makola/contract/auth/auth.ts'
import { getCookie } from 'hono/cookie'
import type { Router } from '../../platform/http/router.ts'
import { limits } from '../limits.ts'
import { answerSignIn } from '../sessions/answer-sign-in.ts'
import { describeClient } from '../sessions/describe-client.ts'
import { login } from './login.ts'
import { loginWithSecondFactor } from './login-with-second-factor.ts'

export function mountSignIn(router: Router): void {
  router.mount(
    contract.login,
    async ({ platform, body, c }) =>
      answerSignIn(
        c,
        platform,
        await login(platform, { ...body, ...describeClient(c, platform), cookies: getCookie(c) }),
      ),
    { limit: limits.calls },
  )
  router.mount(
    contract.loginWithSecondFactor,
    async ({ platform, body, c }) =>
      answerSignIn(c, platform, await loginWithSecondFactor(platform, { ...body, ...describeClient(c, platform) })),
    { limit: limits.calls },
  )
}
