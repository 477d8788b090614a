import { Spinner } from '../../ui/actions/spinner.tsx'

type Figures = { rows: number; products: number; stored: number }

/** The progress of a table, in figures, while it is read or imported. */
export function ImportProgress({ figures, isTrial }: { figures: Figures | undefined; isTrial: boolean }) {
  const counts: [string, number][] | undefined = figures && [
    ['Lines read', figures.rows],
    ['Products found', figures.products],
    [isTrial ? 'Products compared' : 'Products stored', figures.stored],
  ]
  return (
    <div className="grid justify-items-center gap-4 py-12 text-muted">
      <Spinner size={8} label="" />
      <p role="status" className="text-center">
        {isTrial ? 'Reading the table. Nothing is written yet.' : 'Importing. It goes on if you leave this page.'}
      </p>
      {counts && (
        <dl className="flex flex-wrap justify-center gap-x-8 gap-y-2">
          {counts.map(([name, count]) => (
            <div key={name} className="flex flex-col-reverse text-center">
              <dt className="text-small">{name}</dt>
              <dd className="font-display text-xl font-bold text-ink tabular">{count.toLocaleString('en')}</dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  )
}
