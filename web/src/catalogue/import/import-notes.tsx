import type { ImportReport } from '@makola/contract/catalogue/product-imports.ts'
import { useWords } from '../../ui/words/use-words.ts'

/** Remarks on a table as a whole, before its lines. */
export function ImportNotes({ notes }: Pick<ImportReport, 'notes'>) {
  const t = useWords()
  if (notes.length === 0) return null
  return (
    <section
      aria-label={t('catalogue.import.report.notes')}
      className="mt-4 grid gap-3 rounded-md bg-sunken px-4 py-3 text-small"
    >
      {notes.map((note) => (
        <p key={note}>{note}</p>
      ))}
    </section>
  )
}
