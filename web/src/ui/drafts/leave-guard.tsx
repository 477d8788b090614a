import { useBlocker } from '@tanstack/react-router'
import { ConfirmDialog } from '../layers/confirm-dialog.tsx'

/** Asks before a page with unsaved changes is left, by a link, Back or a closed tab. */
export function LeaveGuard({ isDirty, onLeave }: { isDirty: boolean; onLeave: () => void }) {
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
      title="Leave without saving?"
      description="What you changed here will be lost."
      cancelLabel="Stay"
      confirmLabel="Leave"
      isDestructive
    />
  )
}
