import type { ReactNode } from 'react'

export type EmptyStateProps = { title: string; children?: ReactNode; icon?: ReactNode; action?: ReactNode }

/** Says what is missing and what to do next, with the button for it. */
export function EmptyState({ title, children, icon, action }: EmptyStateProps) {
  return (
    <div className="mx-auto grid max-w-md justify-items-center gap-3 px-4 py-8 text-center md:py-16">
      {icon && (
        <div className="mb-2 grid size-16 place-items-center rounded-full bg-accent-soft text-accent-text">{icon}</div>
      )}
      <h2 className="text-heading">{title}</h2>
      {children && <div className="text-muted">{children}</div>}
      {action && <div className="mt-3">{action}</div>}
    </div>
  )
}
