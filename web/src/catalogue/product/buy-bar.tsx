import { type ReactNode, useEffect, useRef, useState } from 'react'

/**
 * The button that buys. On a phone that has scrolled past it, the same button is in a bar above the navigation, beside the name and
 * the price, until its own place is in view again.
 */
export function BuyBar({ label, children }: { label: ReactNode; children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null)
  const [height, setHeight] = useState(0)
  useEffect(() => {
    // All below counts as in view: a jump from above its place to below it is a change too.
    const observer = new IntersectionObserver(
      (entries) => {
        const entry = entries.at(-1)
        if (entry) setHeight(entry.isIntersecting ? 0 : entry.boundingClientRect.height)
      },
      { rootMargin: '0px 0px 999999px' },
    )
    if (place.current) observer.observe(place.current)
    return () => observer.disconnect()
  }, [])
  return (
    // Its place stays as high as it was: nothing moves.
    <div ref={place} style={{ minHeight: height }} className="min-w-[min(12rem,100%)] grow">
      <div className={height > 0 ? 'buy-bar' : undefined}>
        {height > 0 && (
          <div aria-hidden="true" className="buy-bar-label">
            {label}
          </div>
        )}
        <div className="flex-none *:w-full">{children}</div>
      </div>
    </div>
  )
}
