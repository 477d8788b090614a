import { describe, expect, it } from 'vitest'
import { wordsOf } from '../../ui/words/use-words.ts'
import { connectivityBanners, nextConnectivity, restoredMs } from './connectivity.ts'

const t = wordsOf('en')

describe('connectivity', () => {
  it('goes from online through offline and restored back to online', () => {
    const offline = nextConnectivity('online', 'lost')
    const restored = nextConnectivity(offline, 'returned')
    expect([offline, restored, nextConnectivity(restored, 'elapsed')]).toEqual(['offline', 'restored', 'online'])
  })
  it('stays silent on a connection that was never lost', () => {
    expect(nextConnectivity('online', 'returned')).toBe('online')
  })
  it('shows the red banner again when the connection is lost while the green one shows', () => {
    expect(nextConnectivity('restored', 'lost')).toBe('offline')
    expect(nextConnectivity('offline', 'elapsed')).toBe('offline')
  })
  it('has the specified texts', () => {
    expect(connectivityBanners.offline).toEqual({
      tone: 'danger',
      text: 'shell.offline',
    })
    expect(connectivityBanners.restored).toEqual({ tone: 'success', text: 'shell.back-online' })
    expect(t('shell.offline')).toBe('You are offline. Some features may not work.')
    expect(t('shell.back-online')).toBe('You are back online!')
    expect(restoredMs).toBe(3000)
  })
})
