import type { AnyEndpoint } from '@makola/contract/http/endpoint.ts'
import { Hono } from 'hono'
import { authenticate } from './auth/sessions/access-token.ts'
import { modules } from './modules.ts'
import { answerProblems, sendProblem } from './platform/http/answer-problems.ts'
import { mountOpenApi } from './platform/http/mount-openapi.ts'
import { honoPath, Router } from './platform/http/router.ts'
import type { Platform } from './platform/platform.ts'
import { refuse } from './platform/problem.ts'

/** The API below `/api`: every module's endpoints, and clear answers for everything else. */
export function createApp(platform: Platform): Hono {
  return createApi(platform).app
}

type Api = {
  app: Hono
  /** True when a GET of this path returns the same answer to every visitor. */
  isShared: (path: string) => boolean
}

/** The API, and facts about its calls before they are answered. */
export function createApi(platform: Platform): Api {
  const api = new Hono()
  answerProblems(api, platform)
  const router = new Router(api, platform, authenticate)
  mountOpenApi(api)
  for (const module of modules) module.routes?.(router)
  api.all('*', (c) => {
    const allowed = methodsOf(router, c.req.path.replace(/^\/api/, ''))
    if (allowed.length === 0) return sendProblem(c, refuse('platform.no-such-call'))
    c.header('allow', allowed.join(', '))
    const response = sendProblem(c, refuse('platform.method-not-allowed', { methods: allowed }))
    response.headers.set('allow', allowed.join(', '))
    return response
  })
  const shared = router.shared.map((endpoint) => patternOf(endpoint, '/api'))
  return {
    app: new Hono().route('/api', api),
    isShared: (path) => shared.some((pattern) => pattern.test(path)),
  }
}

function methodsOf(router: Router, path: string): string[] {
  const matches = router.mounted.filter((endpoint) => patternOf(endpoint).test(path))
  return [...new Set(matches.map((endpoint) => endpoint.method.toUpperCase()))]
}

/** The pattern of the paths that a call of the contract answers. */
export function patternOf(endpoint: AnyEndpoint, prefix = ''): RegExp {
  const pattern = honoPath(endpoint.path).replace(/\/$/, '').replaceAll(/:\w+/g, '[^/]+')
  return new RegExp(`^${prefix}${pattern}/?$`)
}
