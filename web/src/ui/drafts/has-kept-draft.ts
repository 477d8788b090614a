import { draftPrefix, readKeptDraft } from './kept-drafts.ts'

/** Returns true when something typed about a thing is kept: its id is a part of the key. Apart, as no shopper needs it. */
export function hasKeptDraft(id: string): boolean {
  try {
    return Object.keys(localStorage)
      .filter((name) => name.startsWith(draftPrefix) && name.split(':').includes(id))
      .some((name) => readKeptDraft(name.slice(draftPrefix.length)) !== undefined)
  } catch {
    return false
  }
}
