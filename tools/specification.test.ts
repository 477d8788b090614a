import { existsSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'

const root = resolve(import.meta.dirname, '..')
const rows = readFileSync(resolve(root, 'docs/specification.md'), 'utf8')
  .split('\n')
  .filter((line) => /^\| \d/.test(line))
  .map((line) => line.split('|').map((cell) => cell.trim()))

test('docs/specification.md names files and tests that are there, and a test for whatever is done', () => {
  expect(rows.flatMap(faultsOf)).toEqual([])
})

function faultsOf([, number, , places = '', proofs = '', state]: string[]): string[] {
  const faults: string[] = []
  for (const [, path = ''] of places.matchAll(/`([^`]+)`/g)) {
    if (!existsSync(resolve(root, path))) faults.push(`${number}: there is no ${path}`)
  }
  const tests = [...proofs.matchAll(/`([^`]+)` › (.+?)(?=<br>|$)/g)]
  for (const [, file = '', name = ''] of tests) {
    const isThere = existsSync(resolve(root, file)) && readFileSync(resolve(root, file), 'utf8').includes(name)
    if (!isThere) faults.push(`${number}: ${file} has no test "${name}"`)
  }
  if (state === 'done' && tests.length === 0) faults.push(`${number}: nothing proves it`)
  return faults
}
