import { keptDays } from '@makola/words/kept-days.ts'

/** Unsaved values of a form, kept in this browser. */
export type KeptDraft = { base: unknown; draft: unknown }

export const draftPrefix = 'draft:'
export const keptForMs = keptDays.unfinishedForms * 24 * 60 * 60 * 1000

/** Stores a draft with its loaded value. Without storage, or without room in it, nothing is kept. */
export function keepDraft(key: string, kept: KeptDraft): void {
  try {
    localStorage.setItem(draftPrefix + key, JSON.stringify({ ...kept, at: Date.now() }))
  } catch {}
}

/** The draft under this key. Expired or unreadable ones are deleted. */
export function readKeptDraft(key: string): KeptDraft | undefined {
  try {
    for (const name of listNames()) if (readDraft(name) === undefined) localStorage.removeItem(name)
    return readDraft(draftPrefix + key)
  } catch {
    return undefined
  }
}

export function dropDraft(key: string): void {
  try {
    localStorage.removeItem(draftPrefix + key)
  } catch {}
}

/** Signing out leaves nothing behind for the next person at this browser. */
export function dropAllDrafts(): void {
  dropTabDrafts()
  try {
    for (const name of listNames()) localStorage.removeItem(name)
  } catch {}
}

/** Stores what a tab needs after a reload, until it is closed or the session ends: it is not kept by account. */
export function keepTabDraft(key: string, value: unknown): void {
  try {
    sessionStorage.setItem(draftPrefix + key, JSON.stringify(value))
  } catch {}
}

/** What this tab has kept under a key; undefined for nothing, or for what is unreadable. */
export function readTabDraft<Value>(key: string): Value | undefined {
  try {
    return JSON.parse(sessionStorage.getItem(draftPrefix + key) ?? 'null') ?? undefined
  } catch {
    return undefined
  }
}

export function dropTabDraft(key: string): void {
  try {
    sessionStorage.removeItem(draftPrefix + key)
  } catch {}
}

/** Everything that a tab has kept ends with the session. */
export function dropTabDrafts(): void {
  try {
    for (const name of listNames(sessionStorage)) sessionStorage.removeItem(name)
  } catch {}
}

const listNames = (storage = localStorage) => Object.keys(storage).filter((name) => name.startsWith(draftPrefix))

function readDraft(name: string): KeptDraft | undefined {
  try {
    const kept: Partial<KeptDraft & { at: number }> = JSON.parse(localStorage.getItem(name) ?? '{}')
    const isYoung = typeof kept.at === 'number' && Date.now() - kept.at < keptForMs
    return isYoung && kept.draft !== undefined ? { base: kept.base, draft: kept.draft } : undefined
  } catch {
    return undefined
  }
}
