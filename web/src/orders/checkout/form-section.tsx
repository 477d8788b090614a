import type { ReactNode } from 'react'

/** A numbered part of the checkout. */
export function FormSection({ number, title, children }: { number: number; title: string; children: ReactNode }) {
  return (
    <section
      aria-labelledby={`section-${number}`}
      className="rounded-lg border border-line bg-surface p-(--pad) md:p-6"
    >
      <h2 id={`section-${number}`} className="mb-4 flex scroll-mt-32 items-center gap-3 text-heading">
        <span
          aria-hidden="true"
          className="grid size-8 shrink-0 place-items-center rounded-full bg-accent-soft font-display text-base text-accent-text"
        >
          {number}
        </span>
        {title}
      </h2>
      {children}
    </section>
  )
}
