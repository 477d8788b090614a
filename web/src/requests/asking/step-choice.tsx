import type { ReactNode } from 'react'
import { ChevronRight } from '../../ui/icons.ts'

type Choice<Value extends string> = { value: Value; title: string; detail?: ReactNode; isDisabled?: boolean }

type StepChoiceProps<Value extends string> = {
  title: string
  choices: readonly Choice<Value>[]
  onChoose: (value: Value) => void
}

/** A question whose answer leads to the next one at once. */
export function StepChoice<Value extends string>({ title, choices, onChoose }: StepChoiceProps<Value>) {
  return (
    <div>
      <h3 className="mb-3 text-subheading">{title}</h3>
      <ul className="grid gap-2">
        {choices.map(({ value, title, detail, isDisabled = false }) => (
          <li key={value}>
            <button
              type="button"
              disabled={isDisabled}
              onClick={() => onChoose(value)}
              className="flex min-h-14 w-full items-center gap-3 rounded-md border border-edge bg-surface px-4 py-3 text-start transition-colors hover:border-ink disabled:border-line disabled:bg-sunken disabled:text-muted"
            >
              <span className="min-w-0 grow">
                <span className="block font-medium">{title}</span>
                {detail && <span className="block text-small text-muted">{detail}</span>}
              </span>
              {!isDisabled && (
                <ChevronRight aria-hidden="true" className="size-5 shrink-0 text-muted rtl:-scale-x-100" />
              )}
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
