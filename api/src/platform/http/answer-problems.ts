import { type Problem as ProblemBody, problems } from '@makola/contract/http/problems.ts'
import type { Context, Hono } from 'hono'
import { routePath } from 'hono/route'
import { databaseErrorCode, isConnectionError, isOutOfTime } from '../database/database.ts'
import { newId } from '../ids.ts'
import type { Platform } from '../platform.ts'
import { Problem, refuse } from '../problem.ts'

/** Gives every answer of an app a request id, and its errors an answer. */
export function answerProblems(app: Hono, platform: Platform): void {
  app.use(async (c, next) => {
    c.header('x-request-id', newId())
    await next()
  })
  catchErrors(app, platform)
}

/** The one place where errors become answers: RFC 9457, without internal details, the cause in the log by request id. */
export function catchErrors(app: Hono, { log }: Platform): void {
  app.onError((error, c) => {
    const problem = asProblem(error)
    if (problem.status >= 500) {
      // The route, not the path: a path may hold a tracking link's secret.
      const request = { requestId: c.res.headers.get('x-request-id'), method: c.req.method, route: routePath(c) }
      log.error({ err: error, ...request }, 'request failed')
    }
    return sendProblem(c, problem)
  })
}

/** Writes a problem as the answer. */
export function sendProblem(c: Context, problem: Problem): Response {
  const requestId = c.res.headers.get('x-request-id') ?? newId()
  const body: ProblemBody = {
    type: problem.type,
    title: problems[problem.type].title,
    status: problem.status,
    ...(problem.code && { code: problem.code, params: { ...problem.params } }),
    detail: problem.message,
    instance: c.req.path,
    request_id: requestId,
    ...(problem.errors && { errors: problem.errors }),
    ...(problem.current !== undefined && { current: problem.current }),
  }
  const headers: Record<string, string> = {
    'content-type': 'application/problem+json',
    'cache-control': 'no-store',
    'x-request-id': requestId,
  }
  if (problem.status === 401) headers['www-authenticate'] = 'Bearer'
  if (problem.retryAfterSeconds !== undefined) headers['retry-after'] = String(problem.retryAfterSeconds)
  return c.body(JSON.stringify(body), problem.status as 400, headers)
}

function asProblem(error: unknown): Problem {
  if (error instanceof Problem) return error
  const again = { cause: error, retryAfterSeconds: 2 }
  if (isConnectionError(error)) return refuse('platform.database-away', {}, again)
  if (isOutOfTime(error)) return refuse('platform.database-busy', {}, again)
  // 22xxx: a value that the database cannot store, such as a NUL in text; our shapes should have caught it.
  if (databaseErrorCode(error)?.startsWith('22')) return refuse('platform.unstorable', {}, { cause: error })
  return refuse('platform.broken', {}, { cause: error })
}
