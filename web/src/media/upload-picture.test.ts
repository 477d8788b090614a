import { expect, test } from 'vitest'
import { ApiProblem } from '../shell/api/api-problem.ts'
import { PutRefused } from './put-bytes.ts'
import { UnreadablePicture } from './shrink-picture.ts'
import { explainRefusal, mayPass } from './upload-picture.ts'

test('a retry makes sense when nobody answered, the server was busy, or the address had expired', () => {
  for (const status of [0, 403, 408, 429, 500, 503]) expect(mayPass(new PutRefused(status)), `${status}`).toBe(true)
  for (const status of [429, 500, 503]) expect(mayPass(new ApiProblem(status, {})), `${status}`).toBe(true)
  expect(mayPass(new ApiProblem(409, { type: 'wrong-state' }))).toBe(true)
  expect(mayPass(new TypeError('Failed to fetch'))).toBe(true)
})

test('a retry makes no sense when the answer will be the same', () => {
  for (const status of [400, 411, 413]) expect(mayPass(new PutRefused(status)), `${status}`).toBe(false)
  for (const status of [401, 403, 404, 422]) expect(mayPass(new ApiProblem(status, {})), `${status}`).toBe(false)
  expect(mayPass(new UnreadablePicture('This file is empty.'))).toBe(false)
})

test('the shop’s finding is the shown reason; other errors stay unchanged', () => {
  const detail = 'This file is not a PNG picture.'
  const errors = [{ pointer: '/file', code: 'not_png', detail }]
  const refused = new ApiProblem(422, { detail: '1 field needs attention.', errors })
  expect(explainRefusal(refused)).toEqual(new UnreadablePicture(detail))
  const busy = new ApiProblem(503, { detail: 'The picture storage is not responding. Try again in a moment.' })
  expect(explainRefusal(busy)).toBe(busy)
})
