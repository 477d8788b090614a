import { expect, test } from 'vitest'
import { openSecret, sealSecret } from './seal-secret.ts'

const platform = { secret: 'a secret of tests' }

// Shops hold rows sealed like these: neither the key nor the layout may ever change.
const sealedBefore = [
  ['two-factor', 'PazcI_MdV1hbgoxtkHM6kdxzPNlACWG-8Cdp0eBdC_unL9sJZrw'],
  ['payout-account', '6WHOU9EWx1z2V3W38JYIXGAH6pMdVKvUG1wRNlJMA3ZsARsF5Sg'],
  ['private-file', 'DzsnPnboOcy026OS2URXOQGhiSjH1BCg-sM7lAtJT__wo2x3xso'],
] as const

test.each(sealedBefore)(
  'a secret sealed long ago as %s opens, for its owner and its purpose only',
  (purpose, sealed) => {
    expect(openSecret(platform, 'ada', sealed, purpose).toString()).toBe('0123456789')
    expect(() => openSecret(platform, 'obi', sealed, purpose)).toThrow()
    const other = purpose === 'two-factor' ? 'payout-account' : 'two-factor'
    expect(() => openSecret(platform, 'ada', sealed, other)).toThrow()
  },
)

test('the same secret is sealed differently each time', () => {
  const seal = () => sealSecret(platform, 'ada', Buffer.from('0123456789'), 'private-file')
  expect(seal()).not.toBe(seal())
})
