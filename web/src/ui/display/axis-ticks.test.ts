import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { axisTicks } from './axis-ticks.ts'

describe('the marks of an axis', () => {
  it('are round and hold every value', () => {
    expect(axisTicks([0, 17, 42], { startsAtZero: true })).toEqual([0, 20, 40, 60])
    expect(axisTicks([131_250, 2_900_000], { startsAtZero: true })).toEqual([0, 1_000_000, 2_000_000, 3_000_000])
    expect(axisTicks([1512, 1549.5], { startsAtZero: false })).toEqual([1500, 1520, 1540, 1560])
    expect(axisTicks([0.0131, 0.0149], { startsAtZero: false }).map((mark) => mark.toFixed(3))).toEqual([
      '0.013',
      '0.014',
      '0.015',
    ])
  })

  it('begin below zero where a value does', () => {
    expect(axisTicks([-30, 60], { startsAtZero: true })).toEqual([-50, 0, 50, 100])
  })

  it('are one where all values are the same, and none without values', () => {
    expect(axisTicks([1540, 1540], { startsAtZero: false })).toEqual([1540])
    expect(axisTicks([0, 0], { startsAtZero: true })).toEqual([0])
    expect(axisTicks([7], { startsAtZero: true })).toEqual([0, 5, 10])
    expect(axisTicks([], { startsAtZero: true })).toEqual([])
  })

  it('are two to five, evenly apart, around values of any size', () => {
    const values = fc.array(
      fc.double({ min: -1e12, max: 1e12, noNaN: true }).map((value) => Math.round(value * 100) / 100),
      {
        minLength: 2,
        maxLength: 40,
      },
    )
    fc.assert(
      fc.property(values, fc.boolean(), (given, startsAtZero) => {
        const marks = axisTicks(given, { startsAtZero })
        const [first = 0, second = first] = marks
        const last = marks.at(-1) ?? 0
        const slack = Math.abs(second - first) * 1e-6
        expect(marks.length).toBeLessThanOrEqual(5)
        expect(Math.min(...given)).toBeGreaterThanOrEqual(first - slack)
        expect(Math.max(...given)).toBeLessThanOrEqual(last + slack)
        for (const [index, mark] of marks.entries())
          expect(Math.abs(mark - first - index * (second - first))).toBeLessThanOrEqual(slack)
      }),
    )
  })
})
