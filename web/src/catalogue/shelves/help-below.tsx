import { type ReactNode, Suspense } from 'react'
import { BelowNotFound } from '../../shell/router/below-not-found.ts'
import { lazyPart } from '../../ui/layers/lazy-part.tsx'

const HelpOn = lazyPart(async () => ({ default: (await import('./help-on.tsx')).HelpOn }))

const help = (
  <Suspense fallback={<div className="h-120" />}>
    <HelpOn />
  </Suspense>
)

/** Gives the pages inside what helps a visitor on, where they are not found. */
export function HelpBelow({ children }: { children: ReactNode }) {
  return <BelowNotFound value={help}>{children}</BelowNotFound>
}
