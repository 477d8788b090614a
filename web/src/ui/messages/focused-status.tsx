import { cx } from 'class-variance-authority'
import { type ReactNode, useEffect, useRef } from 'react'

/** Says what a press has done in place of the button, and takes the focus that would be lost with it. */
export function FocusedStatus({ children, className }: { children: ReactNode; className?: string }) {
  const box = useRef<HTMLParagraphElement>(null)
  useEffect(() => box.current?.focus(), [])
  return (
    <p ref={box} role="status" tabIndex={-1} className={cx('outline-none', className)}>
      {children}
    </p>
  )
}
