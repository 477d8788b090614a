import { spawnSync } from 'node:child_process'
import { globSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join, resolve } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { buildServerWhenChanged } from './build-server.ts'

const folder = mkdtempSync(join(tmpdir(), 'makola-bundle-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('unchanged sources are bundled once', () => {
  const program = buildServerWhenChanged()
  const { mtimeMs } = statSync(program)
  expect(buildServerWhenChanged()).toBe(program)
  expect(statSync(program).mtimeMs).toBe(mtimeMs)
}, 60_000)

test('the newest bundle starts under a name that stays', () => {
  buildServerWhenChanged()
  const main = resolve(import.meta.dirname, '../dist/server/main.mjs')
  const { status, stderr } = spawnSync(process.execPath, [main, 'no-such-command'], {
    env: { ...process.env, DATA_DIR: folder },
    encoding: 'utf8',
  })
  expect([status, stderr]).toEqual([1, expect.stringContaining('There is no command "no-such-command"')])
}, 60_000)

test('the text of the bundle is ASCII: one other sign would double the memory of its file', () => {
  const files = globSync(join(dirname(buildServerWhenChanged()), '*.js'))
  const others = files.map((file) => [basename(file), /[^\0-\x7f].{0,20}/u.exec(readFileSync(file, 'utf8'))?.[0]])
  expect(others.filter(([, sign]) => sign)).toEqual([])
}, 60_000)

test('a fault in the bundle names the file and the line of its source', () => {
  const file = join(folder, 'no-folder')
  writeFileSync(file, '')
  const { stderr } = spawnSync(process.execPath, [buildServerWhenChanged(), 'verify'], {
    env: { ...process.env, DATA_DIR: join(file, 'data') },
    encoding: 'utf8',
  })
  expect(stderr).toMatch(/ENOTDIR/)
  expect(stderr).toMatch(/api\/src\/platform\/database\/embedded-postgres\.ts:\d+/)
}, 60_000)
