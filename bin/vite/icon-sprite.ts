import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Plugin } from 'vite'

/**
 * Every icon that the web names stands once in one file, and pages point at it: drawn into each page they
 * were a sixth of it, and nine kilobytes of the first load's script. Applications and server are built
 * apart, so the file's name comes from what the sources import and is the same in all of them.
 */
export function iconSprite(): Plugin {
  let root = ''
  let url = ''
  let isServer = false
  return {
    name: 'icon-sprite',
    configResolved: (config) => {
      root = config.root
      isServer = Boolean(config.build.ssr)
    },
    async buildStart() {
      const source = await drawSprite(root, iconsOf(root))
      const hash = createHash('sha256').update(source).digest('base64url').slice(0, 8)
      const fileName = `assets/icons-${hash}.svg`
      url = `/${fileName}`
      if (!isServer) this.emitFile({ type: 'asset', fileName, source })
    },
    transform: {
      filter: { id: /\/lucide-react\/dist\/esm\/(?:createLucideIcon|icons\/[\w-]+)\.mjs$/ },
      handler: (code, id) => {
        if (id.endsWith('/createLucideIcon.mjs')) return { code: createIcon(url), map: null }
        // An icon's other names lead to its own.
        return otherName.test(code) ? null : { code: iconNamed(nameOf(id)), map: null }
      },
    },
  }
}

/** The names of the icons that the sources import, each once. */
function iconsOf(root: string): string[] {
  const files = globSync('web/**/*.{ts,tsx}', { cwd: root })
  const imports = files.flatMap((file) => [
    ...readFileSync(join(root, file), 'utf8').matchAll(/from 'lucide-react\/icons\/([\w-]+)'/g),
  ])
  return [...new Set(imports.map(([, name]) => name!))].toSorted()
}

type Part = [tag: string, attributes: Record<string, string>]

async function drawSprite(root: string, imported: readonly string[]): Promise<string> {
  const folder = join(root, 'node_modules/lucide-react/dist/esm/icons')
  const fileOf = (name: string) => join(folder, `${name}.mjs`)
  const names = imported.map(
    (name) => otherName.exec(readFileSync(fileOf(name), 'utf8'))?.[1] ?? name,
  )
  const symbols = await Promise.all(
    [...new Set(names)].map(async (name) => {
      const { __iconData: icon } = (await import(pathToFileURL(fileOf(name)).href)) as {
        __iconData: { node: Part[] }
      }
      return `<symbol id="${name}" viewBox="0 0 24 24">${icon.node.map(drawPart).join('')}</symbol>`
    }),
  )
  return `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>`
}

const otherName = /^export \{ default \} from '\.\/([\w-]+)\.mjs'/m

function drawPart([tag, attributes]: Part): string {
  // What React tells parts apart by is no part of the drawing.
  const drawn = Object.entries(attributes).filter(([name]) => name !== 'key')
  return `<${tag}${drawn.map(([name, value]) => ` ${name}="${value}"`).join('')}/>`
}

function nameOf(id: string): string {
  return /([\w-]+)\.mjs$/.exec(id)![1]!
}

function iconNamed(name: string): string {
  return `import createIcon from '../createLucideIcon.mjs'\nexport default /* @__PURE__ */ createIcon('${name}')`
}

/** Size, ink and stroke are those of the class `icon` (web/styles/app.css). */
function createIcon(url: string): string {
  return `
import { createElement } from 'react'

export default function createIcon(name) {
  const drawing = createElement('use', { href: '${url}#' + name })
  return ({ className, ...rest }) =>
    createElement(
      'svg',
      { 'aria-hidden': true, ...rest, className: className ? 'icon ' + className : 'icon' },
      drawing,
    )
}
`
}
