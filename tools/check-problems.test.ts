import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { AnyEndpoint } from '@makola/contract/http/endpoint.ts'
import { afterAll, expect, test } from 'vitest'
import { compareProblems } from './check-problems.ts'

const folder = mkdtempSync(join(tmpdir(), 'makola-problems-'))
afterAll(() => rmSync(folder, { recursive: true }))

const call = (operationId: string, problems: AnyEndpoint['problems']): AnyEndpoint => ({
  operationId,
  problems,
  tag: 'things',
  summary: '',
  method: 'get',
  path: '/things/',
  access: 'public',
  replies: {},
})

test('a problem that is promised and never seen, or seen and never promised, is a fault', () => {
  const seen = join(folder, 'seen')
  writeFileSync(seen, 'readThing not-found\nreadThing out-of-stock\nlistThings internal\n')
  expect(compareProblems(seen, [call('readThing', ['not-found', 'duplicate']), call('listThings', [])])).toEqual([
    'readThing duplicate: promised by the contract, and no test has seen it',
    'readThing out-of-stock: answered, and not in the contract',
  ])
})

test('tests that have seen nothing at all have seen no promised problem', () => {
  expect(compareProblems(join(folder, 'missing'), [call('readThing', ['not-found'])])).toHaveLength(1)
})
