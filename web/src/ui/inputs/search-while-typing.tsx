import { useRouter } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useState } from 'react'
import { Search } from '../icons.ts'

const typingPauseMs = 250

type SearchWhileTypingProps = {
  label: string
  placeholder: string
  maxLength: number
  value: string | undefined
  /** Called when typing pauses, unless the visitor has already left. */
  onSearch: (text: string | undefined) => void
}

/** A field that searches while typing. */
export function SearchWhileTyping({ label, placeholder, maxLength, value, onSearch }: SearchWhileTypingProps) {
  const router = useRouter()
  const [text, setText] = useState(value ?? '')
  const [asked, setAsked] = useState(value)
  const [shown, setShown] = useState(value)
  const wanted = text.trim() || undefined
  // Back, or a link that shows everything, changes the address without this field.
  if (value !== shown) {
    setShown(value)
    setAsked(value)
    if (value !== asked) setText(value ?? '')
  }
  const look = useEffectEvent((pathname: string) => {
    // A link may have been followed during the pause, with its page still loading.
    if (router.latestLocation.pathname !== pathname) return
    setAsked(wanted)
    onSearch(wanted)
  })
  useEffect(() => {
    if (wanted === value) return
    const timer = setTimeout(look, typingPauseMs, router.latestLocation.pathname)
    return () => clearTimeout(timer)
  }, [wanted, value, router])
  return (
    <search className="relative min-w-0 grow basis-full md:basis-60">
      <Search aria-hidden="true" className="pointer-events-none absolute top-3 start-3.5 size-5 text-muted" />
      <input
        type="search"
        aria-label={label}
        placeholder={placeholder}
        maxLength={maxLength}
        value={text}
        onChange={(event) => setText(event.target.value)}
        className="control ps-11"
      />
    </search>
  )
}
