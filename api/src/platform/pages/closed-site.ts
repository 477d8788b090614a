import { Hono } from 'hono'
import type { Config } from '../config.ts'
import { sendProblem } from '../http/answer-problems.ts'
import { refuse } from '../problem.ts'
import { closedPage } from './closed-page.ts'

/** The whole site while the shop opens: programs get a problem, people a page that waits. */
export function createClosedSite(config: Config): Hono {
  const site = new Hono()
  // It lives and is not ready: nobody restarts it, and nobody sends visitors.
  site.get('/health/live', (c) => c.json({ live: true }))
  site.get('/health/ready', (c) => c.json({ ready: false }, 503, { 'retry-after': '2' }))
  site.all('/api/*', (c) => {
    return sendProblem(c, refuse('platform.opening', {}, { retryAfterSeconds: 2 }))
  })
  site.all('*', () => closedPage(config))
  return site
}
