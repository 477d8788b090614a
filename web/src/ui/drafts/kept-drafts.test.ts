import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { hasKeptDraft } from './has-kept-draft.ts'
import { dropAllDrafts, dropDraft, dropTabDrafts, keepDraft, keptForMs, readKeptDraft } from './kept-drafts.ts'

/** As in a browser, whose stored items are own properties. */
class BrowserStorage {
  [name: string]: unknown
  getItem(name: string) {
    return this[name] ?? null
  }
  setItem(name: string, text: string) {
    this[name] = text
  }
  removeItem(name: string) {
    delete this[name]
  }
}

const kept = { base: { name: '' }, draft: { name: 'Market basket' } }

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-03-01') })
  vi.stubGlobal('localStorage', new BrowserStorage())
  vi.stubGlobal('sessionStorage', new BrowserStorage())
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('keeps a draft under its key until it is dropped', () => {
  keepDraft('ada:product:new', kept)
  expect(readKeptDraft('ada:product:new')).toEqual(kept)
  expect(readKeptDraft('kofi:product:new')).toBeUndefined()
  dropDraft('ada:product:new')
  expect(readKeptDraft('ada:product:new')).toBeUndefined()
})

it('throws away drafts that are too old or unreadable, whichever draft is read', () => {
  keepDraft('ada:product:new', kept)
  localStorage.setItem('draft:broken', '{')
  vi.advanceTimersByTime(keptForMs - 1)
  expect(readKeptDraft('ada:product:new')).toEqual(kept)
  vi.advanceTimersByTime(1)
  expect(readKeptDraft('ada:profile')).toBeUndefined()
  expect(Object.keys(localStorage)).toEqual([])
})

it('knows whether something typed about a thing is kept', () => {
  keepDraft('ada:product:s1:new', kept)
  expect([hasKeptDraft('s1'), hasKeptDraft('s')]).toEqual([true, false])
  vi.advanceTimersByTime(keptForMs)
  expect(hasKeptDraft('s1')).toBe(false)
})

it('drops all drafts, and nothing else', () => {
  keepDraft('ada:product:new', kept)
  keepDraft('ada:profile', kept)
  localStorage.setItem('theme', 'dark')
  sessionStorage.setItem('draft:checkout', '{}')
  dropAllDrafts()
  expect(Object.keys(localStorage)).toEqual(['theme'])
  expect(Object.keys(sessionStorage)).toEqual([])
})

it('drops the drafts of the tab alone when a session ends by itself', () => {
  keepDraft('ada:product:new', kept)
  sessionStorage.setItem('draft:checkout', '{}')
  sessionStorage.setItem('scroll', '120')
  dropTabDrafts()
  expect(Object.keys(localStorage)).toEqual(['draft:ada:product:new'])
  expect(Object.keys(sessionStorage)).toEqual(['scroll'])
})
