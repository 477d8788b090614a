import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import lucide from '@iconify-json/lucide/icons.json' with { type: 'json' }
import type { Plugin } from 'vite'

type Shape = [tag: string, attributes: Record<string, string>]

const listFile = fileURLToPath(new URL('./src/ui/icons.ts', import.meta.url))
const importOfIcons = /import \{([^}]+)\} from '(?:\.\.?\/)+(?:ui\/)?icons\.ts'/g
const drawing = '\0draw-icon'
const iconPrefix = 'icon:'

/** The attributes of every icon's frame, which its shapes need not repeat. */
const frame: Record<string, string> = {
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: '2',
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
}

/** What an icon is in a page: its shapes. Anything else that a screen gives, a class or a title, goes to the element. */
const draw = `import { createElement } from 'react'
const frame = { xmlns: 'http://www.w3.org/2000/svg', width: 24, height: 24, viewBox: '0 0 24 24', fill: 'none', stroke: 'currentColor', strokeWidth: 2, strokeLinecap: 'round', strokeLinejoin: 'round' }
export const draw = (...shapes) => (given) =>
  createElement('svg', { ...frame, ...given }, ...shapes.map((shape) => typeof shape === 'string' ? createElement('path', { d: shape }) : createElement(...shape)))`

/**
 * Takes the shapes of Lucide's icons and draws them in a few lines. An import from `ui/icons.ts` becomes one import for each icon,
 * so that a page fetches those that it shows and no others.
 */
export function drawIcons(): Plugin {
  return {
    name: 'makola:draw-icons',
    enforce: 'pre',
    resolveId: (source) => (source === drawing ? drawing : source.startsWith(iconPrefix) ? `\0${source}` : null),
    load(id) {
      if (id === drawing) return draw
      if (!id.startsWith(`\0${iconPrefix}`)) return null
      const shapes = shapesOf(id.slice(iconPrefix.length + 1))
      const list = shapes.map((shape) => JSON.stringify(isPathAlone(shape) ? shape[1].d : shape)).join(',')
      return `import { draw } from ${JSON.stringify(drawing)}\nexport default /* @__PURE__ */ draw(${list})`
    },
    transform: {
      filter: { code: /\/icons\.ts'/ },
      async handler(code) {
        this.addWatchFile(listFile)
        const icons = readNames(await readFile(listFile, 'utf8'))
        const split = (line: string, names: string) => importEach(line, names, icons)
        return { code: code.replaceAll(importOfIcons, split), map: null }
      },
    },
  }
}

/** Each export of `ui/icons.ts` with its icon's name. */
export function readNames(list: string): Map<string, string> {
  return new Map(
    [...list.matchAll(/^export const (\w+) = icon\('([\w-]+)'\)$/gm)].map(([, name = '', icon = '']) => [name, icon]),
  )
}

/** The lines stay in number, for the places that errors name. */
function importEach(line: string, names: string, icons: Map<string, string>): string {
  const imports = names.split(',').flatMap((entry) => {
    const [name = '', local = name] = entry.trim().split(' as ')
    if (name === '' || name.startsWith('type ')) return []
    return [`import ${local} from '${iconPrefix}${icons.get(name) ?? name}'`]
  })
  return imports.join('; ') + '\n'.repeat(line.split('\n').length - 1)
}

/**
 * Returns the shapes of an icon, without what its frame says already.
 * @throws Error for a name that the set does not have.
 */
export function shapesOf(name: string): Shape[] {
  const icon = (lucide.icons as Record<string, { body: string } | undefined>)[name]
  if (!icon) throw new Error(`Lucide has no icon "${name}".`)
  return [...icon.body.matchAll(/<(\w+)([^>]*)>/g)]
    .map(([, tag = '', attributes = '']): Shape => [tag, readAttributes(attributes)])
    .filter(([tag]) => tag !== 'g')
}

function readAttributes(text: string): Record<string, string> {
  const all = [...text.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, name = '', value = '']) => {
    const property = name.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
    return [property, value] as const
  })
  return Object.fromEntries(all.filter(([property, value]) => frame[property] !== value))
}

const isPathAlone = ([tag, attributes]: Shape) => tag === 'path' && Object.keys(attributes).join() === 'd'
