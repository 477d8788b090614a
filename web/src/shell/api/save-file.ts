/** Downloads a file. */
export function saveFile(file: Blob, name: string): void {
  const address = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  URL.revokeObjectURL(address)
}

/** Downloads a table (CSV). */
export function saveTable(table: string, name: string): void {
  saveFile(new Blob([table], { type: 'text/csv;charset=utf-8' }), name)
}
