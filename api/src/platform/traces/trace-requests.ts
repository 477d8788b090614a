import type { MiddlewareHandler } from 'hono'
import { openRouteTable } from '../metrics/route-table.ts'
import { inSpan, tellSpan } from './trace.ts'

/** Makes a span of each request, under the pattern of its route. A trace that the caller has begun goes on. */
export function traceRequests(): MiddlewareHandler {
  const routeOf = openRouteTable()
  return (c, next) => {
    const route = routeOf(c.req.method, c.req.path)
    const name = route === 'none' ? 'no route' : route
    return inSpan(
      name,
      { kind: 'server', from: readTrace(c.req.raw.headers), attributes: { 'http.route': route } },
      async () => {
        await next()
        tellSpan({ 'http.response.status_code': c.res.status })
      },
    )
  }
}

function readTrace(headers: Headers): Record<string, string> {
  const traceparent = headers.get('traceparent')
  const tracestate = headers.get('tracestate')
  return { ...(traceparent !== null && { traceparent }), ...(tracestate !== null && { tracestate }) }
}
