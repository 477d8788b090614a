import { useId } from 'react'

const tile = 64

/** The brand's cloth: strips woven over and under each other, drawn to fill its box. */
export function Weave({ className }: { className?: string }) {
  const id = useId()
  return (
    <svg aria-hidden="true" className={className} width="100%" height="100%">
      <pattern id={id} width={tile * 2} height={tile * 2} patternUnits="userSpaceOnUse">
        <rect width={tile * 2} height={tile * 2} className="fill-[#1d1813]" />
        <Strips />
        <g transform={`translate(${tile} ${tile})`}>
          <Strips />
        </g>
        <g transform={`translate(${tile * 2} 0) rotate(90)`}>
          <Strips />
        </g>
        <g transform={`translate(${tile} ${tile}) rotate(90)`}>
          <Strips />
        </g>
      </pattern>
      <rect width="100%" height="100%" fill={`url(#${id})`} />
    </svg>
  )
}

function Strips() {
  return (
    <>
      <rect y="3" width={tile} height="14" className="fill-[#f0701a]" />
      <rect y="21" width={tile} height="6" className="fill-[#f6d9a8]" />
      <rect y="29" width={tile} height="6" className="fill-[#a8400a]" />
      <rect y="37" width={tile} height="6" className="fill-[#f6d9a8]" />
      <rect y="47" width={tile} height="14" className="fill-[#f0701a]" />
    </>
  )
}
