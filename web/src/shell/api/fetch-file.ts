import type { AnyEndpoint } from '@makola/contract/http/endpoint.ts'
import { fetchFromBrowser, formatTarget, readLine, type Target } from './api-client.ts'
import { readProblem } from './api-problem.ts'

/**
 * Returns the file that a call without a body answers with.
 * @throws ApiProblem when it is refused
 */
export async function fetchFile<E extends AnyEndpoint>(
  operation: E,
  { signal, ...given }: Target<E> & { signal?: AbortSignal },
): Promise<Blob> {
  const [method = ''] = readLine(operation)
  const init = { method: method.toUpperCase(), headers: new Headers(), ...(signal && { signal }) }
  const answer = await fetchFromBrowser(formatTarget(operation, given as Target<E>), init)
  if (!answer.ok) throw await readProblem(answer)
  return answer.blob()
}
