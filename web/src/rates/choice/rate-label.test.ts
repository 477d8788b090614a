import { expect, it } from 'vitest'
import { formatRate } from './rate-label.tsx'

it('writes a rate as the specification does', () => {
  expect(formatRate({ country: 'Nigeria', currency: 'NGN' })).toBe('Nigeria - (NGN)')
})
