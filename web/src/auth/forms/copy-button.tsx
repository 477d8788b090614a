import Check from 'lucide-react/icons/check'
import Copy from 'lucide-react/icons/copy'
import { useState } from 'react'
import { Button } from '../../ui/actions/button.tsx'
import { toast } from '../../ui/messages/toast.ts'

/** Copies a text, and says that it has. */
export function CopyButton({ text, label }: { text: string; label: string }) {
  const [isCopied, setIsCopied] = useState(false)
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      setIsCopied(true)
      void toast.success('Copied.')
    } catch {
      void toast.error('The browser did not let us copy. Select the text and copy it yourself.')
    }
  }
  const Icon = isCopied ? Check : Copy
  return (
    <Button variant="ghost" size="icon" aria-label={label} title={label} onClick={() => void copy()}>
      <Icon aria-hidden="true" className="size-5" />
    </Button>
  )
}
