import { endpoints } from '@makola/contract/endpoints.ts'
import { patternOf } from './app.ts'

const files = endpoints
  .filter(({ bodyMediaType }) => bodyMediaType !== undefined)
  .map((endpoint) => ({ method: endpoint.method.toUpperCase(), pattern: patternOf(endpoint, '/api') }))

const longUploads = [...files, { method: 'PUT', pattern: /^\/media\/uploads\/[^/]+$/ }]

/**
 * Whether a request brings a whole file, which takes honest people minutes over a slow line. Each of these is refused
 * before its body is read unless it comes with a signature or from somebody who is signed in.
 */
export function isLongUpload(method: string, path: string): boolean {
  return longUploads.some((upload) => upload.method === method && upload.pattern.test(path))
}
