import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { readNames, shapesOf } from './draw-icons.ts'

test('every icon of the pages has shapes', async () => {
  const icons = readNames(await readFile(new URL('./src/ui/icons.ts', import.meta.url), 'utf8'))
  expect(icons.size).toBeGreaterThan(100)
  for (const icon of icons.values()) expect(shapesOf(icon).length, icon).toBeGreaterThan(0)
})

test('the shapes of an icon, without what its frame says: a path alone, a group, a filled dot', () => {
  expect(shapesOf('x')).toEqual([['path', { d: 'M18 6L6 18M6 6l12 12' }]])
  expect(shapesOf('circle-check-big').map(([tag]) => tag)).toEqual(['path', 'path'])
  expect(shapesOf('key-round').at(-1)).toEqual(['circle', { cx: '16.5', cy: '7.5', r: '.5', fill: 'currentColor' }])
})

test('a name that the set does not have is refused', () => {
  expect(() => shapesOf('no-such-icon')).toThrow('Lucide has no icon "no-such-icon".')
})
