import { expect, it } from 'vitest'
import { readRedirect } from './safe-redirect.ts'

const read = (redirect: string | undefined) => readRedirect(redirect, 'https://shop.test', '/account/')

it.each(['/', '/checkout/?step=2#pay', '/dashboard/orders/'])('leads back to %s', (path) => {
  expect(read(path)).toBe(path)
})

it.each([
  undefined,
  '',
  'checkout',
  'https://evil.test/',
  '//evil.test/',
  '/\\evil.test/',
  '/\t/evil.test/',
  'javascript:alert(1)',
  '/.//evil.test/',
  '/a/..//evil.test/',
  '//[',
  '/login',
  '/login/?redirect=/login',
  '/register?as=seller',
])('does not lead to %s', (redirect) => {
  expect(read(redirect)).toBe('/account/')
})
