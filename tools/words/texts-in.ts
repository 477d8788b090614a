import { parseSync } from 'vite'

type Found = { line: number; text: string }
type SyntaxNode = { type: string; start: number; [field: string]: unknown }

/** Every text for readers that stands in a file of the web: between tags, in attributes, in strings that look like prose. */
export function textsIn(path: string, code: string): Found[] {
  const found: Found[] = []
  const add = (node: SyntaxNode, text: string) =>
    found.push({ line: code.slice(0, node.start).split('\n').length, text: text.trim().replace(/\s+/g, ' ') })
  walk(parseSync(path, code).program as unknown as SyntaxNode, (node) => {
    if (node.type === 'JSXText' && /\p{L}/u.test(String(node.value))) add(node, String(node.value))
    if (node.type === 'JSXAttribute') return readAttribute(node, add)
    if (node.type === 'Literal' && typeof node.value === 'string' && isProse(node.value)) add(node, node.value)
    if (node.type === 'TemplateLiteral' && readTemplate(node)) add(node, code.slice(node.start, Number(node.end)))
    return !isForPrograms(node)
  })
  return found
}

const forReaders =
  /^(aria-label|aria-description|title|placeholder|alt|label|text|heading|description|hint|note|empty)$/
const forMachines = /^(className|class|style|to|from|href|src|id|key|type|d|viewBox|sizes|media|rel)$/

/** @returns whether what is inside is to be read too */
function readAttribute(node: SyntaxNode, add: (node: SyntaxNode, text: string) => void): boolean {
  const name = String((node.name as { name?: unknown }).name)
  const value = node.value as SyntaxNode | null
  const isPlain = value?.type === 'Literal'
  if (isPlain && forReaders.test(name) && /\p{L}/u.test(String(value.value))) add(value, String(value.value))
  return !isPlain && !forMachines.test(name) && !/^class(Name)?$|ClassName$/.test(name)
}

/** Prose: a capital and small letters, or small words with spaces between; not the names of keys, headers and kinds of data. */
function isProse(text: string): boolean {
  if (
    /^(Escape|Enter|Space|Tab|Files|Home|End|Backspace|Delete|Page(Up|Down)|Arrow\w+|Bearer.*|[A-Z]\w*(-[A-Z]\w*)+|[A-Z][a-z]+[A-Z]\w*)$/.test(
      text,
    )
  )
    return false
  if (/^\P{L}*\p{Lu}\p{Ll}+(\P{L}|$)/u.test(text) && !/[=/[\]{}<>]/.test(text)) return true
  return /\p{Ll}{2,} \p{Ll}+ \p{Ll}{2,}/u.test(text) && !/[-_:[\]/=(){}]/.test(text)
}

/** Whether a template glues words to what is put into it, or has words between tags. */
function readTemplate(node: SyntaxNode): boolean {
  const parts = (node.quasis as { value: { cooked: string } }[]).map(({ value }) => value.cooked)
  const text = parts.join('0')
  if (text.startsWith('Bearer ')) return false
  if (text.includes('</')) return /\p{L}{2,}/u.test(text.replace(/<(style|script)\b.*?<\/\1>|<[^>]*>/gs, ''))
  if (/[-_[\]/=<>{}&?]|^\w+:/.test(text)) return isProse(parts[0] ?? '')
  return parts.some((part) => isProse(part) || /^ \p{L}{2,}/u.test(part) || /\p{L}{2,} $/u.test(part))
}

const programCalls =
  /^(Counter|Gauge|Histogram|cx|cva|RegExp|\w*Error|matchMedia|querySelector(All)?|closest|endsWith|Intl|getItem|setItem|Response|warn|raw|for|ProviderOut|circuitOf)$/

/**
 * Types, imports, classes of the style sheet, names of schema.org, what a metric counts, questions to the database, lines of the log, and errors that
 * only a developer meets.
 */
function isForPrograms(node: SyntaxNode): boolean {
  if (node.type === 'TaggedTemplateExpression') return (node.tag as { name?: string }).name === 'sql'
  if (/^(TS(Type|Literal|Union|Interface)|Import|Export(All|Named)Declaration$)/.test(node.type))
    return node.type !== 'ExportNamedDeclaration'
  if (node.type === 'Property') return (node.key as { value?: unknown }).value === '@type'
  if (node.type !== 'CallExpression' && node.type !== 'NewExpression') return false
  const callee = node.callee as { name?: string; object?: SyntaxNode; property?: { name?: string } }
  if (isLog(callee.object)) return true
  return programCalls.test(callee.name ?? callee.property?.name ?? '')
}

/** `log`, `console`, `platform.log`. */
function isLog(object: SyntaxNode | undefined): boolean {
  const { name, property } = (object ?? {}) as { name?: string; property?: { name?: string } }
  return /^(log|console)$/.test(name ?? property?.name ?? '')
}

function walk(node: SyntaxNode, visit: (node: SyntaxNode) => boolean): void {
  if (!visit(node)) return
  for (const value of Object.values(node)) {
    for (const child of Array.isArray(value) ? value : [value]) {
      if (typeof child === 'object' && child !== null && 'type' in child) walk(child as SyntaxNode, visit)
    }
  }
}

/**
 * Files of the API whose words are for no shopper and no seller: what a terminal, the log and the description of the API say,
 * and the names that formats of files, makers of programs and search terms have.
 */
const forOperators =
  /\/(backup|commands|config|count-answers|doctor|([a-z]+-)?invariants|measure(-[a-z]+)?|[a-z]+-metrics|log|main|open-platform|openapi(-page)?|health|pause-point|settings|parse-settings|read-secret-files|public-faults|refuse-printed-passwords|rehearse|restore|warn-about-[a-z-]+|seed|serve|tables|verify)\.ts$|\/platform\/(backup|database|messaging|metrics|storage)\/|-synonyms\.ts$|common-words\.ts$/
const namesOfFormats =
  /\/(describe-device|export-products|parse-ecb-\w+|parse-shopify-csv|product-table|read-table-head|settle-draft)\.ts$/
const names =
  /^(Airtel|Cube|Flutterwave|Helvetica|Lax|Makola|Orange Money|Paystack|Strict|Stripe|Tigo|Vodafone|Wave)$|^__Host-|^`Bearer|^`pinned |^nofollow /

/** Every text for readers that stands in a file of the API: none, but in files for operators and in names. */
export function textsOfApi(path: string, code: string): Found[] {
  if (forOperators.test(path) || namesOfFormats.test(path)) return []
  return textsIn(path, code).filter(({ text }) => !names.test(text))
}
