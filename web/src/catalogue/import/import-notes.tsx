import type { ImportReport } from '@makola/contract/product-imports.ts'

/** Remarks on a table as a whole, before its lines. */
export function ImportNotes({ notes }: Pick<ImportReport, 'notes'>) {
  if (notes.length === 0) return null
  return (
    <section aria-label="About this table" className="mt-4 grid gap-3 rounded-md bg-sunken px-4 py-3 text-small">
      {notes.map((note) => (
        <p key={note}>{note}</p>
      ))}
    </section>
  )
}
