import Bold from 'lucide-react/icons/bold'
import Italic from 'lucide-react/icons/italic'
import LinkIcon from 'lucide-react/icons/link'
import List from 'lucide-react/icons/list'
import ListOrdered from 'lucide-react/icons/list-ordered'
import { useEffect, useId, useRef, useState } from 'react'
import { Button } from '../../ui/actions/button.tsx'
import { TextInput } from '../../ui/inputs/text-input.tsx'
import { useWords } from '../../ui/words/use-words.ts'
import { readRichText } from './read-rich-text.ts'

type DescriptionEditorProps = {
  html: string
  onChange: (html: string) => void
  error?: string | undefined
  isDisabled: boolean
}

const commands = [
  { name: 'bold', label: 'catalogue.editor.description.bold', icon: Bold },
  { name: 'italic', label: 'catalogue.editor.description.italic', icon: Italic },
  { name: 'insertUnorderedList', label: 'catalogue.editor.description.list', icon: List },
  { name: 'insertOrderedList', label: 'catalogue.editor.description.numbered', icon: ListOrdered },
] as const

/** Rich text: bold, italic, lists, links. The browser's markup is reduced to the few elements that we keep. */
export function DescriptionEditor({ html, onChange, error, isDisabled }: DescriptionEditorProps) {
  const t = useWords()
  const id = useId()
  const field = useRef<HTMLDivElement>(null)
  const written = useRef<string>(undefined)
  const [isLinking, setIsLinking] = useState(false)
  useEffect(() => {
    // Text typed here is in the field already; other text comes from the server, which sanitises descriptions.
    if (!field.current || written.current === html) return
    written.current = html
    field.current.innerHTML = html
  }, [html])
  const read = () => {
    if (!field.current) return
    written.current = readRichText(field.current)
    onChange(written.current)
  }
  const run = (command: string, value?: string) => {
    field.current?.focus()
    document.execCommand('defaultParagraphSeparator', false, 'p')
    document.execCommand(command, false, value)
    read()
  }
  return (
    <div>
      <p id={id} className="mb-1 flex justify-between gap-2 text-label">
        {t('catalogue.editor.description')} <span className="font-normal text-muted">{t('ui.field.optional')}</span>
      </p>
      <div className="overflow-hidden rounded-md border border-edge bg-surface has-disabled:bg-sunken has-[[contenteditable]:focus-visible]:border-ink">
        <div
          role="toolbar"
          aria-label={t('catalogue.editor.description.format')}
          className="flex gap-0.5 border-b border-line p-1"
        >
          {commands.map(({ name, label, icon: Icon }) => (
            <ToolButton key={name} label={t(label)} isDisabled={isDisabled} onPress={() => run(name)}>
              <Icon aria-hidden="true" className="size-4.5" />
            </ToolButton>
          ))}
          <ToolButton
            label={t('catalogue.editor.description.link')}
            isDisabled={isDisabled}
            onPress={() => setIsLinking(true)}
          >
            <LinkIcon aria-hidden="true" className="size-4.5" />
          </ToolButton>
        </div>
        {isLinking && (
          <LinkField
            field={field}
            onLink={(address) => run('createLink', address)}
            onClose={() => setIsLinking(false)}
          />
        )}
        {/* biome-ignore lint/a11y/useSemanticElements: a text area cannot hold formatted text */}
        <div
          ref={field}
          role="textbox"
          tabIndex={isDisabled ? undefined : 0}
          aria-multiline="true"
          aria-labelledby={id}
          aria-invalid={Boolean(error)}
          contentEditable={!isDisabled}
          suppressContentEditableWarning
          onInput={read}
          onPaste={(event) => {
            event.preventDefault()
            document.execCommand('insertText', false, event.clipboardData.getData('text/plain'))
          }}
          className="min-h-32 px-3.5 py-3 outline-none [&_a]:link [&_ol]:list-decimal [&_ol]:ps-6 [&_p+p]:mt-3 [&_ul]:list-disc [&_ul]:ps-6"
        />
      </div>
      {error && <p className="mt-1 text-small font-medium text-danger-text">{error}</p>}
    </div>
  )
}

type ToolButtonProps = { label: string; isDisabled: boolean; onPress: () => void; children: React.ReactNode }

function ToolButton({ label, isDisabled, onPress, children }: ToolButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      disabled={isDisabled}
      // The text keeps its selection.
      onMouseDown={(event) => event.preventDefault()}
      onClick={onPress}
      className="grid size-11 place-items-center rounded-sm hover:bg-sunken disabled:opacity-50"
    >
      {children}
    </button>
  )
}

type LinkFieldProps = {
  field: React.RefObject<HTMLDivElement | null>
  onLink: (address: string) => void
  onClose: () => void
}

/** Asks for the target of a link; the selection is restored before the link is made. */
function LinkField({ field, onLink, onClose }: LinkFieldProps) {
  const t = useWords()
  const [address, setAddress] = useState('https://')
  const [range] = useState(() => {
    const selection = getSelection()
    const isInside = selection?.anchorNode && field.current?.contains(selection.anchorNode)
    return isInside ? selection.getRangeAt(0) : null
  })
  const hasWords = range !== null && !range.collapsed
  const link = () => {
    if (hasWords && /^https?:\/\/[^\s.]+\.\S+$/i.test(address.trim())) {
      field.current?.focus()
      getSelection()?.removeAllRanges()
      if (range) getSelection()?.addRange(range)
      onLink(address.trim())
    }
    onClose()
  }
  return (
    <div className="flex gap-2 border-b border-line p-2">
      <TextInput
        autoFocus
        type="url"
        aria-label={t('catalogue.editor.description.address')}
        value={address}
        onChange={(event) => setAddress(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape') onClose()
          if (event.key !== 'Enter') return
          event.preventDefault()
          link()
        }}
      />
      <Button
        variant="outline"
        disabled={!hasWords}
        title={hasWords ? undefined : t('catalogue.editor.description.select-first')}
        onClick={link}
      >
        {t('catalogue.editor.description.link')}
      </Button>
    </div>
  )
}
