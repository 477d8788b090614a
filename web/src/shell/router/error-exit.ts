/** The time for which the error screen announces the redirect. */
export const redirectDelayMs = 2000

/** Describes the error screen's button: back when there is a history or a referrer, else home. */
export function describeExit(canGoBack: boolean): { button: string; leaving: string } {
  return canGoBack
    ? { button: 'Go Back', leaving: 'Redirecting to the previous page...' }
    : { button: 'Go Home', leaving: 'Redirecting to homepage...' }
}
