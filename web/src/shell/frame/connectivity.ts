import type { Key } from '@makola/words/messages.ts'
import { useEffect, useReducer } from 'react'
import type { BannerProps } from './banner.tsx'

export type Connectivity = 'online' | 'offline' | 'restored'
type ConnectivityEvent = 'lost' | 'returned' | 'elapsed'

/** The time for which 'You are back online!' shows. */
export const restoredMs = 3000

/** online → offline → restored → online. A connection that 'returns' without having been lost changes nothing. */
export function nextConnectivity(state: Connectivity, event: ConnectivityEvent): Connectivity {
  if (event === 'lost') return 'offline'
  if (event === 'returned') return state === 'offline' ? 'restored' : state
  return state === 'restored' ? 'online' : state
}

export const connectivityBanners = {
  online: undefined,
  offline: { tone: 'danger', text: 'shell.offline' },
  restored: { tone: 'success', text: 'shell.back-online' },
} as const satisfies Record<Connectivity, { tone: BannerProps['tone']; text: Key } | undefined>

export function useConnectivity(): Connectivity {
  const [state, dispatch] = useReducer(nextConnectivity, 'online')
  useEffect(() => {
    const lose = () => dispatch('lost')
    const regain = () => dispatch('returned')
    if (!navigator.onLine) lose()
    window.addEventListener('offline', lose)
    window.addEventListener('online', regain)
    return () => {
      window.removeEventListener('offline', lose)
      window.removeEventListener('online', regain)
    }
  }, [])
  useEffect(() => {
    if (state !== 'restored') return
    const timer = setTimeout(() => dispatch('elapsed'), restoredMs)
    return () => clearTimeout(timer)
  }, [state])
  return state
}
