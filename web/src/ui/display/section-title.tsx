import type { ReactNode } from 'react'

/** The title of a section, with a link to all of it. */
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
