import sanitizeHtml from 'sanitize-html'

const options: sanitizeHtml.IOptions = {
  allowedTags: ['p', 'br', 'strong', 'em', 'ul', 'ol', 'li', 'h3', 'a'],
  allowedAttributes: { a: ['href', 'rel'] },
  allowedSchemes: ['http', 'https'],
  allowProtocolRelative: false,
  transformTags: {
    a: (tagName, { href }) => ({
      tagName,
      attribs: { ...(href !== undefined && { href }), rel: 'nofollow noopener noreferrer' },
    }),
    b: 'strong',
    i: 'em',
  },
}

/** Reduces a seller's HTML to what a description needs: text, lists, a heading, links to other sites. Never a script. */
export function sanitizeDescription(html: string): string {
  return sanitizeHtml(html, options).trim()
}
