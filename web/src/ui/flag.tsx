/** A country's flag as text: its two letters as regional indicators. */
export function formatFlag(countryCode: string): string {
  return [...countryCode].map((letter) => String.fromCodePoint(0x1f1e6 - 65 + letter.charCodeAt(0))).join('')
}

/** A country's flag beside its name; systems without flags show the two letters. */
export function Flag({ countryCode }: { countryCode: string }) {
  return (
    <span aria-hidden="true" className="text-[1.25em] leading-none">
      {formatFlag(countryCode)}
    </span>
  )
}
