import type { Tokens } from '@makola/contract/auth/auth.ts'
import { sendWithToken } from '../../shell/api/api-client.ts'
import { readProblem } from '../../shell/api/api-problem.ts'
import { toast } from '../../ui/messages/toast.ts'
import { browserWords } from '../../ui/words/use-words.ts'
import { forgetTokens, onTokensChange, readAccessToken, readRefreshToken, saveTokens } from './tokens.ts'

/** `unneeded`: another tab has renewed or ended the session since. */
type Outcome = 'renewed' | 'refused' | 'unneeded'

const patienceMs = 20_000
/** The time that the news of another tab's tokens may take. */
const newsMs = 300

let running: Promise<void> | undefined

/**
 * After a 401: returns true when there is a new access token worth a retry. A failure is announced once, whatever the reason;
 * each call then fails with its own error.
 */
export async function renewAfterRefusal(refusedToken: string | null): Promise<boolean> {
  await share(async () => {
    const outcome = await takeTurns(refusedToken).catch(() => 'failed' as const)
    if (outcome === 'refused' || outcome === 'failed') void toast.error(browserWords()('auth.session.not-refreshed'))
  }).catch(() => undefined)
  const token = readAccessToken()
  return token !== null && token !== refusedToken
}

/** Ahead of the access token's end. A network or server failure does not end the session: it is thrown, for a retry. */
export async function renewAhead(endingToken: string): Promise<void> {
  await share(async () => {
    const outcome = await takeTurns(endingToken)
    if (outcome === 'refused') void toast.error(browserWords()('auth.session.expired'))
  })
}

/** One refresh at a time, shared by all callers. */
function share(refreshOnce: () => Promise<void>): Promise<void> {
  running ??= refreshOnce().finally(() => {
    running = undefined
  })
  return running
}

/** One tab after the other. A browser without locks relies on the server, which repeats its answer to a token for 10 s. */
async function takeTurns(oldToken: string | null): Promise<Outcome> {
  const name = 'refresh-session'
  if (!navigator.locks) return refresh(oldToken)
  const first = await navigator.locks.request(name, { ifAvailable: true }, (lock) => lock && refresh(oldToken))
  if (first) return first
  return navigator.locks.request(name, async () => {
    await hearOfOtherTab(oldToken)
    return refresh(oldToken)
  })
}

/** Another tab's tokens may arrive here slightly after the lock is released. */
function hearOfOtherTab(oldToken: string | null): Promise<void> {
  return new Promise((resolve) => {
    if (readAccessToken() !== oldToken) return resolve()
    const stop = onTokensChange(() => resolve())
    setTimeout(() => resolve(stop()), newsMs)
  })
}

/** A refusal signs out. Any other failure throws, and the tokens stay for a retry. */
async function refresh(oldToken: string | null): Promise<Outcome> {
  const token = readRefreshToken()
  if (!token || readAccessToken() !== oldToken) return 'unneeded'
  const response = await sendWithToken('/auth/refresh-token', oldToken, {
    method: 'POST',
    headers: new Headers({ accept: 'application/json', 'content-type': 'application/json' }),
    body: JSON.stringify({ token }),
    signal: AbortSignal.timeout(patienceMs),
  })
  if (response.ok) {
    const answer = (await response.json()) as Tokens
    // A sign-out, or a sign-in as someone else, during the request takes precedence.
    if (readRefreshToken() === token) saveTokens(answer)
    return 'renewed'
  }
  if (response.status >= 500 || response.status === 429) throw await readProblem(response)
  if (readRefreshToken() === token) forgetTokens()
  return 'refused'
}
