import { globSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it, test } from 'vitest'
import { projectRoot } from '../config.ts'
import { noRoute, openRouteTable, routes } from './route-table.ts'

const routeOf = openRouteTable()

it.each([
  ['GET', '/api/products/', '/api/products'],
  ['GET', '/api/products', '/api/products'],
  ['HEAD', '/api/products/red-shoe', '/api/products/{id}'],
  ['TRACE', '/api/products/red-shoe', noRoute],
  ['GET', '/api/products/red-shoe/and/more', noRoute],
  ['GET', '/store/weavers', '/store/{id}'],
  ['POST', '/sandbox/pay/abc', '/sandbox'],
  ['GET', '/assets/a/b.js', '/assets'],
  ['GET', '/wp-login.php', noRoute],
  ['GET', '/%00', noRoute],
])('%s %s belongs to %s', (method, path, route) => {
  expect(routeOf(method, path)).toBe(route)
  expect(routes).toContain(route)
})

const files = globSync('**/*.tsx', { cwd: join(projectRoot, 'web/src/routes') })

test.each(files.filter((file) => !/(?:^|\/)_[^/]+\.tsx$/.test(file)))('the page %s has a route', (file) => {
  const path = file
    .replace(/\.tsx$/, '')
    .replaceAll(/_auth\/|(?:^|[./])index$/g, '')
    .replaceAll('.', '/')
  expect(routeOf('GET', `/${path.replaceAll(/\$\w+/g, 'abc')}`)).not.toBe(noRoute)
})
