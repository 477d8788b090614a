import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { moduleOrder, modules } from '../api/src/modules.ts'
import { listSettings } from '../api/src/platform/config.ts'

const root = resolve(import.meta.dirname, '..')
const read = (path: string) => readFileSync(resolve(root, path), 'utf8')

test('docs/specification.md names existing files and tests, and a test for everything done', () => {
  const rows = read('docs/specification.md').match(/^\| \d.*$/gm) ?? []
  expect(rows.flatMap((row) => faultsOf(row.split('|').map((cell) => cell.trim())))).toEqual([])
})

function faultsOf([, number, , places = '', proofs = '', state]: string[]): string[] {
  const faults: string[] = []
  for (const [, path = ''] of places.matchAll(/`([^`]+)`/g)) {
    if (!existsSync(resolve(root, path))) faults.push(`${number}: there is no ${path}`)
  }
  const tests = [...proofs.matchAll(/`([^`]+)` › (.+?)(?=<br>|$)/g)]
  for (const [, file = '', name = ''] of tests) {
    if (!existsSync(resolve(root, file)) || !read(file).includes(name)) {
      faults.push(`${number}: ${file} has no test "${name}"`)
    }
  }
  if (state === 'done' && tests.length === 0) faults.push(`${number}: nothing proves it`)
  return faults
}

test('the order of modules is the same everywhere', () => {
  expect(read('docs/architecture.md')).toContain(`platform|ui|shell · ${moduleOrder.join(' · ')}\n`)
  expect(read('README.md')).toContain(`    ${moduleOrder.join(' · ')}\n`)
})

test('the README lists every public setting', () => {
  const settings = Object.keys(listSettings(modules)).filter((name) => name !== 'PAUSE_POINT')
  expect(settings.filter((name) => !read('README.md').includes(`\`${name}\``))).toEqual([])
})

test('links and paths in the documentation resolve', () => {
  const pages = ['README.md', ...globSync('docs/**/*.md', { cwd: root })]
  const links = pages.flatMap((page) =>
    [...read(page).matchAll(/\]\(([^)]+)\)/g)].map(([, link = '']) => resolve(root, dirname(page), link)),
  )
  expect(links.filter((path) => !existsSync(path))).toEqual([])
})

test('the guides, the decisions, the architecture and the README name what is there, or what the reader makes as `…` (new)', () => {
  const isGenerated = (path: string) => /(^|\/)(node_modules|dist|\.git|\.data)(\/|$)/.test(path)
  const paths = globSync('**/*', { cwd: root, exclude: isGenerated }).map((path) => `/${path}`)
  const pages = [
    'README.md',
    'CONTRIBUTING.md',
    'docs/architecture.md',
    ...globSync('docs/{how-to,decisions}/*.md', { cwd: root }),
  ]
  const faults = pages.flatMap((page) =>
    namedPaths(read(page))
      .filter((named) => !paths.some((path) => endingIn(named).test(path)))
      .map((named) => `${page}: there is no ${named}`),
  )
  expect(faults).toEqual([])
})

/** Folders (`bell/`) and files in backticks, whole paths or their ends. A place in a running shop is none: `/dashboard/`, `.data/`. */
function namedPaths(text: string): string[] {
  const isPath = (code: string) => /^[\w<*][\w.<>*$-]*(\/[\w.<>*$-]+)*(\/|\.(tsx?|mjs|json|md|ya?ml))$/.test(code)
  const isBuilt = (code: string) => /^dist\//.test(code)
  return [...text.matchAll(/`([^`\n]+)`(?!\s\(new\))/g)]
    .map(([, code = '']) => code)
    .filter((code) => isPath(code) && !isBuilt(code))
}

/** `<name>` and `*` stand for any part of a name. */
function endingIn(named: string): RegExp {
  const parts = named.replace(/\/$/, '').split(/<[^>]*>|\*/)
  return new RegExp(`/${parts.map((part) => RegExp.escape(part)).join('[^/]+')}$`)
}
