import { useEffect } from 'react'
import { Toaster as Sonner } from 'sonner'

export { toast as sonnerToast } from 'sonner'

/** As specified: 4 s each, 3 visible, 14 px apart, 356 px wide. The swipe threshold of 45 px is sonner's own. */
export function Toaster({ onReady }: { onReady: () => void }) {
  useEffect(onReady, [onReady])
  return (
    <Sonner
      duration={4000}
      visibleToasts={3}
      gap={14}
      // Below menus and dialogs: what one has opened by hand is not covered by what was done before.
      style={{ '--width': '356px', zIndex: 40 } as React.CSSProperties}
      position="bottom-right"
      mobileOffset={{ bottom: '5rem' }}
      closeButton
      toastOptions={{
        unstyled: false,
        classNames: {
          toast: 'rounded-md! border-line! bg-surface! text-ink! font-text! shadow-raised!',
          description: 'text-muted!',
          actionButton: 'h-8! rounded-full! px-3! text-small!',
          closeButton: 'size-6!',
          success: '[&_[data-icon]]:text-success-text',
          error: '[&_[data-icon]]:text-danger-text',
          warning: '[&_[data-icon]]:text-accent-text',
          info: '[&_[data-icon]]:text-accent-text',
        },
      }}
    />
  )
}
