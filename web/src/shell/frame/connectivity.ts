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

export const connectivityBanners: Record<Connectivity, BannerProps | undefined> = {
  online: undefined,
  offline: { tone: 'danger', text: 'You are offline. Some features may not work.' },
  restored: { tone: 'success', text: 'You are back online!' },
}

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
