import { cx } from 'class-variance-authority'
import { useState } from 'react'
import { buttonStyles } from '../../ui/actions/button.tsx'
import { Upload } from '../../ui/icons.ts'
import { useWords } from '../../ui/words/use-words.ts'

const mostBytes = 1_000_000

/** Reads tracking numbers from a file of the seller's: its text is what a paste would be. */
export function TrackingUpload({ onRead }: { onRead: (text: string) => void }) {
  const t = useWords()
  const [isFaulty, setIsFaulty] = useState(false)
  const read = async (file: File) => {
    try {
      const text =
        file.size > mostBytes ? null : new TextDecoder('utf-8', { fatal: true }).decode(await file.arrayBuffer())
      setIsFaulty(text === null || text.includes('\0'))
      if (text !== null && !text.includes('\0')) onRead(text)
    } catch {
      setIsFaulty(true)
    }
  }
  return (
    <>
      <label
        className={cx(
          buttonStyles({ variant: 'outline', size: 'sm' }),
          'mt-2 cursor-pointer has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus',
        )}
      >
        <Upload aria-hidden="true" className="size-4" />
        {t('orders.bulk.ship.upload')}
        <input
          type="file"
          accept=".csv,.txt,text/csv,text/plain"
          className="sr-only"
          onChange={({ target }) => {
            const file = target.files?.[0]
            if (file) void read(file)
            target.value = ''
          }}
        />
      </label>
      {isFaulty && (
        <p role="alert" className="mt-1 text-small font-medium text-danger-text">
          {t('orders.bulk.ship.upload-failed')}
        </p>
      )}
    </>
  )
}
