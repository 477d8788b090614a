import { expect, test } from 'vitest'
import { screenText } from './screen-text.ts'

const hostile: Record<string, string> = {
  digits: '1'.repeat(100_000),
  zeros: '0'.repeat(100_000),
  'spaced digits': '0 2 4 1 7 '.repeat(10_000),
  'pairs of digits': '05 07 01 '.repeat(11_000),
  'phone numbers': Array.from({ length: 9000 }, (_, number) => `024${String(1_000_000 + number)}`).join(' '),
  words: 'zero two double '.repeat(6000),
  letters: 'a'.repeat(100_000),
  'letters and dots': 'a.'.repeat(50_000),
  'letters and dashes': 'a-'.repeat(50_000),
  at: '@'.repeat(100_000),
  'at and dots': '@a.'.repeat(33_000),
  blanks: `1${' '.repeat(100_000)}1`,
  dots: '.'.repeat(100_000),
  commas: '1,000'.repeat(20_000),
  dates: '02.03.'.repeat(16_000),
  ibans: 'gb33 '.repeat(20_000),
  'one long code': `gb33${'a'.repeat(100_000)}`,
  'readable letters': '2a'.repeat(50_000),
  invisible: '\u200b'.repeat(100_000),
  'full-width': '０'.repeat(100_000),
  'pay words': 'pay send to momo 1 '.repeat(6000),
  colons: 'fb:'.repeat(33_000),
  'plus signs': '+'.repeat(100_000),
}

test.each(Object.keys(hostile))('100 kB of %s are read at once', (name) => {
  const startedAt = performance.now()
  for (const moment of ['question', 'message'] as const) screenText(hostile[name] ?? '', moment)
  expect(performance.now() - startedAt).toBeLessThan(5000)
})
