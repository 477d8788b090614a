import { cx } from 'class-variance-authority'
import type { ReactNode } from 'react'
import { Check, X } from '../icons.ts'

export type TimelineStep = {
  key: string
  title: ReactNode
  detail?: ReactNode
  time?: ReactNode
  /** `failed`: it happened, but was no step forward. */
  state: 'done' | 'failed' | 'current' | 'next'
}

/** Past, present and next events, good and bad, from top to bottom. */
export function Timeline({ steps }: { steps: TimelineStep[] }) {
  return (
    <ol>
      {steps.map((step, index) => (
        <li
          key={step.key}
          aria-current={step.state === 'current' ? 'step' : undefined}
          className="relative flex gap-4 pb-6 last:pb-0"
        >
          {index < steps.length - 1 && (
            <span
              aria-hidden="true"
              className={cx(
                'absolute top-6 bottom-0 start-3 w-0.5 -translate-x-1/2 rtl:translate-x-1/2',
                step.state === 'done' ? 'bg-success' : 'bg-line',
              )}
            />
          )}
          <span
            aria-hidden="true"
            className={cx(
              'z-1 grid size-6 shrink-0 place-items-center rounded-full border-2',
              step.state === 'done' && 'border-success bg-success text-on-success',
              step.state === 'failed' && 'border-danger-soft bg-danger-soft text-danger-text',
              step.state === 'current' && 'border-accent bg-surface',
              step.state === 'next' && 'border-line bg-surface',
            )}
          >
            {step.state === 'done' && <Check className="size-3.5" strokeWidth={3} />}
            {step.state === 'failed' && <X className="size-3.5" strokeWidth={3} />}
            {step.state === 'current' && <span className="size-2 rounded-full bg-accent" />}
          </span>
          <div className={cx('min-w-0', step.state === 'next' && 'text-muted')}>
            <p className="font-semibold">{step.title}</p>
            {step.detail && <div className="text-small text-muted">{step.detail}</div>}
            {step.time && <p className="text-small text-muted tabular">{step.time}</p>}
          </div>
        </li>
      ))}
    </ol>
  )
}
