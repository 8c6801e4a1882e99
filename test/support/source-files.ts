import { globSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { parseSync } from 'vite'

export interface SourceFile {
  /** From the project's root: `server/order/place/place-order.ts`. */
  path: string
  /** The first two folders: `server/order`. */
  room: string
  text: string
  imports: Import[]
  /** Moments at which the file asks the machine for the present, as `line: what`. */
  clockReadings: string[]
  isTest: boolean
}

export interface Import {
  /** A path from the project's root, or the name of a package as it was written. */
  target: string
  isPackage: boolean
  /** Erased before it runs. */
  typeOnly: boolean
}

export const root = resolve(import.meta.dirname, '../..')

/** Every source file of the project, parsed. */
export function readSourceFiles(): SourceFile[] {
  return globSync('{bin,domain,sandbox,seed,server,test,web}/**/*.{ts,tsx,mjs}', { cwd: root })
    .toSorted()
    .map(readSourceFile)
}

export interface Node {
  type: string
  start: number
  [field: string]: unknown
}

/** Every node of a file, the outer before the inner. */
export function nodesOf({ path, text }: Pick<SourceFile, 'path' | 'text'>): Node[] {
  return nodesBelow(parseSync(path, text).program)
}

function readSourceFile(path: string): SourceFile {
  const text = readFileSync(join(root, path), 'utf8')
  const nodes = nodesOf({ path, text })
  return {
    path,
    text,
    room: path.split('/').slice(0, -1).slice(0, 2).join('/'),
    imports: nodes.flatMap((node) => importOf(path, node)),
    clockReadings: nodes.filter(readsClock).map(({ start }) => {
      const [line = ''] = text.slice(start).split('\n')
      return `${text.slice(0, start).split('\n').length}: ${line.trim()}`
    }),
    isTest: /^test\/|\.(test|e2e)\.tsx?$/.test(path),
  }
}

export function nodesBelow(value: unknown, found: Node[] = []): Node[] {
  if (Array.isArray(value)) {
    for (const item of value) nodesBelow(item, found)
  } else if (isNode(value)) {
    found.push(value)
    for (const key of Object.keys(value)) nodesBelow(value[key], found)
  }
  return found
}

export function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && 'start' in value
}

function importOf(path: string, node: Node): Import[] {
  const source = node['source']
  const written = isNode(source) ? source['value'] : undefined
  if (typeof written !== 'string') return []
  const isPackage = !/^[.#]/.test(written)
  return [{ target: targetOf(path, written), isPackage, typeOnly: isTypeOnly(node) }]
}

function targetOf(path: string, written: string): string {
  if (written.startsWith('#')) return written.slice(1)
  return written.startsWith('.') ? relative(root, join(root, dirname(path), written)) : written
}

function isTypeOnly(node: Node): boolean {
  if (node['importKind'] === 'type' || node['exportKind'] === 'type') return true
  const specifiers = node['specifiers']
  return (
    Array.isArray(specifiers) &&
    specifiers.length > 0 &&
    specifiers.every((each) => each.importKind === 'type' || each.exportKind === 'type')
  )
}

/** `new Date()`, `Date()` and `Date.now()`; a date made from a value is no reading. */
function readsClock(node: Node): boolean {
  const callee = node['callee']
  const isCall = node.type === 'NewExpression' || node.type === 'CallExpression'
  if (!isCall || !isNode(callee)) return false
  if (callee.type === 'MemberExpression')
    return isNamed(callee['object'], 'Date') && isNamed(callee['property'], 'now')
  const given = node['arguments']
  return isNamed(callee, 'Date') && Array.isArray(given) && given.length === 0
}

export function isNamed(value: unknown, name: string): boolean {
  return isNode(value) && value.type === 'Identifier' && value['name'] === name
}
