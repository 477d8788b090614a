import { useEffect, useRef } from 'react'
import { readMessage } from '../../ui/messages/read-message.ts'
import { useWords } from '../../ui/words/use-words.ts'

/** The problem with a form as a whole: announced, and scrolled into view, when it appears. */
export function FormProblem({ children }: { children: string }) {
  const t = useWords()
  const ref = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    if (children) ref.current?.scrollIntoView({ block: 'nearest' })
  }, [children])
  return (
    <p ref={ref} role="alert" className="scroll-my-4 rounded-md bg-danger-soft px-4 py-3 text-danger-text empty:hidden">
      {children && readMessage(children, t)}
    </p>
  )
}
