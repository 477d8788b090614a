import { type KeyboardEvent, useState } from 'react'
import { X } from '../icons.ts'
import { useWords } from '../words/use-words.ts'

export type TagInputProps = {
  id?: string
  'aria-invalid'?: boolean
  'aria-describedby'?: string | undefined
  name?: string
  /** The kind of texts, for the name of the button that removes one. */
  noun: 'tag' | 'value'
  values: string[]
  onChange: (values: string[]) => void
  placeholder?: string
  max?: number
  maxLength?: number
  disabled?: boolean
}

/** Several short texts in one field: Enter or a comma ends one, Backspace removes the last one. */
export function TagInput({ noun, values, onChange, placeholder, max = 50, maxLength = 60, ...rest }: TagInputProps) {
  const t = useWords()
  const [typed, setTyped] = useState('')
  const add = (text: string) => {
    const added = text.split(',').map((part) => part.trim().slice(0, maxLength))
    const all = [...new Set([...values, ...added.filter((part) => part !== '')])].slice(0, max)
    if (all.length !== values.length) onChange(all)
    setTyped('')
  }
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing) return
    // Enter ends a text; it never submits the form around it.
    if (event.key === 'Enter') {
      event.preventDefault()
      add(typed)
    }
    if (event.key === 'Backspace' && typed === '' && values.length > 0) {
      onChange(values.slice(0, -1))
      setTyped(values.at(-1) ?? '')
      event.preventDefault()
    }
  }
  return (
    <span className="control flex flex-wrap items-center gap-1.5 px-2 py-1.5 has-focus-visible:border-ink has-disabled:bg-sunken">
      {values.map((value) => (
        <span key={value} className="inline-flex items-center rounded-full bg-sunken ps-3 text-small font-medium">
          {value}
          <button
            type="button"
            disabled={rest.disabled}
            aria-label={t('ui.tags.remove', { noun, value })}
            onClick={() => onChange(values.filter((other) => other !== value))}
            className="relative grid size-8 place-items-center rounded-full after:absolute after:-inset-1.5 hover:text-danger-text"
          >
            <X aria-hidden="true" className="size-4" />
          </button>
        </span>
      ))}
      <input
        {...rest}
        type="text"
        autoComplete="off"
        enterKeyHint="enter"
        maxLength={maxLength}
        value={typed}
        placeholder={values.length === 0 ? placeholder : undefined}
        onChange={(event) =>
          event.target.value.includes(',') ? add(event.target.value) : setTyped(event.target.value)
        }
        onKeyDown={onKeyDown}
        onBlur={() => add(typed)}
        className="min-h-8 w-24 grow bg-transparent px-1.5 outline-none placeholder:text-muted disabled:[&:not(:first-child)]:hidden"
      />
    </span>
  )
}
