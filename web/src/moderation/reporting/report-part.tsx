import type { SubjectKind } from '@makola/contract/moderation/moderation.ts'
import { Suspense } from 'react'
import { lazyPart } from '../../ui/layers/lazy-part.tsx'

const ReportLink = lazyPart(async () => ({ default: (await import('./report-link.tsx')).ReportLink }))

/** The link to report a product or a store comes with what else is below. */
export function ReportPart({ kind, id }: { kind: SubjectKind; id: string }) {
  return (
    <Suspense>
      <ReportLink kind={kind} id={id} />
    </Suspense>
  )
}
