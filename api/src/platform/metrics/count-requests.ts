import type { MiddlewareHandler } from 'hono'
import { addTiming, type Cell, Counter, Histogram, type Timing } from './metric.ts'
import { openRouteTable, routes } from './route-table.ts'

const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const
const statuses = ['1xx', '2xx', '3xx', '4xx', '5xx'] as const

export const requests = new Counter({
  name: 'http_requests_total',
  help: 'Requests answered, by the pattern of their route and the first digit of the status',
  labels: { route: () => routes, method: methods, status: statuses },
})
export const requestSeconds = new Histogram({
  name: 'http_request_seconds',
  help: 'Time until the answer begins, in seconds, by route',
  labels: { route: () => routes },
})

type Cells = { route: string; byStatus: (Cell | undefined)[]; timing: Timing }

/** So many addresses are remembered with their cells; then all are forgotten. Most requests come for few addresses. */
const mostAddresses = 2_000
const longestAddress = 200

/** Counts and times every request that an app answers. */
export function countRequests(): MiddlewareHandler {
  const routeOf = openRouteTable()
  const known = new Map<string, Cells>()

  function find(method: string, path: string): Cells {
    const address = `${method} ${path}`
    const found = known.get(address)
    if (found) return found
    const route = routeOf(method, path)
    const cells = { route, byStatus: [], timing: requestSeconds.at({ route }) }
    if (known.size >= mostAddresses) known.clear()
    if (address.length <= longestAddress) known.set(address, cells)
    return cells
  }

  return async (c, next) => {
    const startedAt = performance.now()
    await next()
    const { method, path } = c.req
    const { route, byStatus, timing } = find(method, path)
    const digit = Math.floor(c.res.status / 100)
    byStatus[digit] ??= requests.at({ route, method: method as 'GET', status: `${digit as 2}xx` })
    byStatus[digit].value++
    addTiming(timing, (performance.now() - startedAt) / 1_000)
  }
}
