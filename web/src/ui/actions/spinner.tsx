import { cx } from 'class-variance-authority'
import { useWords } from '../words/use-words.ts'

export type SpinnerProps = {
  /** In spacing units of 4 pixels. */
  size?: number
  /** Any CSS colour; orange by default. */
  color?: string
  /** Any CSS lengths, where width and height are to differ from `size`. */
  dimensions?: { width: string; height: string }
  /** The text read out while waiting; empty where text beside it says so already. */
  label?: string
  className?: string
}

export function Spinner({ size = 4, color = 'var(--color-accent)', dimensions, label, className }: SpinnerProps) {
  const t = useWords()
  const said = label ?? t('ui.loading')
  const side = `${size * 0.25}rem`
  const { width, height } = dimensions ?? { width: side, height: side }
  return (
    <span role={said ? 'status' : undefined} className={cx('inline-flex', className)}>
      <svg viewBox="0 0 24 24" aria-hidden="true" className="animate-spin" style={{ width, height, color }}>
        <circle cx="12" cy="12" r="9" fill="none" stroke="currentColor" strokeWidth="3.5" opacity="0.25" />
        <path d="M12 3a9 9 0 0 1 9 9" fill="none" stroke="currentColor" strokeWidth="3.5" strokeLinecap="round" />
      </svg>
      {said && <span className="sr-only">{said}</span>}
    </span>
  )
}
