import { type ReactNode, useEffect, useRef } from 'react'
import { watchActionBar } from './watch-action-bar.ts'

export type ActionBarProps = {
  /** Why the last save failed, or a warning before the next: a `SaveNotice`. */
  notice?: ReactNode
  children: ReactNode
}

/** At the foot of a form, always visible. It is placed inside the form. */
export function ActionBar({ notice, children }: ActionBarProps) {
  return (
    <div
      ref={watchActionBar}
      data-action-bar=""
      className="sticky bottom-0 z-20 -mx-(--edge) mt-6 border-t border-line bg-paper px-(--edge) py-3 pb-[max(0.75rem,env(safe-area-inset-bottom))]"
    >
      {notice}
      <div className="flex items-center justify-end gap-2">{children}</div>
    </div>
  )
}

type SaveNoticeProps = {
  /** Give it a new key with each save: then it is announced, and takes the focus, each time. */
  isFocused?: boolean
  children: ReactNode
}

/** The outcome, beside the pressed button. */
export function SaveNotice({ isFocused = true, children }: SaveNoticeProps) {
  const notice = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isFocused) notice.current?.focus()
  }, [isFocused])
  return (
    <div
      ref={notice}
      role="alert"
      tabIndex={-1}
      className="mb-3 grid max-h-[40dvh] gap-1 overflow-y-auto rounded-md bg-danger-soft px-4 py-3 text-danger-text"
    >
      {children}
    </div>
  )
}
