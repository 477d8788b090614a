import { existsSync, readFileSync } from 'node:fs'
import { endpoints } from '@makola/contract/endpoints.ts'
import type { AnyEndpoint } from '@makola/contract/http/endpoint.ts'
import { problemsOfCall } from '../api/src/platform/http/openapi.ts'

/**
 * Compares the problems that the tests of a whole run have seen, a line `<operation> <problem>` each, with those that the
 * contract promises: what was promised and never seen, and what was seen and never promised.
 */
export function compareProblems(file: string, calls: readonly AnyEndpoint[] = endpoints): string[] {
  const seen = new Set(existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n') : [])
  const unseen = calls.flatMap(({ operationId, problems }) =>
    problems.map((type) => `${operationId} ${type}`).filter((line) => !seen.has(line)),
  )
  const promised = new Set(calls.flatMap((call) => problemsOfCall(call).map((type) => `${call.operationId} ${type}`)))
  return [
    ...unseen.map((line) => `${line}: promised by the contract, and no test has seen it`),
    ...[...seen].filter((line) => !promised.has(line)).map((line) => `${line}: answered, and not in the contract`),
  ]
}
