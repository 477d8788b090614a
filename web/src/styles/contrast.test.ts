import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const tokens = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8')

/** A token's colour in each theme: `--color-ink: light-dark(#1d1813, #f5eee3)`. */
function readColor(name: string): { light: string; dark: string } {
  const [, light, dark] = new RegExp(`--color-${name}: light-dark\\((#\\w{6}), (#\\w{6})\\)`).exec(tokens) ?? []
  if (!light || !dark) throw new Error(`No token --color-${name}`)
  return { light, dark }
}

/** WCAG 2.2 relative luminance. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const channel = Number.parseInt(hex.slice(start, start + 2), 16) / 255
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (lighter + 0.05) / (darker + 0.05)
}

const text = 4.5
const shape = 3
const grounds = ['paper', 'surface', 'sunken']
const pairs: [string, string, number][] = [
  ...grounds.flatMap((ground): [string, string, number][] => [
    ['ink', ground, text],
    ['muted', ground, text],
    ['accent-text', ground, text],
    ['danger-text', ground, text],
    ['success-text', ground, text],
    ['focus', ground, shape],
  ]),
  ['edge', 'paper', shape],
  ['edge', 'surface', shape],
  ['on-accent', 'accent', text],
  ['on-accent', 'accent-strong', text],
  ['on-danger', 'danger', text],
  ['on-danger', 'danger-strong', text],
  ['on-success', 'success', text],
  ['paper', 'ink', text],
  ['ink', 'accent-soft', text],
  ['accent-text', 'accent-soft', text],
  ['danger-text', 'danger-soft', text],
  ['success-text', 'success-soft', text],
]

describe.each(['light', 'dark'] as const)('the %s theme', (theme) => {
  it.each(pairs)('shows %s on %s with a contrast of at least %s', (front, back, least) => {
    expect(contrast(readColor(front)[theme], readColor(back)[theme])).toBeGreaterThanOrEqual(least)
  })
})
