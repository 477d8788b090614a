import { cx } from 'class-variance-authority'
import { Spinner } from '../../ui/actions/spinner.tsx'
import { Check, Clock, Search, X } from '../../ui/icons.ts'
import type { OutcomeScreen } from './outcome-screen.ts'

const tones: Record<OutcomeScreen['tone'], string> = {
  neutral: 'bg-sunken text-muted',
  accent: 'bg-accent-soft text-accent-text',
  success: 'bg-success text-on-success',
  danger: 'bg-danger-soft text-danger-text',
}

/** The outcome as a picture: a tick, a cross, a clock, or a spinner while it is unknown. */
export function OutcomeMark({ screen: { kind, tone } }: { screen: OutcomeScreen }) {
  const isWorking = kind === 'checking' || kind === 'confirming'
  return (
    <span className={cx('grid size-16 place-items-center rounded-full', tones[tone])}>
      {isWorking ? <Spinner size={8} label="" /> : <MarkIcon tone={tone} />}
    </span>
  )
}

function MarkIcon({ tone }: { tone: OutcomeScreen['tone'] }) {
  const Icon = { neutral: Search, accent: Clock, success: Check, danger: X }[tone]
  return <Icon aria-hidden="true" className="size-8" strokeWidth={2.5} />
}
