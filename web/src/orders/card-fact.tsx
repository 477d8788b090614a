import type { ReactNode } from 'react'

/** One of the facts on a card about money: what it is, and what is so. */
export function CardFact({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <p className="mb-0.5 text-label text-muted">{title}</p>
      {children}
    </div>
  )
}
