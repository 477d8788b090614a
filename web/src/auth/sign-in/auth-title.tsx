import type { ReactNode } from 'react'

/** What this step is, and what it is for. */
export function AuthTitle({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <div className="mb-6">
      <h1 className="text-title">{title}</h1>
      {children && <p className="mt-2 text-muted">{children}</p>}
    </div>
  )
}
