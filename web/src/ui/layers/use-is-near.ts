import { type RefObject, useEffect, useState } from 'react'

/** True from the moment that the reader has come near a place: what stands there then loads. */
export function useIsNear(place: RefObject<Element | null>, rootMargin = '400px'): boolean {
  const [isNear, setIsNear] = useState(false)
  useEffect(() => {
    if (isNear || !place.current) return
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setIsNear(true),
      { rootMargin },
    )
    observer.observe(place.current)
    return () => observer.disconnect()
  }, [isNear, place, rootMargin])
  return isNear
}
