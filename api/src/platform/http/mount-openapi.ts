import type { Hono } from 'hono'
import { describeApi } from './openapi.ts'
import { pagePolicy, renderApiPage } from './openapi-page.ts'

const cacheControl = 'public, max-age=300'

/** Serves the API's description: `/openapi.json` for machines, `/docs` for people. Built on the first request. */
export function mountOpenApi(api: Hono): void {
  let made: ReturnType<typeof describeApi> | undefined
  const description = () => {
    made ??= describeApi()
    return made
  }
  api.get('/openapi.json', (c) => c.json(description(), 200, { 'cache-control': cacheControl }))
  api.get('/docs', (c) => {
    c.header('content-security-policy', pagePolicy)
    c.header('cache-control', cacheControl)
    return c.html(renderApiPage(description()))
  })
}
