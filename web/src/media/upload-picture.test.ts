import { expect, test } from 'vitest'
import { ApiProblem } from '../shell/api-problem.ts'
import { PutRefused } from './put-bytes.ts'
import { UnreadablePicture } from './shrink-picture.ts'
import { mayPass } from './upload-picture.ts'

test('another try is worth it when nobody answered, was busy, or the address had gone stale', () => {
  for (const status of [0, 403, 408, 429, 500, 503]) expect(mayPass(new PutRefused(status)), `${status}`).toBe(true)
  for (const status of [429, 500, 503]) expect(mayPass(new ApiProblem(status, {})), `${status}`).toBe(true)
  expect(mayPass(new ApiProblem(409, { type: 'wrong-state' }))).toBe(true)
  expect(mayPass(new TypeError('Failed to fetch'))).toBe(true)
})

test('it is not where the answer will be the same', () => {
  for (const status of [400, 411, 413]) expect(mayPass(new PutRefused(status)), `${status}`).toBe(false)
  for (const status of [401, 403, 404, 422]) expect(mayPass(new ApiProblem(status, {})), `${status}`).toBe(false)
  expect(mayPass(new UnreadablePicture('This file is empty.'))).toBe(false)
})
