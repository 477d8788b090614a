/** A line of a table of comma-separated values (RFC 4180), as a spreadsheet may open it. */
export function writeLine(cells: readonly string[]): string {
  return `${cells.map((cell) => quote(disarm(cell))).join(',')}\r\n`
}

function quote(cell: string): string {
  return /[",\r\n]|^\s|\s$/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell
}

// A cell that begins like a formula is run by spreadsheets: an apostrophe before it makes it a text. One that has the
// apostrophe already gets another, so that reading takes away just what writing has put there. A number runs nothing,
// nor does one to call: a bank must get it without the apostrophe.

// Spreadsheets take the full-width forms of these signs for the signs themselves.
const formula = /^[\s']*[=+\-@＝＋－＠]|^'*[\t\r\n]/

const plainNumber = /^(?:-\d+(?:\.\d+)?|\+\d+)$/

function disarm(cell: string): string {
  return formula.test(cell) && !plainNumber.test(cell) ? `'${cell}` : cell
}

/** A cell as it was before it was written. */
export function rearm(cell: string): string {
  return cell.startsWith("'") && formula.test(cell.slice(1)) ? cell.slice(1) : cell
}
