import { describe, expect, it } from 'vitest'
import { labelledOf, linesOf, pathAlong, pathBelow } from './chart-lines.ts'

const points = [10, 20, null, 0, 5].map((sales, index) => ({ x: String(index), sales }))
const lines = linesOf(points, 'sales', (value) => 100 - value)

describe('the lines of a chart', () => {
  it('end where a value is missing', () => {
    expect(lines).toEqual([
      [
        { x: 0, y: 90 },
        { x: 25, y: 80 },
      ],
      [
        { x: 75, y: 100 },
        { x: 100, y: 95 },
      ],
    ])
    expect(linesOf(points, 'previous', (value) => value)).toEqual([])
  })

  it('go straight from value to value, or hold each until the next', () => {
    expect(pathAlong(lines, false)).toBe('M0 90h0L25 80M75 100h0L100 95')
    expect(pathAlong(lines, true)).toBe('M0 90h0H25V80M75 100h0H100V95')
  })

  it('are closed along the lower end', () => {
    expect(pathBelow(lines, false)).toBe('M0 90h0L25 80V100H0ZM75 100h0L100 95V100H75Z')
  })

  it('make a dot in the middle of a single value', () => {
    expect(
      pathAlong(
        linesOf([{ x: 'only', sales: 4 }], 'sales', () => 20),
        false,
      ),
    ).toBe('M50 20h0')
  })
})

describe('the names below a chart', () => {
  it('are at most five, with the first and the last', () => {
    expect(labelledOf(0)).toEqual([])
    expect(labelledOf(1)).toEqual([0])
    expect(labelledOf(3)).toEqual([0, 1, 2])
    expect(labelledOf(30)).toEqual([0, 7, 15, 22, 29])
  })
})
