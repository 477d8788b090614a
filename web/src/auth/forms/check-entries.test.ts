import { expect, it } from 'vitest'
import { wordsOf } from '../../ui/words/use-words.ts'
import { checkCode, checkEmail, checkName, checkNewPassword, checkPassword } from './check-entries.ts'

const t = wordsOf('en')

it.each(['ama@example.com', ' ama.o+shop@mail.example.co.uk '])('accepts the address %s', (email) => {
  expect(checkEmail(email, t)).toBeUndefined()
})
it.each(['ama', 'ama@', 'ama@example', 'a b@example.com'])('refuses the incomplete address %s', (email) => {
  expect(checkEmail(email, t)).toMatch(/complete email address/)
})
it('reports missing entries', () => {
  expect([checkEmail(' ', t), checkName(' ', t), checkPassword('', t)]).toEqual([
    'Enter your email address.',
    'Enter your name.',
    'Enter your password.',
  ])
})
it('counts the characters of a new password as people do', () => {
  expect(checkNewPassword('née Åsa 10', t)).toBeUndefined()
  expect(checkNewPassword('😀😀😀😀😀😀😀😀😀', t)).toMatch(/at least 10/)
})
it.each(['12345', '1234567', 'abcdef', ''])('refuses the code %s', (code) => {
  expect(checkCode(code, t)).toBe('Enter all six digits.')
})
