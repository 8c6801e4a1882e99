import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { App } from '../../platform/http/app.ts'
import { openApiDocument } from '../../platform/http/open-api/document.ts'
import { typeOf, type Schema } from './type-of.ts'

interface Operation {
  tags: string[]
  summary: string
  security: Record<string, []>[]
  parameters: { name: string; in: 'path' | 'query'; required: boolean; schema: Schema }[]
  requestBody?: { content: { 'application/json': { schema: Schema } } }
  responses: { 200: { content: { 'application/json': { schema: Schema } } } }
}

/**
 * A client in TypeScript for partners' programs, one file without a dependency, generated from the OpenAPI document:
 * a method for each of their calls, typed as the document says.
 */
export function makeClient(app: App): string {
  const document = openApiDocument(app) as {
    paths: Record<string, Record<string, Operation>>
    components: { schemas: Record<string, Schema> }
  }
  const { schemas } = document.components
  const methods = Object.entries(document.paths).flatMap(([path, operations]) =>
    Object.entries(operations)
      .filter(([, { tags }]) => tags.includes('partners'))
      .map(([method, operation]) => methodText(method, path, operation, schemas)),
  )
  // What stands round the methods: TypeScript that is sent as it is, and read by nobody here.
  const base = readFileSync(join(import.meta.dirname, 'client-base.txt'), 'utf8')
  return base.replace('  // METHODS\n', () => methods.join('\n'))
}

function methodText(
  method: string,
  path: string,
  operation: Operation,
  schemas: Readonly<Record<string, Schema>>,
): string {
  const { summary, parameters, requestBody, responses, security } = operation
  const body = requestBody?.content['application/json'].schema
  const fields: Schema = {
    type: 'object',
    properties: {
      ...Object.fromEntries(parameters.map(({ name, schema }) => [name, schema])),
      ...body?.properties,
    },
    required: [
      ...parameters.flatMap(({ name, required }) => (required ? [name] : [])),
      ...(body?.required ?? []),
    ],
  }
  const isFree = fields.required!.length === 0
  const answer = responses[200].content['application/json'].schema.properties!['data']!
  const proof = security.some((each) => 'csrf' in each)
  const takes = `input: ${typeOf(fields, schemas)}${isFree ? ' = {}' : ''}`
  const gives = typeOf(answer.properties!['data']!, schemas)
  const asked = `'${method.toUpperCase()}', '${path}', input${proof ? ', true' : ''}`
  return `  /** ${summary}. */
  ${nameOf(path)}(${takes}): Promise<${gives}> {
    return this.#call(${asked})
  }
`
}

/** `/api/app/Location/districts/search` → `districtsSearch`. */
function nameOf(path: string): string {
  const parts = path
    .split('/')
    .slice(4)
    .filter((part) => !part.startsWith('{'))
  const words = parts.length > 1 && parts[0] === 'GetFeeByCode' ? [parts[1]!] : parts
  const name = words
    .join('-')
    .replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
    .replace(/^\w/, (letter) => letter.toLowerCase())
  return name
}
