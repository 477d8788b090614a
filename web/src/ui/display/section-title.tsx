import type { ReactNode } from 'react'

/** The title of a part of a page, with the way to all of it beside it. */
export function SectionTitle({ id, title, children }: { id: string; title: string; children?: ReactNode }) {
  return (
    <div className="mb-4 flex flex-wrap items-baseline justify-between gap-4">
      <h2 id={id} className="text-title">
        {title}
      </h2>
      {children}
    </div>
  )
}
