import { useEffect } from 'react'
import { Toaster as Sonner } from 'sonner'
import { useWords } from '../words/use-words.ts'
import { PageAnnouncer } from './page-announcer.tsx'
import { pressThroughToasts } from './press-through.ts'

export { toast as sonnerToast } from 'sonner'

/** As specified: 4 s each, 3 visible, 14 px apart, 356 px wide. The swipe threshold of 45 px is sonner's own. */
export function Toaster({ onReady }: { onReady: () => void }) {
  const t = useWords()
  useEffect(onReady, [onReady])
  useEffect(pressThroughToasts, [])
  return (
    <>
      <PageAnnouncer />
      <Sonner
        containerAriaLabel={t('ui.toasts')}
        duration={4000}
        visibleToasts={3}
        gap={14}
        // Below menus and dialogs: an opened layer is not covered by earlier messages.
        style={{ '--width': '356px', zIndex: 40 } as React.CSSProperties}
        position="bottom-right"
        // Above the buttons at the foot of a form, and on a phone above the bottom bar.
        offset={{ bottom: 'calc(1.5rem + var(--action-bar, 0px))' }}
        mobileOffset={{ bottom: 'calc(1rem + max(4rem, var(--action-bar, 0px)))' }}
        closeButton
        toastOptions={{
          unstyled: false,
          closeButtonAriaLabel: t('ui.toast.close'),
          classNames: {
            toast:
              'pointer-fine:pointer-events-none! rounded-md! border-line! bg-surface! text-ink! font-text! shadow-raised!',
            description: 'text-muted!',
            actionButton: 'pointer-events-auto! h-8! rounded-full! px-3! text-small!',
            closeButton: 'pointer-events-auto! size-6!',
            success: '[&_[data-icon]]:text-success-text',
            error: '[&_[data-icon]]:text-danger-text',
            warning: '[&_[data-icon]]:text-accent-text',
            info: '[&_[data-icon]]:text-accent-text',
          },
        }}
      />
    </>
  )
}
