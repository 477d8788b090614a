import type { ReactNode } from 'react'

/** The title of a step, with its purpose. */
export function AuthTitle({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <div className="mb-6">
      <h1 className="text-title">{title}</h1>
      {children && <p className="mt-2 text-muted">{children}</p>}
    </div>
  )
}
