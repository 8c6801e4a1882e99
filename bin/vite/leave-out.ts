import { parseAst } from 'vite'

/** What of a library's file never runs here. Parts are named, conditions and statements told by their text. */
export interface LeftOut {
  /** Functions and constants: by name, what stands in the place of a function's body or a constant's value. */
  parts?: Readonly<Record<string, string>>
  /** Conditions that never hold: what depends on them goes. */
  never?: readonly string[]
  /** Conditions that always hold: what else would be goes. */
  always?: readonly string[]
  /** Statements that begin so. */
  statements?: readonly string[]
}

interface Node {
  type: string
  start: number
  end: number
  [field: string]: unknown
}

interface Cut {
  start: number
  end: number
  text: string
}

/** The code without what is left out; fails where a part is not found, as after an update. */
export function leaveOut(code: string, unwanted: LeftOut): string {
  const missing = new Set(Object.values(namesOf(unwanted)).flat())
  let rest = code
  // From the outside in: what stood in a part that went is gone with it.
  for (let cuts = cutsOf(rest, unwanted, missing); cuts.length > 0;) {
    rest = cuts.reduceRight(
      (text, { start, end, text: instead }) => text.slice(0, start) + instead + text.slice(end),
      rest,
    )
    cuts = cutsOf(rest, unwanted, missing)
  }
  if (missing.size > 0) throw new Error(`Not found to be left out: ${[...missing].join(' | ')}`)
  return rest
}

function namesOf({ parts = {}, never = [], always = [], statements = [] }: LeftOut) {
  return { parts: Object.keys(parts), never, always, statements }
}

function cutsOf(code: string, unwanted: LeftOut, missing: Set<string>): Cut[] {
  const { parts = {}, never = [], always = [], statements = [] } = unwanted
  const textOf = ({ start, end }: Node) => code.slice(start, end).replaceAll(/\s+/g, ' ')
  const found = (name: string) => missing.delete(name)

  function cutOf(node: Node): Cut | null {
    if (node.type === 'FunctionDeclaration') {
      return replace(node['body'] as Node, (node['id'] as Node)['name'] as string, '{', '}')
    }
    if (node.type === 'VariableDeclarator' && node['init']) {
      return replace(node['init'] as Node, (node['id'] as Node)['name'] as string)
    }
    if (node.type === 'IfStatement') return cutOfCondition(node)
    if (!node.type.endsWith('Statement')) return null
    const text = textOf(node)
    const wanted = statements.find((beginning) => text.startsWith(beginning))
    if (wanted === undefined || text === ';') return null
    found(wanted)
    return { start: node.start, end: node.end, text: ';' }
  }

  function replace(node: Node, name: string, before = '', after = ''): Cut | null {
    const part = Object.hasOwn(parts, name) ? parts[name] : undefined
    if (part === undefined) return null
    found(name)
    const text = `${before}${part}${after}`
    return code.slice(node.start, node.end) === text ? null : { ...node, text }
  }

  function cutOfCondition(node: Node): Cut | null {
    const condition = textOf(node['test'] as Node)
    const isNever = never.includes(condition)
    if (!isNever && !always.includes(condition)) return null
    found(condition)
    const kept = (isNever ? node['alternate'] : node['consequent']) as Node | null
    return { start: node.start, end: node.end, text: kept ? code.slice(kept.start, kept.end) : ';' }
  }

  function collect(node: unknown): Cut[] {
    if (Array.isArray(node)) return node.flatMap(collect)
    if (node === null || typeof node !== 'object') return []
    const cut = 'type' in node ? cutOf(node as Node) : null
    return cut ? [cut] : Object.values(node).flatMap(collect)
  }
  return collect(parseAst(code).body).toSorted((one, other) => one.start - other.start)
}
