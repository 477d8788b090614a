import { useState } from 'react'
import { Button } from '../../ui/actions/button.tsx'
import { Check, Copy } from '../../ui/icons.ts'
import { toast } from '../../ui/messages/toast.ts'
import { useWords } from '../../ui/words/use-words.ts'

/** Copies a text, and says that it has. */
export function CopyButton({ text, label }: { text: string; label: string }) {
  const t = useWords()
  const [isCopied, setIsCopied] = useState(false)
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      setIsCopied(true)
      void toast.success(t('auth.copied'))
    } catch {
      void toast.error(t('auth.not-copied'))
    }
  }
  const Icon = isCopied ? Check : Copy
  return (
    <Button variant="ghost" size="icon" aria-label={label} title={label} onClick={() => void copy()}>
      <Icon aria-hidden="true" className="size-5" />
    </Button>
  )
}
