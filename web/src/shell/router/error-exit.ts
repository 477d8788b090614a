/** How long the error screen says that it is leaving before it leaves. */
export const redirectDelayMs = 2000

/** Where the error screen's button leads: back when there is a history or a referrer, else home. */
export function describeExit(canGoBack: boolean): { button: string; leaving: string } {
  return canGoBack
    ? { button: 'Go Back', leaving: 'Redirecting to the previous page...' }
    : { button: 'Go Home', leaving: 'Redirecting to homepage...' }
}
