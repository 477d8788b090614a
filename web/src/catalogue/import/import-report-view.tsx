import type { ImportedRow, ImportReport } from '@makola/contract/catalogue/product-imports.ts'
import { formatNumber } from '@makola/money/format.ts'
import { cx } from 'class-variance-authority'
import type { ReactNode } from 'react'
import { Badge } from '../../ui/display/badge.tsx'
import { useWords, type Words } from '../../ui/words/use-words.ts'
import { ImportNotes } from './import-notes.tsx'

const tones = { created: 'success', changed: 'accent', refused: 'danger' } as const
const names = {
  created: 'catalogue.import.report.created',
  changed: 'catalogue.import.report.changed',
  refused: 'catalogue.import.report.refused',
} as const

type ImportReportViewProps = {
  report: ImportReport
  /** The decisions, above the lines, which may be many. */
  children?: ReactNode
}

/** The changes that a table makes or would make, line by line. */
export function ImportReportView({ report, children }: ImportReportViewProps) {
  const t = useWords()
  const counts = [
    [t('catalogue.import.report.created'), report.created, 'text-success-text'],
    [t('catalogue.import.report.changed'), report.changed, 'text-accent-text'],
    [t('catalogue.import.report.unchanged'), report.unchanged, ''],
    [t('catalogue.import.report.faulty'), report.faultyLines, 'text-danger-text'],
  ] as const
  return (
    <>
      <dl className="grid grid-cols-2 gap-2 sm:grid-cols-4">
        {counts.map(([name, count, tone]) => (
          <div key={name} className="flex flex-col-reverse rounded-md bg-sunken px-3 py-2">
            <dt className="text-small text-muted">{name}</dt>
            <dd className={cx('font-display text-xl font-bold tabular', count > 0 && tone)}>{formatNumber(count)}</dd>
          </div>
        ))}
      </dl>
      <ImportNotes notes={report.notes} />
      {children}
      {report.rows.length === 0 ? (
        <p className="py-8 text-center text-muted">
          {report.unchanged > 0 ? t('catalogue.import.report.no-changes') : t('catalogue.import.report.no-lines')}
        </p>
      ) : (
        <ol className="mt-4 divide-y divide-line rounded-md border border-line">
          {report.rows.map((row) => (
            <ReportLine key={`${row.line}-${row.column}-${row.why}`} row={row} />
          ))}
        </ol>
      )}
      {report.rowsLeftOut > 0 && (
        <p className="mt-2 text-small text-muted">{t('catalogue.import.report.more', { count: report.rowsLeftOut })}</p>
      )}
    </>
  )
}

function ReportLine({ row }: { row: ImportedRow }) {
  const t = useWords()
  return (
    <li className="grid grid-cols-[3.5rem_1fr_auto] items-start gap-x-3 px-3 py-2 text-small">
      <span className="text-muted tabular">{t('catalogue.import.report.line', { line: row.line })}</span>
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
              {t('catalogue.import.report.change', {
                column,
                from: shorten(from, t),
                to: shorten(to, t),
                former: (text) => <s>{text}</s>,
                latter: (text) => <span className="text-ink">{text}</span>,
              })}
            </span>
          ))}
        {row.notes.map((note) => (
          <span key={note} className="block text-muted">
            {note}
          </span>
        ))}
      </span>
      <Badge tone={tones[row.outcome]}>{t(names[row.outcome])}</Badge>
    </li>
  )
}

/** A description shows its beginning. */
function shorten(text: string, t: Words): string {
  if (text === '') return t('catalogue.import.report.empty-value')
  return text.length > 80 ? `${text.slice(0, 80)}…` : text
}
