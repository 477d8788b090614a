import { describe, expect, it } from 'vitest'
import { findCookie, formatCookie } from './cookies.ts'

describe('findCookie', () => {
  it('finds a value by its exact name', () => {
    expect(findCookie('xrate=1; rate=a%20b; theme=dark', 'rate')).toBe('a b')
  })
  it('keeps what follows further equal signs', () => {
    expect(findCookie('token=a=b==', 'token')).toBe('a=b==')
  })
  it('finds nothing for a missing or undecodable cookie', () => {
    expect(findCookie('', 'rate')).toBeUndefined()
    expect(findCookie('rate=%E0%A4%A', 'rate')).toBeUndefined()
  })
})

describe('formatCookie', () => {
  it('lasts a year on every path of this site only', () => {
    expect(formatCookie('rate', 'a;b')).toBe('rate=a%3Bb; Path=/; Max-Age=31536000; SameSite=Lax')
  })
  it('removes the cookie when there is no value', () => {
    expect(formatCookie('rate', '')).toContain('Max-Age=0')
  })
})
