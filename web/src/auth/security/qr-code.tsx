import { encode } from 'uqr'

type QrCodeProps = { text: string; label: string; className?: string }

/** A text as a QR code, dark on light in both themes: cameras expect it so. */
export function QrCode({ text, label, className }: QrCodeProps) {
  const { data, size } = encode(text, { border: 3 })
  const squares = data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')))
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className={className}
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={squares.join('')} fill="#1d1813" />
    </svg>
  )
}
