import type { Plugin } from 'vite'
import { parseAst } from 'vite'

/**
 * The browser calls endpoints by method and path, and asks whether their screen tells a failure; whatever else
 * they declare (schemas, actors, caches) is the server's. In the client build the contract's files lose it, and with the last schema the whole
 * validation library leaves the first load. Forms validate with `domain/kernel/fields.ts`, which
 * stays whole and is loaded with them. The back office draws its forms from schemas and keeps them.
 */
export function withoutSchemas(): Plugin {
  return {
    name: 'without-schemas',
    apply: ({ mode }, { isSsrBuild }) => !isSsrBuild && mode !== 'backoffice',
    transform: {
      filter: { id: /\/domain\/(?:(?:[\w-]+\/)+(?:\w+-)*api|contract)\.ts$/ },
      handler: (code, id) =>
        id.endsWith('/contract.ts') || code.includes('endpoint(')
          ? { code: removeSchemas(code), map: null }
          : null,
    },
  }
}

interface Node {
  type: string
  start: number
  end: number
  [field: string]: unknown
}

interface Range {
  start: number
  end: number
}

/** JavaScript of one contract file without what is the server's. */
export function removeSchemas(code: string): string {
  const schemas = new Set(['z', ...importedSchemas(code)])
  const unwanted: Range[] = []
  for (const statement of (parseAst(code) as unknown as { body: Node[] }).body) {
    const declaration = (statement['declaration'] ?? statement) as Node
    if (declaration.type !== 'VariableDeclaration') continue
    for (const { id, init } of declaration['declarations'] as { id: Node; init: Node }[]) {
      if (isEndpoint(init)) unwanted.push(...serverProperties(init))
      else if (init && !isFunction(init) && mentions(init, schemas)) {
        schemas.add(id['name'] as string)
        unwanted.push(statement)
      }
    }
  }
  // An endpoint that nobody calls here is left out.
  const rest = cut(code, unwanted).replaceAll('= endpoint(', '= /* @__PURE__ */ endpoint(')
  return withoutUnusedImports(rest)
}

/** What other files give a contract is named after what it is: `phoneField`, `voucherTermsSchema`. */
function importedSchemas(code: string): string[] {
  const { body } = parseAst(code) as unknown as { body: Node[] }
  return body
    .filter((statement) => statement.type === 'ImportDeclaration')
    .flatMap((statement) => statement['specifiers'] as Node[])
    .map(({ local }) => (local as Node)['name'] as string)
    .filter((name) => /(?:Field|Schema)$|^page(?:Input|Of)$/.test(name))
}

/** An import of a schema that another file has lost would not be found. */
function withoutUnusedImports(code: string): string {
  const { body } = parseAst(code) as unknown as { body: Node[] }
  const rest = body.filter((statement) => statement.type !== 'ImportDeclaration')
  const unused = body
    .filter((statement) => statement.type === 'ImportDeclaration')
    .flatMap((statement) => {
      const specifiers = statement['specifiers'] as Node[]
      const kept = specifiers.filter(({ local }) =>
        mentions(rest, new Set([(local as Node)['name'] as string])),
      )
      return kept.length === specifiers.length ? [] : [{ statement, kept }]
    })
  return unused.reduceRight(
    (text, { statement, kept }) =>
      text.slice(0, statement.start) + importOf(code, statement, kept) + text.slice(statement.end),
    code,
  )
}

function importOf(code: string, statement: Node, specifiers: readonly Node[]): string {
  if (specifiers.length === 0) return ''
  const names = specifiers.map(({ start, end }) => code.slice(start, end)).join(', ')
  const source = statement['source'] as Node
  return `import { ${names} } from ${code.slice(source.start, source.end)}`
}

function isEndpoint(init: Node | null): init is Node {
  const callee = init?.type === 'CallExpression' ? (init['callee'] as Node) : null
  return callee?.['name'] === 'endpoint'
}

function isFunction(node: Node): boolean {
  return node.type === 'ArrowFunctionExpression' || node.type === 'FunctionExpression'
}

const browsers = new Set(['method', 'path', 'errorsShownInPlace'])

function serverProperties(call: Node): Range[] {
  const properties = (call['arguments'] as Node[])[0]!['properties'] as Node[]
  return (
    properties
      // A spread endpoint has no key of its own and has lost its own where it was declared.
      .filter(({ key }) => key && !browsers.has((key as Node)['name'] as string))
      .map(({ start, end }) => ({ start, end: end + 1 }))
  )
}

/** Whether any of the names is used somewhere below the node. */
function mentions(node: unknown, names: ReadonlySet<string>): boolean {
  if (Array.isArray(node)) return node.some((one) => mentions(one, names))
  if (node === null || typeof node !== 'object') return false
  const { type, name } = node as { type?: string; name?: string }
  if (type === 'Identifier') return names.has(name!)
  return Object.values(node).some((value) => mentions(value, names))
}

function cut(code: string, ranges: readonly Range[]): string {
  const ordered = ranges.toSorted((one, other) => other.start - one.start)
  return ordered.reduce((text, { start, end }) => text.slice(0, start) + text.slice(end), code)
}
