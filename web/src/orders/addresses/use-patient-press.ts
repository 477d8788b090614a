import { useEffect, useState } from 'react'

/** A press that waits while what it needs is on its way, and then acts on what the page holds by then. */
export function usePatientPress(isArriving: boolean, act: () => void): { isWaiting: boolean; press: () => void } {
  const [isWaiting, setIsWaiting] = useState(false)
  useEffect(() => {
    if (!isWaiting || isArriving) return
    setIsWaiting(false)
    act()
  })
  return { isWaiting, press: () => setIsWaiting(true) }
}
