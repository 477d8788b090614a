/**
 * Returns the editor's HTML as the shop keeps it: an item holds its text without a paragraph around it, and nothing is empty
 * or begins or ends with a line break. An empty description is ''.
 */
export function writeDescription(html: string): string {
  return html
    .replaceAll('&nbsp;', ' ')
    .replace(/<(p|h3)>(?:\s|<br>)+/g, '<$1>')
    .replace(/(?:\s|<br>)+<\/(p|h3)>/g, '</$1>')
    .replace(/<(p|h3)><\/\1>/g, '')
    .replace(/<li><p>((?:(?!<\/p>).)*)<\/p>(?=<\/li>|<[uo]l>)/gs, '<li>$1')
    .replace(/<li><\/li>/g, '')
    .replace(/<(ul|ol)><\/\1>/g, '')
}
