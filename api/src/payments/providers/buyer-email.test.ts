import { expect, test } from 'vitest'
import { readConfig } from '../../platform/config.ts'
import type { Platform } from '../../platform/platform.ts'
import { buyerEmail } from './buyer-email.ts'

test.each([
  ['ada@example.test', 'https://makola.example.org', 'ada@example.test'],
  [null, 'https://makola.example.org', 'mk-1@makola.example.org'],
  [null, 'http://localhost:3000', 'mk-1@example.com'],
  [null, 'http://192.0.2.7', 'mk-1@example.com'],
])('%s at %s pays as %s', (email, address, expected) => {
  const platform = { config: readConfig({ PUBLIC_URL: address }) } as Platform
  expect(buyerEmail(platform, { email, reference: 'mk-1' })).toBe(expected)
})
