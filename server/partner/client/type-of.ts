/** As much of JSON Schema as our document has. */
export interface Schema {
  $ref?: string
  type?: string | readonly string[]
  const?: unknown
  enum?: unknown[]
  anyOf?: Schema[]
  items?: Schema
  properties?: Record<string, Schema>
  required?: string[]
}

/** A schema as a TypeScript type, references written out. */
export function typeOf(schema: Schema, schemas: Readonly<Record<string, Schema>>): string {
  if (schema.$ref) return typeOf(schemas[schema.$ref.split('/').at(-1)!]!, schemas)
  if (schema.const !== undefined) return JSON.stringify(schema.const)
  if (schema.enum) return schema.enum.map((each) => JSON.stringify(each)).join(' | ')
  if (schema.anyOf) return schema.anyOf.map((each) => typeOf(each, schemas)).join(' | ')
  if (Array.isArray(schema.type)) {
    return schema.type.map((each: string) => typeOf({ ...schema, type: each }, schemas)).join(' | ')
  }
  if (schema.type === 'array') return `Array<${typeOf(schema.items ?? {}, schemas)}>`
  if (schema.type === 'object' && schema.properties) return objectOf(schema, schemas)
  return plainTypes[(schema.type as string | undefined) ?? ''] ?? 'unknown'
}

const plainTypes: Readonly<Record<string, string>> = {
  string: 'string',
  integer: 'number',
  number: 'number',
  boolean: 'boolean',
  null: 'null',
  object: 'Record<string, unknown>',
}

function objectOf(
  { properties = {}, required = [] }: Schema,
  schemas: Readonly<Record<string, Schema>>,
): string {
  const fields = Object.entries(properties).map(
    ([name, each]) => `${name}${required.includes(name) ? '' : '?'}: ${typeOf(each, schemas)}`,
  )
  return `{ ${fields.join('; ')} }`
}
