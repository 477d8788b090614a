import { type ChainedCommands, type Editor, useEditorState } from '@tiptap/react'
import { type KeyboardEvent, type ReactNode, useState } from 'react'
import { Button } from '../../ui/actions/button.tsx'
import { Bold, Heading, Italic, Link as LinkIcon, List, ListOrdered } from '../../ui/icons.ts'
import { TextInput } from '../../ui/inputs/text-input.tsx'
import { nextIndex } from '../../ui/inputs/use-combobox.ts'
import { useWords } from '../../ui/words/use-words.ts'

type Format = {
  name: string
  label: `catalogue.editor.description.${'heading' | 'bold' | 'italic' | 'list' | 'numbered'}`
  icon: typeof Bold
  toggle: (chain: ChainedCommands) => ChainedCommands
}

const formats: Format[] = [
  {
    name: 'heading',
    label: 'catalogue.editor.description.heading',
    icon: Heading,
    toggle: (chain) => chain.toggleHeading({ level: 3 }),
  },
  { name: 'bold', label: 'catalogue.editor.description.bold', icon: Bold, toggle: (chain) => chain.toggleBold() },
  {
    name: 'italic',
    label: 'catalogue.editor.description.italic',
    icon: Italic,
    toggle: (chain) => chain.toggleItalic(),
  },
  {
    name: 'bulletList',
    label: 'catalogue.editor.description.list',
    icon: List,
    toggle: (chain) => chain.toggleBulletList(),
  },
  {
    name: 'orderedList',
    label: 'catalogue.editor.description.numbered',
    icon: ListOrdered,
    toggle: (chain) => chain.toggleOrderedList(),
  },
]

/** The formats of a description: one stop of the Tab key, arrows move inside it. */
export function DescriptionToolbar({ editor, isDisabled }: { editor: Editor; isDisabled: boolean }) {
  const t = useWords()
  const [isLinking, setIsLinking] = useState(false)
  const [stop, setStop] = useState(0)
  const active = useEditorState({
    editor,
    selector: () => [...formats.map(({ name }) => name), 'link'].filter((name) => editor.isActive(name)),
  })
  const isLinked = active.includes('link')
  const pressLink = () =>
    isLinked ? editor.chain().focus().extendMarkRange('link').unsetMark('link').run() : setIsLinking(true)
  const place = (index: number) => ({ isDisabled, isStop: index === stop, onFocus: () => setStop(index) })
  return (
    <>
      <div
        role="toolbar"
        aria-label={t('catalogue.editor.description.format')}
        onKeyDown={moveFocus}
        className="flex gap-0.5 border-b border-line p-1"
      >
        {formats.map(({ name, label, icon: Icon, toggle }, index) => (
          <ToolButton
            key={name}
            {...place(index)}
            label={t(label)}
            isActive={active.includes(name)}
            onPress={() => toggle(editor.chain().focus()).run()}
          >
            <Icon aria-hidden="true" className="size-4.5" />
          </ToolButton>
        ))}
        <ToolButton
          {...place(formats.length)}
          label={t('catalogue.editor.description.link')}
          isActive={isLinked}
          onPress={pressLink}
        >
          <LinkIcon aria-hidden="true" className="size-4.5" />
        </ToolButton>
      </div>
      {isLinking && <LinkField editor={editor} onClose={() => setIsLinking(false)} />}
    </>
  )
}

/** Arrows move the focus from tool to tool, around the ends. */
function moveFocus(event: KeyboardEvent<HTMLDivElement>): void {
  if (event.key !== 'ArrowRight' && event.key !== 'ArrowLeft') return
  event.preventDefault()
  const toolbar = event.currentTarget
  const tools = [...toolbar.querySelectorAll('button')]
  const at = tools.indexOf(document.activeElement as HTMLButtonElement)
  const forwards = toolbar.matches(':dir(rtl)') ? 'ArrowLeft' : 'ArrowRight'
  tools[nextIndex(at, event.key === forwards ? 1 : -1, tools.length)]?.focus()
}

type ToolButtonProps = {
  label: string
  isActive: boolean
  isDisabled: boolean
  /** Tab comes to this one. */
  isStop: boolean
  onFocus: () => void
  onPress: () => void
  children: ReactNode
}

function ToolButton({ label, isActive, isDisabled, isStop, onFocus, onPress, children }: ToolButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-pressed={isActive}
      title={label}
      disabled={isDisabled}
      tabIndex={isStop ? 0 : -1}
      onFocus={onFocus}
      // The text keeps the focus, and a phone its keyboard.
      onMouseDown={(event) => event.preventDefault()}
      onClick={onPress}
      className="grid size-11 place-items-center rounded-sm hover:bg-sunken aria-pressed:bg-accent-soft aria-pressed:text-accent-text disabled:opacity-50"
    >
      {children}
    </button>
  )
}

/** Asks for the address that the selected text links to. */
function LinkField({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const t = useWords()
  const [address, setAddress] = useState('https://')
  const [isWrong, setIsWrong] = useState(false)
  const hasWords = useEditorState({ editor, selector: () => !editor.state.selection.empty })
  const problem = !hasWords
    ? t('catalogue.editor.description.select-first')
    : isWrong && t('catalogue.editor.description.not-an-address')
  const close = () => {
    editor.commands.focus()
    onClose()
  }
  const link = () => {
    const href = address.trim()
    if (!/^https?:\/\/[^\s.]+\.\S+$/i.test(href)) return setIsWrong(true)
    editor.chain().focus().setMark('link', { href }).run()
    onClose()
  }
  return (
    <div className="border-b border-line p-2">
      <div className="flex gap-2">
        <TextInput
          autoFocus
          type="url"
          aria-label={t('catalogue.editor.description.address')}
          aria-invalid={isWrong}
          value={address}
          onChange={(event) => {
            setAddress(event.target.value)
            setIsWrong(false)
          }}
          onKeyDown={(event) => {
            if (event.key === 'Escape') close()
            if (event.key !== 'Enter') return
            event.preventDefault()
            if (hasWords) link()
          }}
        />
        <Button variant="outline" disabled={!hasWords} onClick={link}>
          {t('catalogue.editor.description.link')}
        </Button>
      </div>
      {problem && (
        <p role="alert" className="mt-1 text-small font-medium text-danger-text">
          {problem}
        </p>
      )}
    </div>
  )
}
