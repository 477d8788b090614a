import { useSyncExternalStore } from 'react'

/** Whether the screen fits a media query, such as '(width >= 48rem)'. On the server it does not. */
export function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (onChange) => {
      const media = matchMedia(query)
      media.addEventListener('change', onChange)
      return () => media.removeEventListener('change', onChange)
    },
    () => matchMedia(query).matches,
    () => false,
  )
}
