/** The parts of a page's node that are read. */
export type RichNode = {
  nodeName: string
  textContent: string | null
  childNodes: ArrayLike<RichNode>
  getAttribute?: (name: string) => string | null
}

const marks: Record<string, string> = { B: 'strong', STRONG: 'strong', I: 'em', EM: 'em' }
const blocks: Record<string, string> = { P: 'p', DIV: 'p', H3: 'h3', UL: 'ul', OL: 'ol', LI: 'li' }

/**
 * Returns the editor's content as the HTML that a description may have: paragraphs, bold, italic, lists and links. Browsers write
 * all kinds of markup into it; nothing else is kept.
 */
export function readRichText(root: RichNode): string {
  return readBlocks(children(root))
}

/** Blocks stay, and text between them becomes paragraphs. */
function readBlocks(nodes: RichNode[]): string {
  let html = ''
  let line = ''
  const endLine = () => {
    if (hasText(line)) html += `<p>${trimBreaks(line)}</p>`
    line = ''
  }
  for (const node of nodes) {
    if (blocks[node.nodeName]) {
      endLine()
      html += readBlock(node)
    } else {
      line += readInline(node)
    }
  }
  endLine()
  return html
}

function readBlock(node: RichNode): string {
  const tag = blocks[node.nodeName] ?? 'p'
  if (tag === 'ul' || tag === 'ol') {
    const items = children(node)
      .map((item) => trimBreaks(readInline(item)))
      .filter(hasText)
    return items.length === 0 ? '' : `<${tag}>${items.map((item) => `<li>${item}</li>`).join('')}</${tag}>`
  }
  // A browser may put a list into a paragraph.
  if (children(node).some(({ nodeName }) => blocks[nodeName])) return readBlocks(children(node))
  const text = trimBreaks(children(node).map(readInline).join(''))
  return hasText(text) ? `<${tag}>${text}</${tag}>` : ''
}

function readInline(node: RichNode): string {
  if (node.nodeName === '#text') return escapeText(node.textContent ?? '')
  if (node.nodeName === 'BR') return '<br>'
  const text = children(node).map(readInline).join('')
  const mark = marks[node.nodeName]
  if (mark) return hasText(text) ? `<${mark}>${text}</${mark}>` : ''
  const address = node.nodeName === 'A' ? node.getAttribute?.('href') : undefined
  return address && /^https?:\/\//i.test(address) ? `<a href="${escapeText(address)}">${text}</a>` : text
}

function children(node: RichNode): RichNode[] {
  return Array.from(node.childNodes)
}

function hasText(html: string): boolean {
  return html.replace(/<[^>]*>/g, '').trim() !== ''
}

function trimBreaks(html: string): string {
  return html.replace(/^(?:\s|<br>)+|(?:\s|<br>)+$/g, '')
}

function escapeText(text: string): string {
  return text
    .replaceAll('\u00a0', ' ')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}
