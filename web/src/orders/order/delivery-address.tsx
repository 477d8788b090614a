/** An address as written on a parcel. */
export function DeliveryAddress({ lines }: { lines: string[] }) {
  return (
    <address className="not-italic">
      {lines.map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two lines of an address may read the same
        <span key={index} className="block">
          {line}
        </span>
      ))}
    </address>
  )
}
