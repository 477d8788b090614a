import type { Words } from '../../ui/words/use-words.ts'

/** The time for which the error screen announces the redirect. */
export const redirectDelayMs = 2000

/** Describes the error screen's button: back when there is a history or a referrer, else home. */
export function describeExit(canGoBack: boolean, t: Words): { button: string; leaving: string } {
  return canGoBack
    ? { button: t('shell.error.back'), leaving: t('shell.error.going-back') }
    : { button: t('shell.error.home'), leaving: t('shell.error.going-home') }
}
