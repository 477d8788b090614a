import type { SignedIn } from '@makola/contract/auth/auth.ts'
import type { Context } from 'hono'
import { ok } from '../../platform/http/reply.ts'
import type { Platform } from '../../platform/platform.ts'
import { readAccessToken } from './access-token.ts'
import { rememberDevice } from './known-device.ts'

/** Answers a sign-in, after which the account recognises this browser. */
export async function answerSignIn<Answer extends SignedIn>(c: Context, platform: Platform, answer: Answer) {
  if ('access_token' in answer) {
    const { accountId } = await readAccessToken(platform, answer.access_token)
    await rememberDevice(c, platform, accountId)
  }
  return ok(answer)
}
