import { parse } from 'csv-parse/sync'
import { array, assert, constantFrom, oneof, property, string } from 'fast-check'
import { describe, expect, test } from 'vitest'
import { rearm, writeLine } from './csv-line.ts'

const hostile = oneof(
  string({ unit: 'grapheme' }),
  string({
    unit: constantFrom('=', '+', '-', '@', "'", '"', ',', ';', '\n', '\r', '\t', ' ', '\\', 'a', '1', '＝', '＠'),
  }),
)

describe('a cell', () => {
  test('round-trips, whatever its text', () => {
    assert(
      property(array(hostile, { minLength: 2, maxLength: 6 }), (cells) => {
        const [record = []] = parse(writeLine(cells)) as string[][]
        expect(record.map(rearm)).toEqual(cells)
      }),
      { numRuns: 1000 },
    )
  })

  test('never starts like a formula, unless it is a number', () => {
    assert(
      property(hostile, (cell) => {
        const [[written = ''] = []] = parse(writeLine([cell, ''])) as string[][]
        if (!/^(-\d+(\.\d+)?|\+\d+)$/.test(cell)) expect(written).not.toMatch(/^\s*[=+\-@＝＋－＠]|^[\t\r\n]/)
      }),
      { numRuns: 1000 },
    )
    expect(writeLine(['=HYPERLINK("http://evil.test")', '-5', '-5+1', "'=1"])).toBe(
      '"\'=HYPERLINK(""http://evil.test"")",-5,\'-5+1,\'\'=1\r\n',
    )
  })

  test('is unchanged when it is a number, including a phone number', () => {
    const numbers = ['-5', '-0.50', '+2348012345678', '+1']
    expect(writeLine(numbers)).toBe(`${numbers.join(',')}\r\n`)
    for (const sum of ['+1+1', '+1.5', '+1 ', '+', '++1', "+1'!A1", '+１']) {
      const [[written = ''] = []] = parse(writeLine([sum, ''])) as string[][]
      expect(written).toBe(`'${sum}`)
    }
  })
})
