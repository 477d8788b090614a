import { useBlocker } from '@tanstack/react-router'
import { ConfirmDialog } from '../layers/confirm-dialog.tsx'
import { useWords } from '../words/use-words.ts'

/** Asks before a page with unsaved changes is left, by a link, Back or a closed tab. */
export function LeaveGuard({ isDirty, onLeave }: { isDirty: boolean; onLeave: () => void }) {
  const t = useWords()
  const { status, proceed, reset } = useBlocker({
    shouldBlockFn: ({ current, next }) => isDirty && current.pathname !== next.pathname,
    enableBeforeUnload: () => isDirty,
    withResolver: true,
  })
  return (
    <ConfirmDialog
      isOpen={status === 'blocked'}
      onClose={() => reset?.()}
      onConfirm={() => {
        onLeave()
        proceed?.()
      }}
      title={t('ui.leave.title')}
      description={t('ui.leave.text')}
      cancelLabel={t('ui.leave.stay')}
      confirmLabel={t('ui.leave.leave')}
      isDestructive
    />
  )
}
