import { afterEach, expect, it, vi } from 'vitest'
import { consentKey, viewedOffKey } from '../../shell/frame/cookie-consent.ts'
import { addRecent, parseRecent, readRecent, rememberSearch } from './recent-searches.ts'

afterEach(() => vi.unstubAllGlobals())

it('reads what it wrote, and nothing from anything else', () => {
  expect(parseRecent('["kente","shea butter"]')).toEqual(['kente', 'shea butter'])
  for (const text of [null, '', '{', '{"a":1}', '[1,null,"  "]', 'null']) expect(parseRecent(text)).toEqual([])
  expect(parseRecent(JSON.stringify(['a', ' a ', 'x'.repeat(300)]))).toEqual(['a', 'x'.repeat(200)])
})

it('keeps the last six, each once, the newest first', () => {
  expect(addRecent(['a', 'B', 'c'], 'b')).toEqual(['b', 'a', 'c'])
  expect(addRecent(['1', '2', '3', '4', '5', '6'], '7')).toEqual(['7', '1', '2', '3', '4', '5'])
})

it('remembers only with consent, and not where the visitor turned it off', () => {
  const kept = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  })
  rememberSearch('kente')
  expect(readRecent()).toEqual([])
  kept.set(consentKey, 'true')
  rememberSearch('kente')
  expect(readRecent()).toEqual(['kente'])
  kept.set(viewedOffKey, 'true')
  rememberSearch('shea')
  expect(readRecent()).toEqual(['kente'])
})
