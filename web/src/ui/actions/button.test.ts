import { expect, it } from 'vitest'
import { buttonStyles } from './button.tsx'

const bare = buttonStyles({ variant: null, size: null })

it('has six variants, each with its own look', () => {
  const variants = ['default', 'destructive', 'outline', 'secondary', 'ghost', 'link'] as const
  const looks = variants.map((variant) => buttonStyles({ variant, size: null }))
  expect(new Set([bare, ...looks]).size).toBe(7)
  expect(looks[0]).toBe(buttonStyles({ size: null }))
})

it('has five sizes', () => {
  const sizes = ['default', 'xs', 'sm', 'lg', 'icon'] as const
  const looks = sizes.map((size) => buttonStyles({ size, variant: null }))
  expect(new Set([bare, ...looks]).size).toBe(6)
  expect(looks[0]).toBe(buttonStyles({ variant: null }))
})
