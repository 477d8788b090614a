import { cx } from 'class-variance-authority'
import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useWords } from '../words/use-words.ts'

export type EditInPlaceProps = {
  /** The edited value and its owner: 'Price of Raw shea butter'. */
  label: string
  /** The display while it is not edited. */
  children: ReactNode
  /** The initial text of an edit. */
  text: string
  /** Saves, or returns the fault of the text. Not called without a change. */
  onSave: (text: string) => string | undefined
  inputMode?: 'decimal' | 'numeric' | 'text'
  /** The reason why it cannot be edited; shown and read out. */
  refusal?: string | undefined
  className?: string
}

/** A value in a table that opens for typing: Enter saves, Tab saves and goes to the next one, Escape cancels. */
export function EditInPlace(props: EditInPlaceProps) {
  const t = useWords()
  const { label, children, refusal, className } = props
  const [isOpen, setIsOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const close = (isFocusKept: boolean) => {
    // At once, not a frame later: the next key of a quick typist must find the button.
    flushSync(() => setIsOpen(false))
    if (isFocusKept) button.current?.focus()
  }
  if (isOpen) return <OpenField {...props} onClose={close} />
  return (
    <button
      ref={button}
      type="button"
      data-edit-in-place=""
      aria-disabled={refusal !== undefined}
      title={refusal}
      onClick={() => refusal === undefined && setIsOpen(true)}
      className={cx(
        'relative inline-flex min-h-11 max-w-full items-center rounded-sm border border-transparent px-2',
        refusal === undefined ? 'hover:border-edge hover:bg-surface' : 'cursor-not-allowed',
        className,
      )}
    >
      {/* Read out together with the visible text, so that voice control accepts either. */}
      <span className="sr-only">{label}: </span>
      {children}
      <span className="sr-only"> {refusal ?? t('ui.edit')}</span>
    </button>
  )
}

function OpenField({
  label,
  text,
  onSave,
  inputMode,
  className,
  onClose,
}: EditInPlaceProps & { onClose: (isFocusKept: boolean) => void }) {
  const id = useId()
  const [typed, setTyped] = useState(text)
  const [fault, setFault] = useState<string>()
  const isLeaving = useRef(false)
  const save = (isFocusKept: boolean): boolean => {
    const wrong = typed.trim() === text ? undefined : onSave(typed.trim())
    setFault(wrong)
    if (wrong !== undefined) return false
    isLeaving.current = true
    onClose(isFocusKept)
    return true
  }
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Escape') {
      event.stopPropagation()
      isLeaving.current = true
      onClose(true)
    }
    if (event.key === 'Enter' || event.key === 'Tab') {
      event.preventDefault()
      const next = event.key === 'Tab' ? findNeighbour(event.currentTarget, event.shiftKey ? -1 : 1) : undefined
      if (save(next === undefined)) next?.click()
    }
  }
  return (
    <span className="relative inline-block max-w-full">
      <input
        // biome-ignore lint/a11y/noAutofocus: whoever opens the field wants to type into it
        autoFocus
        data-edit-in-place=""
        aria-label={label}
        aria-invalid={fault !== undefined}
        aria-describedby={fault && id}
        inputMode={inputMode}
        autoComplete="off"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        onFocus={(event) => event.target.select()}
        onKeyDown={onKeyDown}
        onBlur={() => isLeaving.current || save(false)}
        className={cx('control px-2 py-1 text-[inherit]', className)}
      />
      {fault && (
        <span
          id={id}
          role="alert"
          className="popup absolute top-full end-0 z-20 mt-1 w-max max-w-64 border-danger-text px-3 py-2 text-start text-small font-medium text-danger-text"
        >
          {fault}
        </span>
      )}
    </span>
  )
}

/** The next or previous editable value on the page. */
function findNeighbour(field: HTMLElement, step: 1 | -1): HTMLElement | undefined {
  const all = [...document.querySelectorAll<HTMLElement>('[data-edit-in-place]:not([aria-disabled="true"])')]
  return all[all.indexOf(field) + step]
}
