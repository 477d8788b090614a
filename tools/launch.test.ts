import { spawnSync } from 'node:child_process'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'

const launch = (environment: NodeJS.ProcessEnv) => {
  const { MALLOC_ARENA_MAX: _, ...inherited } = process.env
  const script = 'process.env.MALLOC_ARENA_MAX + " " + process.execArgv[0]'
  const { stdout } = spawnSync(process.execPath, [resolve(import.meta.dirname, 'launch.mjs'), '-p', script], {
    env: { ...inherited, ...environment },
    encoding: 'utf8',
  })
  return stdout.trim().split('\n').at(-1)
}

test('a launched program returns freed memory, unless configured otherwise', () => {
  expect(launch({})).toBe('2 --max-semi-space-size=16')
  expect(launch({ MALLOC_ARENA_MAX: '7' })).toBe('7 --max-semi-space-size=16')
})
