import { isNamed, isNode, type Node, nodesBelow, nodesOf, type SourceFile } from './source-files.ts'
import { tablesOfFromList, tablesOfSql, type TableUse } from './sql-tables.ts'

export interface CodeTables {
  path: string
  uses: TableUse[]
  named: string[]
  /** Statements that do not say which table they are for, as they were written. */
  untold: string[]
}

/** The tables that the files of a module read and write, in SQL and through Kysely's builder. */
export function tablesInCode(files: readonly Pick<SourceFile, 'path' | 'text'>[]): CodeTables[] {
  const parsed = files.map((file) => ({ path: file.path, nodes: nodesOf(file) }))
  const ofModule = textsIn(parsed.map(({ nodes }) => nodes))
  return parsed.map(({ path, nodes }) => {
    const found: CodeTables = { path, uses: [], named: [], untold: [] }
    const texts = [textsIn([nodes]), ofModule]
    for (const node of nodes) {
      noteSql(node, found, texts)
      noteBuilderCall(node, found)
    }
    return found
  })
}

/** What a name stands for in a module: texts that are put into statements. */
type Texts = ReadonlyMap<string, readonly Node[]>

/** Constants, what functions are given, and what they return, by their names. */
function textsIn(files: readonly Node[][]): Texts {
  const texts = new Map<string, Node[]>()
  const keep = (name: unknown, value: unknown) => {
    if (typeof name === 'string' && isNode(value))
      texts.set(name, [...(texts.get(name) ?? []), value])
  }
  for (const nodes of files) {
    const parameters = parametersIn(nodes)
    for (const node of nodes) {
      if (node.type === 'VariableDeclarator') keep(nameOf(node['id']), returned(node['init']))
      if (node.type === 'FunctionDeclaration') keep(nameOf(node['id']), returned(node))
      if (node.type !== 'CallExpression') continue
      const names = parameters.get(nameOf(node['callee']) ?? '') ?? []
      names.forEach((name, index) => keep(name, childrenOf(node, 'arguments')[index]))
    }
  }
  return texts
}

function parametersIn(nodes: readonly Node[]): Map<string, (string | undefined)[]> {
  const named = nodes.flatMap((node): [unknown, unknown][] => {
    if (node.type === 'VariableDeclarator') return [[node['id'], node['init']]]
    return node.type === 'FunctionDeclaration' ? [[node['id'], node]] : []
  })
  return new Map(
    named.flatMap(([id, made]) => {
      const name = nameOf(id)
      return name && isNode(made) ? [[name, childrenOf(made, 'params').map(nameOf)]] : []
    }),
  )
}

/** The text itself, or the one that a function gives. */
function returned(value: unknown): unknown {
  if (!isNode(value) || !/Function/.test(value.type)) return value
  const body = value['body']
  if (!isNode(body) || body.type !== 'BlockStatement') return body
  return nodesBelow(body).find(({ type }) => type === 'ReturnStatement')?.['argument']
}

function noteSql(node: Node, found: CodeTables, texts: readonly Texts[]): void {
  const text = textOf(node)
  if (text !== null && isSql(node, text)) noteText(text, tablesOfSql(text.sql), found, texts)
  const handed = tableHandedOn(node)
  if (handed) found.uses.push({ table: handed, does: 'writes' })
}

interface Text {
  sql: string
  holes: Node[]
}

function noteText(
  text: Text,
  { uses, named, holes }: ReturnType<typeof tablesOfSql>,
  found: CodeTables,
  texts: readonly Texts[],
): void {
  found.uses.push(...uses)
  found.named.push(...named)
  for (const number of holes) noteHole(text.holes[number]!, found, texts)
}

/** Where a table must stand, stands something else: a text of this module that begins with one. */
function noteHole(filled: Node, found: CodeTables, texts: readonly Texts[]): void {
  if (tableHandedOn(filled)) return
  const name = nameOf(filled.type === 'CallExpression' ? filled['callee'] : filled)
  const meant =
    texts.map((some) => some.get(name ?? '') ?? []).find((some) => some.length > 0) ?? []
  const inner = meant.map((node) => (tableHandedOn(node) ? { sql: '(', holes: [] } : textOf(node)))
  if (inner.length === 0 || inner.includes(null)) found.untold.push(`${found.path}: ${name}`)
  for (const text of inner) if (text) noteText(text, tablesOfFromList(text.sql), found, texts)
}

/** Told from a sentence by its first word; a part of a statement by the words that only SQL has. */
function isSql(node: Node, { sql }: Text): boolean {
  if (node.type === 'TaggedTemplateExpression') return isNamed(node['tag'], 'sql')
  const begins =
    /^\s*\(?\s*(select|insert into|update|delete from|with|from|join|left join|lock|truncate)\b/
  return (
    begins.test(sql) ||
    /\b(select|insert into|update|delete|join)\b[^]*\b(from|on|set|values)\b/.test(sql)
  )
}

function textOf(node: Node): Text | null {
  if (node.type === 'Literal' && typeof node['value'] === 'string')
    return { sql: node['value'], holes: [] }
  if (node.type === 'TaggedTemplateExpression' && isNode(node['quasi']))
    return textOf(node['quasi'])
  if (node.type !== 'TemplateLiteral') return null
  const parts = childrenOf(node, 'quasis').map(({ value }) => (value as { cooked: string }).cooked)
  const sql = parts.reduce((before, part, index) => `${before}\${${index - 1}}${part}`)
  return { sql, holes: childrenOf(node, 'expressions') }
}

/** `sql.table('password_lock')`: for a helper that writes any table of a form. */
function tableHandedOn(node: Node): string | null {
  const callee = node['callee']
  const [first] = childrenOf(node, 'arguments')
  const isTable =
    isNode(callee) && isNamed(callee['object'], 'sql') && isNamed(callee['property'], 'table')
  return isTable && first?.type === 'Literal' ? String(first['value']) : null
}

const reads = new Set(
  'selectFrom innerJoin leftJoin rightJoin fullJoin crossJoin from using'.split(' '),
)
const writes = new Set('insertInto updateTable deleteFrom mergeInto replaceInto'.split(' '))

function noteBuilderCall(node: Node, found: CodeTables): void {
  const callee = node['callee']
  if (node.type !== 'CallExpression' || !isNode(callee)) return
  const name = nameOf(callee['property']) ?? ''
  const does = writes.has(name) ? 'writes' : reads.has(name) ? 'reads' : null
  const isOther =
    isNode(callee['object']) &&
    /^(Array|Buffer|Readable|Uint8Array|Set)$/.test(nameOf(callee['object']) ?? '')
  const [first] = childrenOf(node, 'arguments')
  if (does === null || isOther || !first) return
  const given = first.type === 'ArrayExpression' ? childrenOf(first, 'elements') : [first]
  for (const each of given) {
    const table = each.type === 'Literal' ? /^[a-z_]+/.exec(String(each['value']))?.[0] : undefined
    if (table) found.uses.push({ table, does })
    else if (!/Function|Call/.test(each.type)) found.untold.push(`${found.path}: ${name}`)
  }
}

function nameOf(value: unknown): string | undefined {
  return isNode(value) && value.type === 'Identifier' ? String(value['name']) : undefined
}

function childrenOf(node: Node, key: string): Node[] {
  const value = node[key]
  return Array.isArray(value) ? value.filter(isNode) : []
}
