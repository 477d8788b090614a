import { getCart } from '@makola/contract/carts/carts.ts'
import { call } from '../shell/api/api-client.ts'
import { ApiProblem } from '../shell/api/api-problem.ts'
import { findCookie } from '../shell/api/cookies.ts'

/**
 * Sends a call that relies on the cart's cookie. Reading the cart sets the anti-forgery token, so it is read first when the
 * browser has none, and once more when the token was dropped in between.
 */
export async function sendWithAntiForgery<Answer>(send: () => Promise<Answer>): Promise<Answer> {
  if (!findCookie(document.cookie, 'XSRF-TOKEN')) await call(getCart)
  try {
    return await send()
  } catch (error) {
    if (!(error instanceof ApiProblem && error.type === 'anti-forgery')) throw error
    await call(getCart)
    return send()
  }
}
