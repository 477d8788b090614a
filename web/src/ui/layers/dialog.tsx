import { Dialog as Base } from '@base-ui/react/dialog'
import { cx } from 'class-variance-authority'
import { type ReactNode, useEffect, useRef } from 'react'
import { X } from '../icons.ts'
import { useWords } from '../words/use-words.ts'
import { useLayer } from './layers.ts'

export type DialogProps = {
  isOpen: boolean
  onClose: () => void
  title: string
  description?: ReactNode
  children?: ReactNode
  /** Buttons at the end: the main one last. */
  footer?: ReactNode
  className?: string
}

const centred =
  'top-1/2 left-1/2 max-h-[calc(100dvh-2rem)] w-[calc(100vw-2rem)] max-w-lg -translate-x-1/2 -translate-y-1/2 rounded-xl data-starting-style:scale-98 data-ending-style:scale-98 data-starting-style:opacity-0 data-ending-style:opacity-0'

/** A question or a small form over the page. Load it with `lazy`; see also `Drawer`. */
export function Dialog({ className, ...rest }: DialogProps) {
  return <Overlay {...rest} className={cx(centred, className)} />
}

const sheets = {
  right:
    'inset-y-0 end-0 w-[min(28rem,100vw)] data-starting-style:translate-x-full data-ending-style:translate-x-full rtl:data-starting-style:-translate-x-full rtl:data-ending-style:-translate-x-full',
  bottom:
    'inset-x-0 bottom-0 max-h-[90dvh] rounded-t-xl data-starting-style:translate-y-full data-ending-style:translate-y-full',
}

export type DrawerProps = DialogProps & { side?: keyof typeof sheets }

/** A sheet from the right (cart, filters) or from the bottom of a phone. */
export function Drawer({ side = 'right', className, ...rest }: DrawerProps) {
  return <Overlay {...rest} className={cx(sheets[side], className)} />
}

function Overlay({ isOpen, onClose, title, description, children, footer, className }: DialogProps) {
  const t = useWords()
  useLayer(isOpen, onClose)
  const hasTyped = useRef(false)
  useEffect(() => {
    if (!isOpen) hasTyped.current = false
  }, [isOpen])
  return (
    <Base.Root
      open={isOpen}
      onOpenChange={(open, { reason }) => {
        // A press outside it does not discard typed values.
        if (open || (reason === 'outside-press' && hasTyped.current)) return
        onClose()
      }}
    >
      <Base.Portal>
        <Base.Backdrop className="fixed inset-0 z-50 bg-shade transition-opacity duration-200 data-ending-style:opacity-0 data-starting-style:opacity-0" />
        <Base.Popup
          onInput={() => {
            hasTyped.current = true
          }}
          className={cx(
            'fixed z-50 flex flex-col bg-paper text-ink shadow-raised outline-none transition-[translate,scale,opacity] duration-200',
            className,
          )}
        >
          <header className="flex items-start justify-between gap-4 px-4 pt-4 pb-2 md:px-6 md:pt-6">
            <div className="pt-2">
              <Base.Title className="text-heading">{title}</Base.Title>
              {description && <Base.Description className="mt-1 text-muted">{description}</Base.Description>}
            </div>
            <Base.Close
              aria-label={t('ui.close')}
              className="touch grid shrink-0 place-items-center rounded-full hover:bg-sunken"
            >
              <X aria-hidden="true" className="size-5" />
            </Base.Close>
          </header>
          <div className="min-h-0 grow overflow-y-auto overscroll-contain px-4 py-2 md:px-6">{children}</div>
          {footer && (
            <footer className="flex flex-wrap justify-end gap-2 border-t border-line p-4 max-md:*:grow md:px-6">
              {footer}
            </footer>
          )}
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  )
}
