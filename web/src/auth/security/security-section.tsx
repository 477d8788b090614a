import type { ReactNode } from 'react'
import { Card } from '../../ui/display/card.tsx'

type SecuritySectionProps = {
  title: string
  /** Beside the title: on or off. */
  mark?: ReactNode
  /** The purpose, in words. */
  text: string
  children: ReactNode
}

export function SecuritySection({ title, mark, text, children }: SecuritySectionProps) {
  return (
    <Card aria-label={title}>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h2 className="text-heading">{title}</h2>
        {mark}
      </div>
      <p className="mt-1 max-w-prose text-muted">{text}</p>
      <div className="mt-5">{children}</div>
    </Card>
  )
}
