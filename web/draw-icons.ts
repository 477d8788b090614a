import { pathToFileURL } from 'node:url'
import type { Plugin } from 'vite'

type Icon = { __iconData: { node: [tag: string, attributes: Record<string, string>][] } }

const drawing = '\0draw-icon'

/** What an icon is in a page: its shapes. Anything else that a screen gives, a class or a title, goes to the element. */
const draw = `import { createElement } from 'react'
const frame = { xmlns: 'http://www.w3.org/2000/svg', width: 24, height: 24, viewBox: '0 0 24 24', fill: 'none', stroke: 'currentColor', strokeWidth: 2, strokeLinecap: 'round', strokeLinejoin: 'round' }
export const draw = (...shapes) => (given) =>
  createElement('svg', { ...frame, ...given }, ...shapes.map((shape) => typeof shape === 'string' ? createElement('path', { d: shape }) : createElement(...shape)))`

/**
 * Takes the shapes of lucide's icons and draws them in a few lines. Its own component also knows contexts, sizes, older names and
 * other frameworks, which is a kilobyte on every page.
 */
export function drawIcons(): Plugin {
  return {
    name: 'makola:draw-icons',
    enforce: 'pre',
    resolveId: (source) => (source === drawing ? drawing : null),
    async load(id) {
      if (id === drawing) return draw
      if (!/\/lucide-react\/dist\/esm\/icons\/[\w-]+\.mjs$/.test(id)) return null
      const { __iconData: icon }: Partial<Icon> = await import(pathToFileURL(id).href)
      // An older name of another icon.
      if (!icon) return null
      const shapes = icon.node.map(([tag, { key: _, ...attributes }]) =>
        tag === 'path' && Object.keys(attributes).length === 1 ? attributes.d : [tag, attributes],
      )
      const list = shapes.map((shape) => JSON.stringify(shape)).join(',')
      return `import { draw } from ${JSON.stringify(drawing)}\nexport default /* @__PURE__ */ draw(${list})`
    },
  }
}
