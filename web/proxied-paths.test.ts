import { expect, test } from 'vitest'
import { proxiedPaths } from './proxied-paths.ts'

test.each([
  ['/api/cart/', true],
  ['/media/320/a.webp', true],
  ['/dev/mail', true],
  ['/robots.txt', true],
  ['/sitemap.xml', true],
  ['/sitemap.xml?page=2', true],
  ['/', false],
  ['/store/', false],
  ['/store/robots.txt', false],
  ['/src/robots.txt.ts', false],
])('%s comes from the API in development: %s', (path, isProxied) => {
  expect(new RegExp(proxiedPaths).test(path)).toBe(isProxied)
})
