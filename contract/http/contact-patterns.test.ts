import { expect, test } from 'vitest'
import { z } from 'zod'
import { emailPattern, phonePattern } from './contact-patterns.ts'

test.each([
  'ama@example.com',
  "o'brien+x@sub.example.co.uk",
  'a@b.cd',
  'ama@example',
  'ama@example.c',
  '.ama@example.com',
  'a..b@example.com',
  'a b@example.com',
  'ama@-example.com',
  'ama.@example.com',
])('%s is an email address exactly where the usual check says so', (text) => {
  expect(emailPattern.test(text)).toBe(z.email().safeParse(text).success)
})

test.each([
  ['0803 123 4567', true],
  ['+234 (803) 123-4567', true],
  ['12345', false],
  ['call me', false],
])('%s is a phone number: %s', (text, isOne) => {
  expect(phonePattern.test(text)).toBe(isOne)
})
