import { cx } from 'class-variance-authority'
import { useState } from 'react'
import { FileSpreadsheet } from '../../ui/icons.ts'
import { useWords } from '../../ui/words/use-words.ts'

/** Chooses or drops a table from the seller's disk. */
export function TableFileChooser({ onChoose, error }: { onChoose: (file: File) => void; error: string | undefined }) {
  const t = useWords()
  const [isOver, setIsOver] = useState(false)
  return (
    <div className="py-2">
      <label
        onDragOver={(event) => {
          event.preventDefault()
          setIsOver(true)
        }}
        onDragLeave={() => setIsOver(false)}
        onDrop={(event) => {
          event.preventDefault()
          setIsOver(false)
          const [file] = event.dataTransfer.files
          if (file) onChoose(file)
        }}
        className={cx(
          'grid justify-items-center gap-2 rounded-lg border-2 border-dashed px-4 py-12 text-center transition-colors has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus',
          isOver ? 'border-accent bg-accent-soft' : 'border-edge hover:border-ink',
        )}
      >
        <FileSpreadsheet aria-hidden="true" className="size-10 text-accent-text" strokeWidth={1.5} />
        <span className="font-semibold">{t('catalogue.import.file.choose')}</span>
        <span className="text-small text-muted">{t('catalogue.import.file.drop')}</span>
        <input
          type="file"
          accept=".csv,text/csv"
          onChange={(event) => {
            const file = event.target.files?.[0]
            if (file) onChoose(file)
          }}
          className="sr-only"
        />
      </label>
      {error && (
        <p role="alert" className="mt-3 font-medium text-danger-text">
          {error}
        </p>
      )}
      <p className="mt-4 text-small text-muted">{t('catalogue.import.file.help')}</p>
    </div>
  )
}
