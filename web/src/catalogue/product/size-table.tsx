import type { SizeGuide } from '@makola/contract/catalogue/size-guide.ts'

/** A size guide: its table, and the seller's notes below. */
export function SizeTable({ head, rows, note }: SizeGuide) {
  return (
    <>
      {rows.length > 0 && (
        <div className="overflow-x-auto">
          <table className="w-full text-small tabular [&_:is(td,th)]:border-b [&_:is(td,th)]:border-line [&_:is(td,th)]:py-2.5 [&_:is(td,th)]:pe-4 [&_:is(td,th)]:text-start">
            <thead className="text-muted">
              <tr>
                {head.map((cell, at) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: cells have no other identity than their place
                  <th key={at} scope="col" className="font-medium">
                    {cell}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map(([first, ...cells], at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: as above
                <tr key={at}>
                  <th scope="row" className="font-semibold">
                    {first}
                  </th>
                  {cells.map((cell, column) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: as above
                    <td key={column}>{unbroken(cell)}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      {note && <p className="mt-3 whitespace-pre-line">{note}</p>}
    </>
  )
}

/** A range such as "8–10" stays on one line. */
const unbroken = (cell: string) => cell.replaceAll('–', '\u2060–\u2060')
