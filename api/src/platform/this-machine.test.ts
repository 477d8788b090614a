import { expect, test } from 'vitest'
import { nameNetwork } from './http/network-of.ts'
import { isThisMachine } from './this-machine.ts'

test.each([
  ...['localhost', '127.0.0.1', '127.8.8.8', '::1', '[::1]', 'in process'],
  ...[nameNetwork('::1'), nameNetwork('::ffff:127.0.0.1')],
])('%s is this machine, as a host and as a network', (name) => {
  expect(isThisMachine(name)).toBe(true)
})

test.each([
  '0.0.0.0',
  '10.0.0.1',
  '128.0.0.1',
  '127.example.com',
  '127.0.0.1.example.com',
  'localhost.example.com',
  '',
])('%s is not this machine', (name) => {
  expect(isThisMachine(name)).toBe(false)
})
