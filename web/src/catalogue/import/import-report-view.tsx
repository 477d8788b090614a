import type { ImportedRow, ImportReport } from '@makola/contract/product-imports.ts'
import { cx } from 'class-variance-authority'
import type { ReactNode } from 'react'
import { Badge } from '../../ui/display/badge.tsx'
import { ImportNotes } from './import-notes.tsx'

const tones = { created: 'success', changed: 'accent', refused: 'danger' } as const
const names = { created: 'New', changed: 'Changed', refused: 'Error' } as const

type ImportReportViewProps = {
  report: ImportReport
  /** The decisions, above the lines, which may be many. */
  children?: ReactNode
}

/** The changes that a table makes or would make, line by line. */
export function ImportReportView({ report, children }: ImportReportViewProps) {
  const counts = [
    ['New', report.created, 'text-success-text'],
    ['Changed', report.changed, 'text-accent-text'],
    ['Unchanged', report.unchanged, ''],
    ['Lines with errors', report.faultyLines, 'text-danger-text'],
  ] as const
  return (
    <>
      <dl className="grid grid-cols-2 gap-2 sm:grid-cols-4">
        {counts.map(([name, count, tone]) => (
          <div key={name} className="flex flex-col-reverse rounded-md bg-sunken px-3 py-2">
            <dt className="text-small text-muted">{name}</dt>
            <dd className={cx('font-display text-xl font-bold tabular', count > 0 && tone)}>{count}</dd>
          </div>
        ))}
      </dl>
      <ImportNotes notes={report.notes} />
      {children}
      {report.rows.length === 0 ? (
        <p className="py-8 text-center text-muted">Your inventory has all of this already: 0 changes.</p>
      ) : (
        <ol className="mt-4 divide-y divide-line rounded-md border border-line">
          {report.rows.map((row) => (
            <ReportLine key={`${row.line}-${row.column}-${row.why}`} row={row} />
          ))}
        </ol>
      )}
      {report.rowsLeftOut > 0 && (
        <p className="mt-2 text-small text-muted">and {report.rowsLeftOut} more lines that are not listed.</p>
      )}
    </>
  )
}

function ReportLine({ row }: { row: ImportedRow }) {
  return (
    <li className="grid grid-cols-[3.5rem_1fr_auto] items-start gap-x-3 px-3 py-2 text-small">
      <span className="text-muted tabular">Line {row.line}</span>
      <span className="min-w-0">
        {row.name && <span className="block truncate font-medium">{row.name}</span>}
        {row.why && (
          <span className="block text-danger-text">
            {row.column && `${row.column}: `}
            {row.why}
          </span>
        )}
        {row.outcome === 'changed' &&
          row.changes.map(({ column, from, to }) => (
            <span key={column} className="block break-words text-muted">
              {column}: <s>{shorten(from)}</s> → <span className="text-ink">{shorten(to)}</span>
            </span>
          ))}
        {row.notes.map((note) => (
          <span key={note} className="block text-muted">
            {note}
          </span>
        ))}
      </span>
      <Badge tone={tones[row.outcome]}>{names[row.outcome]}</Badge>
    </li>
  )
}

/** A description shows its beginning. */
function shorten(text: string): string {
  if (text === '') return 'nothing'
  return text.length > 80 ? `${text.slice(0, 80)}…` : text
}
