import { endpoints } from '@makola/contract/endpoints.ts'
import { patternOf } from './app.ts'

const files = endpoints
  .filter(({ bodyMediaType }) => bodyMediaType !== undefined)
  .map((endpoint) => ({ method: endpoint.method.toUpperCase(), pattern: patternOf(endpoint, '/api') }))

const longUploads = [...files, { method: 'PUT', pattern: /^\/media\/(uploads|private)\/[^/]+$/ }]

/**
 * Returns true when a request uploads a whole file, which can take minutes over a slow line. Each of these needs a signature or a
 * signed-in caller before its body is read.
 */
export function isLongUpload(method: string, path: string): boolean {
  return longUploads.some((upload) => upload.method === method && upload.pattern.test(path))
}
