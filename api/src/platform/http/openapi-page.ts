import { createHash } from 'node:crypto'
import { html, raw } from 'hono/html'
import type { describeApi, Operation, Parameter } from './openapi.ts'

const style = `
:root { color-scheme: light dark; --line: light-dark(#ddd, #444); --quiet: light-dark(#555, #aaa) }
body { font: 16px/1.5 system-ui, sans-serif; max-width: 60rem; margin: 0 auto; padding: 1rem }
h2 { margin-top: 2.5rem; text-transform: capitalize }
details { border: 1px solid var(--line); border-radius: .5rem; margin: .5rem 0; padding: .5rem .75rem }
summary { cursor: pointer; overflow-wrap: anywhere }
code, pre { font: .875rem/1.5 ui-monospace, monospace }
pre { overflow-x: auto; padding: .75rem; border: 1px solid var(--line); border-radius: .5rem }
b { display: inline-block; min-width: 4rem; text-transform: uppercase }
.quiet { color: var(--quiet) }
`

/** The page has its one style sheet and nothing else: no script, nothing from another host. */
export const pagePolicy = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`

type Description = ReturnType<typeof describeApi>

/** The API for a person to read, from the same document that machines get. */
export function renderApiPage({ info, tags, paths, components }: Description) {
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  )
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${info.title}</title>
<style>${raw(style)}</style>
</head>
<body>
<main>
<h1>${info.title}</h1>
<p>${info.description} For machines: <a href="openapi.json">openapi.json</a>.</p>
${tags.map(
  ({ name }) => html`<h2>${name}</h2>
${operations.filter(({ operation }) => operation.tags.includes(name)).map(renderOperation)}`,
)}
<h2>Shapes</h2>
${Object.entries(components.schemas).map(
  ([name, schema]) =>
    html`<details id="${name}"><summary><code>${name}</code></summary>${renderJson(schema)}</details>`,
)}
</main>
</body>
</html>`
}

function renderOperation({ path, method, operation }: { path: string; method: string; operation: Operation }) {
  const { operationId, summary, parameters = [], requestBody, responses, security } = operation
  return html`<details id="${operationId}">
<summary><b>${method}</b> <code>/api${path}</code> ${summary}</summary>
${security?.some((scheme) => 'accessToken' in scheme) ? html`<p>Needs an access token.</p>` : ''}
${parameters.length > 0 ? html`<h3>Parameters</h3><ul>${parameters.map(renderParameter)}</ul>` : ''}
${requestBody ? html`<h3>Body</h3>${renderJson(Object.values(requestBody.content)[0]?.schema)}` : ''}
<h3>Answers</h3>
${Object.entries(responses).map(([status, reply]) => {
  // A reference names its problems; an answer brings its shape.
  if ('$ref' in reply) return html`<p><code>${status}</code> ${reply.$ref.split('/').at(-1)?.replaceAll('.', ', ')}</p>`
  const schema = Object.values(reply.content ?? {})[0]?.schema
  return html`<p><code>${status}</code> ${reply.description}</p>${schema ? renderJson(schema) : ''}`
})}
</details>`
}

function renderParameter({ name, in: place, required, description, schema }: Parameter) {
  const says = description ?? JSON.stringify(schema)
  return html`<li><code>${name}</code> <span class="quiet">${place}${required ? ', required' : ''}</span> ${says}</li>`
}

function renderJson(value: unknown) {
  return html`<pre tabindex="0">${JSON.stringify(value, null, 2)}</pre>`
}
