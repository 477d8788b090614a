import { appendFileSync } from 'node:fs'
import { endpoints } from '@makola/contract/endpoints.ts'
import type { AnyEndpoint } from '@makola/contract/http/endpoint.ts'
import { patternOf } from '../api/src/app.ts'

/** The file that a whole run of the tests notes problems in; see tools/check-problems.ts. */
const file = process.env.SEEN_PROBLEMS
const calls = endpoints.map((endpoint: AnyEndpoint) => ({ ...endpoint, pattern: patternOf(endpoint, '/api') }))
const noted = new Set<string>()

/** Notes which call answered with which problem, so that a promise of the contract that no test has seen is found. */
export async function noteProblem({ method, url }: Request, response: Response): Promise<Response> {
  if (!file || response.headers.get('content-type') !== 'application/problem+json') return response
  const { pathname } = new URL(url)
  const fits = calls.filter((call) => call.method === method.toLowerCase() && call.pattern.test(pathname))
  // `/stores/ratings/` is itself and not a store of that name.
  const call = fits.find(({ path }) => !path.includes('{')) ?? fits[0]
  const { type }: { type: string } = await response.clone().json()
  const line = `${call?.operationId} ${type}\n`
  if (call && !noted.has(line)) appendFileSync(file, line)
  noted.add(line)
  return response
}
