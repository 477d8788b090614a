import type { ReactNode } from 'react'

export type PageTitleProps = {
  title: string
  /** A line below the title: the page's purpose, or its current content. */
  note?: ReactNode
  /** Breadcrumbs or a way back, above the title. */
  above?: ReactNode
  /** Buttons of the whole page, the main one last. On phones they are below the title. */
  actions?: ReactNode
}

/** The head of a page of the dashboard. */
export function PageTitle({ title, note, above, actions }: PageTitleProps) {
  return (
    <header className="mb-6 md:mb-8">
      {above && <div className="-mt-3">{above}</div>}
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
        <div className="min-w-0 max-w-prose grow basis-72">
          <h1 className="text-title break-words">{title}</h1>
          {note && <div className="mt-1 text-muted">{note}</div>}
        </div>
        {actions && <div className="flex flex-wrap items-center gap-2">{actions}</div>}
      </div>
    </header>
  )
}
