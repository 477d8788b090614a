import { EditorContent, useEditor } from '@tiptap/react'
import { cx } from 'class-variance-authority'
import { useEffect, useId, useRef, useState } from 'react'
import { useWords } from '../../ui/words/use-words.ts'
import { descriptionElements } from './description-elements.ts'
import { DescriptionToolbar } from './description-toolbar.tsx'
import { writeDescription } from './write-description.ts'

type DescriptionEditorProps = {
  html: string
  onChange: (html: string) => void
  error?: string | undefined
  isDisabled: boolean
}

const look =
  'min-h-32 px-3.5 py-3 whitespace-pre-wrap wrap-anywhere outline-none [&_a]:link [&_h3]:font-semibold [&_ol]:list-decimal [&_ol]:ps-6 [&_ul]:list-disc [&_ul]:ps-6 [&>*+*]:mt-3'

/** Rich text: a heading, bold, italic, lists, links. Loaded on demand: its library is as large as a page of the shop. */
export function DescriptionEditor({ html, onChange, error, isDisabled }: DescriptionEditorProps) {
  const t = useWords()
  const id = useId()
  const [loaded] = useState(html)
  const written = useRef(html)
  const editor = useEditor({
    extensions: descriptionElements,
    content: loaded,
    editable: !isDisabled,
    injectCSS: false,
    // A star stays a star: formats come from the toolbar and the keys alone.
    enableInputRules: false,
    enablePasteRules: false,
    editorProps: {
      attributes: {
        role: 'textbox',
        name: '/description',
        class: look,
        'aria-multiline': 'true',
        'aria-labelledby': id,
        'aria-invalid': String(Boolean(error)),
        ...(error && { 'aria-describedby': `${id}-error` }),
      },
    },
    onUpdate: (update) => {
      written.current = writeDescription(update.editor.getHTML())
      onChange(written.current)
    },
  })
  useEffect(() => editor.setEditable(!isDisabled, false), [editor, isDisabled])
  useEffect(() => {
    // Text typed here is in the field already; other text comes from the server.
    if (written.current === html) return
    written.current = html
    editor.commands.setContent(html, { emitUpdate: false })
  }, [editor, html])
  return (
    <div>
      <p id={id} className="mb-1 flex justify-between gap-2 text-label">
        {t('catalogue.editor.description')} <span className="font-normal text-muted">{t('ui.field.optional')}</span>
      </p>
      <div
        className={cx(
          'overflow-hidden rounded-md border border-edge has-[[contenteditable]:focus-visible]:border-ink',
          isDisabled ? 'bg-sunken' : 'bg-surface',
        )}
      >
        <DescriptionToolbar editor={editor} isDisabled={isDisabled} />
        <EditorContent editor={editor} />
      </div>
      {error && (
        <p id={`${id}-error`} className="mt-1 text-small font-medium text-danger-text">
          {error}
        </p>
      )}
    </div>
  )
}
