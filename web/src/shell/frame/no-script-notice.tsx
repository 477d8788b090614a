/** Pages read and link without scripts; the rest is listed here. */
export function NoScriptNotice() {
  return (
    <noscript>
      <p className="bg-accent-soft px-4 py-3 text-center text-small">
        Choosing a country and buying need JavaScript. Turn it on, then load this page again.
      </p>
    </noscript>
  )
}
