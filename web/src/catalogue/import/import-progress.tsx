import { formatNumber } from '@makola/money/format.ts'
import { Spinner } from '../../ui/actions/spinner.tsx'
import { useWords } from '../../ui/words/use-words.ts'

type Figures = { rows: number; products: number; stored: number }

/** The progress of a table, in figures, while it is read or imported. */
export function ImportProgress({ figures, isTrial }: { figures: Figures | undefined; isTrial: boolean }) {
  const t = useWords()
  const counts: [string, number][] | undefined = figures && [
    [t('catalogue.import.progress.lines'), figures.rows],
    [t('catalogue.import.progress.products'), figures.products],
    [isTrial ? t('catalogue.import.progress.compared') : t('catalogue.import.progress.stored'), figures.stored],
  ]
  return (
    <div className="grid justify-items-center gap-4 py-12 text-muted">
      <Spinner size={8} label="" />
      <p role="status" className="text-center">
        {isTrial ? t('catalogue.import.progress.reading') : t('catalogue.import.progress.importing')}
      </p>
      {counts && (
        <dl className="flex flex-wrap justify-center gap-x-8 gap-y-2">
          {counts.map(([name, count]) => (
            <div key={name} className="flex flex-col-reverse text-center">
              <dt className="text-small">{name}</dt>
              <dd className="font-display text-xl font-bold text-ink tabular">{formatNumber(count)}</dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  )
}
