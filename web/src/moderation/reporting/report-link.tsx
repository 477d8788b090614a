import type { SubjectKind } from '@makola/contract/moderation/moderation.ts'
import { Suspense, useState } from 'react'
import { lazyPart } from '../../ui/layers/lazy-part.tsx'
import { useWords } from '../../ui/words/use-words.ts'

const ReportDialog = lazyPart(async () => ({ default: (await import('./report-dialog.tsx')).ReportDialog }))

/** Below a product or a store: tells the shop's staff about it. */
export function ReportLink({ kind, id }: { kind: SubjectKind; id: string }) {
  const t = useWords()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <p className="mt-10">
      <button type="button" onClick={() => setIsOpen(true)} className="link touch text-small text-muted">
        {t('moderation.report.open', { kind })}
      </button>
      <Suspense>{isOpen && <ReportDialog kind={kind} id={id} onClose={() => setIsOpen(false)} />}</Suspense>
    </p>
  )
}
