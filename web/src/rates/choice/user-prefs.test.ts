import { beforeEach, describe, expect, it, vi } from 'vitest'

const stored = new Map<string, string>()
const localStorage = {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, value: string) => stored.set(key, value),
  removeItem: (key: string) => stored.delete(key),
}
vi.stubGlobal('window', { localStorage })
const { mirrorPrefsIntoCookie, userPrefs } = await import('./user-prefs.ts')

beforeEach(() => userPrefs.getState().clear())

describe("the visitor's preference", () => {
  it('is empty at first', () => {
    expect(userPrefs.getInitialState().rateCountryAndCurrencyId).toBe('')
  })
  it('is saved under the specified key and field', () => {
    userPrefs.getState().set('rate-1')
    expect(JSON.parse(stored.get('user-prefs-storage') ?? '')).toMatchObject({
      state: { rateCountryAndCurrencyId: 'rate-1' },
    })
  })
  it('is repeated in the cookie, at once and at every change', () => {
    const cookies: string[] = []
    userPrefs.getState().set('rate-1')
    const stop = mirrorPrefsIntoCookie((cookie) => cookies.push(cookie))
    userPrefs.getState().set('rate-2')
    userPrefs.getState().clear()
    stop()
    userPrefs.getState().set('rate-3')
    expect(cookies).toEqual([
      'rate=rate-1; Path=/; Max-Age=31536000; SameSite=Lax',
      'rate=rate-2; Path=/; Max-Age=31536000; SameSite=Lax',
      'rate=; Path=/; Max-Age=0; SameSite=Lax',
    ])
  })
})
