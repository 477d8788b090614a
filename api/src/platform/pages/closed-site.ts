import { Hono } from 'hono'
import type { Config } from '../config.ts'
import { sendProblem } from '../http/answer-problems.ts'
import { Problem } from '../problem.ts'
import { closedPage } from './closed-page.ts'

/** The whole site while the shop opens: programs get a problem, people a page that waits. */
export function createClosedSite(config: Config): Hono {
  const site = new Hono()
  site.all('/api/*', (c) => {
    const detail = 'The shop is opening. Try again in a moment.'
    return sendProblem(c, new Problem('dependency-unavailable', detail, { retryAfterSeconds: 2 }))
  })
  site.all('*', () => closedPage(config))
  return site
}
