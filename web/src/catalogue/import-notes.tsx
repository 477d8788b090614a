import type { ImportReport } from '@makola/contract/product-imports.ts'

const mostCategories = 30

/** What there is to know about a table as a whole, before its lines. */
export function ImportNotes({ report }: { report: ImportReport }) {
  const { notes, unknownCategories } = report
  if (notes.length === 0 && unknownCategories.length === 0) return null
  const shown = unknownCategories.slice(0, mostCategories)
  return (
    <section aria-label="About this table" className="mt-4 grid gap-3 rounded-md bg-sunken px-4 py-3 text-small">
      {notes.map((note) => (
        <p key={note}>{note}</p>
      ))}
      {shown.length > 0 && (
        <div>
          <p>The shop does not have these categories. Their products are imported without one.</p>
          <ul className="mt-2 flex flex-wrap gap-2">
            {shown.map(({ name, products }) => (
              <li key={name} className="max-w-full break-words rounded-sm border border-line bg-surface px-2 py-1">
                {name} <span className="text-muted tabular">{products}</span>
              </li>
            ))}
          </ul>
          {unknownCategories.length > shown.length && (
            <p className="mt-2 text-muted">and {unknownCategories.length - shown.length} more</p>
          )}
        </div>
      )}
    </section>
  )
}
