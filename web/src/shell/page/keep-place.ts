import type { AnyRouter } from '@tanstack/react-router'

/**
 * Keeps the place on a page that is being left. Until the next page has come, the router takes every scroll for one on the
 * page before; but an outline may already stand there, which begins at its top.
 */
export function keepPlace(router: AnyRouter): void {
  const hold = (event: Event) => {
    const { location, resolvedLocation } = router.state
    if (event.target === document && resolvedLocation && location.state.__TSR_key !== resolvedLocation.state.__TSR_key)
      event.stopPropagation()
  }
  addEventListener('scroll', hold, true)
}
