import { globSync, readFileSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { mostBytes } from './encode-picture.ts'
import { markedScreens } from './marked-screens.ts'

const docs = resolve(import.meta.dirname, '../../docs')
const folder = join(docs, 'marks')
const text = readFileSync(join(docs, 'marks.md'), 'utf8')

/** The rows of the tables with marks, each with the title above its table. */
const rows = text
  .split(/^## /m)
  .slice(1)
  .flatMap((part) => {
    const [table = ''] = part.split('\n')
    const cells = [...part.matchAll(/^\| (.+) \|$/gm)].map(([, row = '']) => row.split(' | '))
    return cells
      .slice(1)
      .map(([name = '', picture = '', ...marks]) => ({ table, name, picture, marks: marks.map(Number) }))
  })

test('each row of the marks is a screen of the list, with its picture', () => {
  const inDocs = rows.map(({ table, name, picture }) => [table, name, ...picture.matchAll(/[\w-]+\.webp/g)].join(' · '))
  const inList = markedScreens.map(({ table, name, file }) => [table, name, file, file].join(' · '))
  expect(inDocs.toSorted()).toEqual(inList.toSorted())
})

test('each picture is there and light, and there are no others', () => {
  const files = globSync('*.*', { cwd: folder })
  expect(files.toSorted()).toEqual(markedScreens.map(({ file }) => file).toSorted())
  const sizes = files.map((file) => statSync(join(folder, file)).size)
  expect(Math.max(...sizes)).toBeLessThanOrEqual(mostBytes)
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(1_800_000)
})

test('the summary is of the rows: how many, their averages and the lowest mark', () => {
  const summaryOf = (name: string, of: typeof rows) => {
    const average = (at: number) =>
      (of.reduce((sum, { marks }) => sum + (marks[at] ?? Number.NaN), 0) / of.length).toFixed(1)
    const lowest = Math.min(...of.map(({ marks }) => marks[2] ?? Number.NaN))
    return `| ${name} | ${of.length} | ${average(0)} | ${average(1)} | ${average(2)} | ${lowest} |`
  }
  const tables = [...new Set(rows.map(({ table }) => table))]
  const lines = [
    ...tables.map((name) =>
      summaryOf(
        name,
        rows.filter(({ table }) => table === name),
      ),
    ),
    summaryOf('all', rows),
  ]
  expect(lines.filter((line) => !text.includes(line))).toEqual([])
})
