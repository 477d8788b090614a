import { tmpdir } from 'node:os'
import { endpoints } from '@makola/contract/endpoints.ts'
import { expect, test } from 'vitest'
import { isLongUpload } from './long-uploads.ts'
import { openObjectFolder } from './platform/storage/object-folder.ts'

test('files may take long: pictures and tables', async () => {
  const folder = openObjectFolder(tmpdir(), { secret: 'a secret', clock: { now: () => new Date() } })
  const put = { key: 'a.png', contentType: 'image/png', contentLength: 1, expiresInSeconds: 600 }
  const { url, method } = await folder.signPut(put)
  expect(isLongUpload(method, url.split('?')[0] ?? '')).toBe(true)
  expect(isLongUpload('POST', '/api/products/import')).toBe(true)
  expect(isLongUpload('POST', '/api/products/import/')).toBe(true)
})

test.each([
  ['POST', '/api/orders/'],
  ['POST', '/api/auth/login'],
  ['GET', '/api/products/import'],
  ['GET', '/media/uploads/a.png'],
  ['PUT', '/media/uploads/a.png/more'],
  ['POST', '/'],
])('nothing else may: %s %s', (method, path) => {
  expect(isLongUpload(method, path)).toBe(false)
})

test('a file is refused from an unknown caller', () => {
  const open = endpoints.filter(({ bodyMediaType, access }) => bodyMediaType && !['member', 'staff'].includes(access))
  expect(open).toEqual([])
})
