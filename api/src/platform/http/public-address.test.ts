import { expect, it } from 'vitest'
import { isLocalRequest } from './public-address.ts'

it.each([
  ['http://localhost:3000/metrics', {}, true],
  ['http://[::1]:3000/metrics', {}, true],
  ['http://shop.example/metrics', {}, false],
  ['http://localhost:3000/metrics', { 'x-forwarded-for': '198.51.100.7' }, false],
  ['http://localhost:3000/metrics', { forwarded: 'for=198.51.100.7' }, false],
  ['http://localhost:3000/metrics', { 'x-real-ip': '198.51.100.7' }, false],
])('%s with %o is asked by this machine itself: %s', (address, headers, isHere) => {
  expect(isLocalRequest(new Request(address, { headers }))).toBe(isHere)
})
