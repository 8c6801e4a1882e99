import { globSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseSync } from 'vite'

export interface ShownText {
  /** From the project's root. */
  path: string
  line: number
  text: string
}

const root = resolve(import.meta.dirname, '../..')
const vietnamese = /[à-ãèéêìíò-õùúýăđĩũơưạ-ỹ]/i

/** Every piece of Vietnamese in the product's source that a person may come to read. */
export function readShownTexts(): ShownText[] {
  const sources = globSync('{domain,sandbox,seed,server,web}/**/*.{ts,tsx}', { cwd: root })
    .filter((path) => !/\.(test|e2e)\.tsx?$/.test(path))
    .toSorted()
  return sources.flatMap((path) => textsOf(path, readFileSync(join(root, path), 'utf8')))
}

export function textsOf(path: string, source: string): ShownText[] {
  if (!vietnamese.test(source)) return []
  const { program } = parseSync(path, source)
  const texts: ShownText[] = []
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) return value.forEach(visit)
    if (typeof value !== 'object' || value === null) return
    const node = value as Readonly<Record<string, unknown>>
    const text = textOf(node)
    if (text !== undefined && vietnamese.test(text))
      texts.push(...linesOf(path, source, Number(node['start']), text))
    Object.values(node).forEach(visit)
  }
  visit(program)
  return texts
}

function textOf(node: Readonly<Record<string, unknown>>): string | undefined {
  const { type, value } = node
  if (type === 'TemplateElement') return (value as { raw: string }).raw
  return (type === 'Literal' || type === 'JSXText') && typeof value === 'string' ? value : undefined
}

/** A page of content is one long template: each of its lines is a text of its own. */
function linesOf(path: string, source: string, start: number, text: string): ShownText[] {
  const first = source.slice(0, start).split('\n').length
  return text.split('\n').map((line, index) => ({ path, line: first + index, text: line }))
}
