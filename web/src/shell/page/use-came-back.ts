import { useEffect } from 'react'

/** Runs when Back leads here from another site and the browser restores the page, scripts and all. */
export function useCameBack(act: () => void): void {
  useEffect(() => {
    const look = ({ persisted }: PageTransitionEvent) => {
      if (persisted) act()
    }
    addEventListener('pageshow', look)
    return () => removeEventListener('pageshow', look)
  }, [act])
}
