import { expect, it } from 'vitest'
import { readTheme } from './theme.ts'

it.each([
  ['theme=dark', 'dark'],
  ['a=b; theme=light', 'light'],
  ['', 'system'],
  ['theme=purple', 'system'],
])('reads %j as %s', (cookies, theme) => {
  expect(readTheme(cookies)).toBe(theme)
})
