import { Mark } from '@tiptap/core'
import { Bold } from '@tiptap/extension-bold'
import { Document } from '@tiptap/extension-document'
import { HardBreak } from '@tiptap/extension-hard-break'
import { Heading } from '@tiptap/extension-heading'
import { Italic } from '@tiptap/extension-italic'
import { BulletList, ListItem, OrderedList } from '@tiptap/extension-list'
import { Paragraph } from '@tiptap/extension-paragraph'
import { Text } from '@tiptap/extension-text'
import { UndoRedo } from '@tiptap/extensions/undo-redo'

/** A link to another site, by the same rule as the API's; any other link is plain text. */
const Link = Mark.create({
  name: 'link',
  inclusive: false,
  addAttributes: () => ({ href: {} }),
  parseHTML: () => [
    { tag: 'a', getAttrs: (link) => (/^https?:\/\//i.test(link.getAttribute('href') ?? '') ? null : false) },
  ],
  renderHTML: ({ HTMLAttributes }) => ['a', HTMLAttributes, 0],
})

/** Tab leaves the field; the library would indent the item. */
const Item = ListItem.extend({
  addKeyboardShortcuts() {
    return { Enter: () => this.editor.commands.splitListItem(this.name) }
  },
})

/**
 * All that a description may have: the elements that `sanitize-description.ts` of the API lets through. Nothing else is
 * typed, pasted or loaded: it becomes the text in it.
 */
export const descriptionElements = [
  Document,
  Text,
  // A cell of a pasted table is a line of its own.
  Paragraph.extend({ parseHTML: () => ['p', 'td', 'th'].map((tag) => ({ tag })) }),
  HardBreak,
  Bold,
  Italic,
  Link,
  Heading.extend({
    parseHTML: () => ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'].map((tag) => ({ tag, attrs: { level: 3 } })),
  }).configure({ levels: [3] }),
  BulletList,
  // Lists begin at one: the API keeps no other number.
  OrderedList.extend({ addAttributes: () => ({}) }),
  Item,
  UndoRedo,
]
