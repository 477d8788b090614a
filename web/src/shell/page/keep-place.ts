import type { AnyRouter } from '@tanstack/react-router'

/**
 * Keeps the scroll position of a page being left. Until the next page has come, the router assigns every scroll to the page
 * before; but an outline may already show, which begins at its top.
 */
export function keepPlace(router: AnyRouter): void {
  const hold = (event: Event) => {
    const { location, resolvedLocation } = router.state
    if (event.target === document && resolvedLocation && location.state.__TSR_key !== resolvedLocation.state.__TSR_key)
      event.stopPropagation()
  }
  addEventListener('scroll', hold, true)
}
