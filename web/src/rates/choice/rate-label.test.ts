import { expect, it } from 'vitest'
import { nameRate } from './rate-label.tsx'

it('writes a rate as the specification does', () => {
  expect(nameRate({ country: 'Nigeria', currency: 'NGN' })).toBe('Nigeria - (NGN)')
})
