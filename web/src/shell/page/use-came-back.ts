import { useEffect } from 'react'

/** Acts when Back leads here from another site and the browser shows the page as it was left, scripts and all. */
export function useCameBack(act: () => void): void {
  useEffect(() => {
    const look = ({ persisted }: PageTransitionEvent) => {
      if (persisted) act()
    }
    addEventListener('pageshow', look)
    return () => removeEventListener('pageshow', look)
  }, [act])
}
