import { expect, it } from 'vitest'
import { readConfig } from './config.ts'

it.each([
  ['localhost', 'http://localhost:3000'],
  ['0.0.0.0', 'http://localhost:3000'],
  ['::', 'http://localhost:3000'],
  ['::1', 'http://[::1]:3000'],
  ['192.0.2.7', 'http://192.0.2.7:3000'],
])('a shop that listens on %s is known as %s', (host, address) => {
  expect(readConfig({ HOST: host }).publicUrl).toBe(address)
})
