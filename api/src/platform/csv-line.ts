/** A line of comma-separated values (RFC 4180), safe to open in a spreadsheet. */
export function writeLine(cells: readonly string[]): string {
  return `${cells.map((cell) => quote(disarm(cell))).join(',')}\r\n`
}

function quote(cell: string): string {
  return /[",\r\n]|^\s|\s$/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell
}

// Spreadsheets run a cell that begins like a formula: an apostrophe before it makes it text. A cell that has the apostrophe
// already gets another, so that reading removes exactly what writing added. Numbers, including phone numbers, run nothing: a bank
// must get them without the apostrophe.

// Spreadsheets treat the full-width forms of these characters like the plain ones.
const formula = /^[\s']*[=+\-@＝＋－＠]|^'*[\t\r\n]/

const plainNumber = /^(?:-\d+(?:\.\d+)?|\+\d+)$/

function disarm(cell: string): string {
  return formula.test(cell) && !plainNumber.test(cell) ? `'${cell}` : cell
}

/** A cell as it was before writing. */
export function rearm(cell: string): string {
  return cell.startsWith("'") && formula.test(cell.slice(1)) ? cell.slice(1) : cell
}
