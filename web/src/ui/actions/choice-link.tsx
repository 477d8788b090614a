import { Link, type LinkProps, useRouter } from '@tanstack/react-router'
import type { ReactNode } from 'react'

/** A page, and what its address says once this is chosen, made of what it says before. */
export type Choice = Pick<LinkProps, 'to' | 'params' | 'search'>

type ChoiceLinkProps = { choice: Choice; isOn?: boolean; className: string; children: ReactNode }

/**
 * A link to the page that it stands on, with something else chosen. Its address is made of what the page shows; a press
 * is made of the newest address: what was chosen a moment before, and is still on its way, stays chosen.
 */
export function ChoiceLink({ choice, isOn, className, children }: ChoiceLinkProps) {
  const router = useRouter()
  return (
    <Link
      {...choice}
      resetScroll={false}
      // Without it the router treats every link to this path as current.
      activeOptions={{ exact: true }}
      aria-current={isOn ? 'true' : undefined}
      className={className}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
        // On the way to another page, whose address says other things.
        if (router.latestLocation.pathname !== router.state.resolvedLocation?.pathname) return
        event.preventDefault()
        void router.navigate({ ...choice, resetScroll: false })
      }}
    >
      {children}
    </Link>
  )
}
