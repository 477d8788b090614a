import { createElement, type ReactNode } from 'react'

/** A page as React wrote it, read back: its elements with their attributes, and the text between them. */
export type HtmlNode = string | { tag: string; attributes: Record<string, string>; children: HtmlNode[]; raw?: string }

const empty = new Set(['area', 'br', 'col', 'hr', 'img', 'input', 'link', 'meta', 'source', 'track', 'wbr'])
/** Attributes that are there or not. */
const flags = new Set('async checked defer disabled hidden inert multiple open readonly required selected'.split(' '))
/** Elements whose content is not markup. */
const unread = new Set(['script', 'style'])
const token = /<!--[\s\S]*?-->|<!doctype[^>]*>|<\/([\w-]+)>|<([\w:-]+)((?:\s+[\w:-]+(?:="[^"]*")?)*)\s*\/?>|[^<]+/gi
const attribute = /([\w:-]+)(?:="([^"]*)")?/g
const characters: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" }

/** Reads the HTML of a page that React has written; any other HTML may be read wrongly. */
export function readHtml(html: string): HtmlNode[] {
  const top: HtmlNode[] = []
  const open = [{ tag: '', children: top }]
  token.lastIndex = 0
  for (let found = token.exec(html); found; found = token.exec(html)) {
    const [text, closed, tag, attributes = ''] = found
    const { children = top } = open.at(-1) ?? {}
    if (closed) open.pop()
    else if (tag) {
      const element = { tag, attributes: readAttributes(attributes), children: [] as HtmlNode[] }
      children.push(unread.has(tag) ? Object.assign(element, { raw: readRaw(html, tag) }) : element)
      if (!empty.has(tag) && !unread.has(tag) && !text.endsWith('/>')) open.push(element)
    } else if (!text.startsWith('<!')) children.push(decode(text))
  }
  return top
}

/** The content up to the closing tag, which is passed over. */
function readRaw(html: string, tag: string): string {
  const from = token.lastIndex
  const end = html.indexOf(`</${tag}>`, from)
  token.lastIndex = end + tag.length + 3
  return html.slice(from, end)
}

function readAttributes(text: string): Record<string, string> {
  return Object.fromEntries([...text.matchAll(attribute)].map(([, name = '', value = '']) => [name, decode(value)]))
}

function decode(text: string): string {
  return text.replace(/&(#x27|\w+);/g, (whole, name: string) => characters[name] ?? whole)
}

/** Makes the elements of a page anew, as its components do for each visitor. */
export function toElements(nodes: readonly HtmlNode[]): ReactNode[] {
  return nodes.map((node, key) => {
    if (typeof node === 'string') return node
    const { tag, attributes, children, raw } = node
    // Attributes by their names in HTML: React takes and writes them all, except for these.
    const { style, class: className, ...others } = attributes
    const given = Object.entries(others).map(([name, value]) => [name, flags.has(name) || value])
    const props = {
      ...Object.fromEntries(given),
      ...(className !== undefined && { className }),
      ...(style !== undefined && { style: readStyle(style) }),
      key,
    }
    if (raw !== undefined) return createElement(tag, { ...props, dangerouslySetInnerHTML: { __html: raw } })
    return empty.has(tag) ? createElement(tag, props) : createElement(tag, props, ...toElements(children))
  })
}

function readStyle(style: string): Record<string, string> {
  const rules = style.split(';').map((rule) => rule.split(/:(.*)/s))
  return Object.fromEntries(rules.map(([name = '', value = '']) => [name.trim(), value]))
}
