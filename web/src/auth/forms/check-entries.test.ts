import { expect, it } from 'vitest'
import { checkCode, checkEmail, checkName, checkNewPassword, checkPassword } from './check-entries.ts'

it.each(['ama@example.com', ' ama.o+shop@mail.example.co.uk '])('accepts the address %s', (email) => {
  expect(checkEmail(email)).toBeUndefined()
})
it.each(['ama', 'ama@', 'ama@example', 'a b@example.com'])('refuses the incomplete address %s', (email) => {
  expect(checkEmail(email)).toMatch(/not a whole e-mail address/)
})
it('reports missing entries', () => {
  expect([checkEmail(' '), checkName(' '), checkPassword('')]).toEqual([
    'Enter your e-mail address.',
    'Say what we may call you.',
    'Enter your password.',
  ])
})
it('counts the characters of a new password as people do', () => {
  expect(checkNewPassword('née Åsa 10')).toBeUndefined()
  expect(checkNewPassword('😀😀😀😀😀😀😀😀😀')).toMatch(/at least 10/)
})
it.each(['12345', '1234567', 'abcdef', ''])('refuses the code %s', (code) => {
  expect(checkCode(code)).toBe('Give all six digits.')
})
