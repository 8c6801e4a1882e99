import { z } from 'zod'
import { schemaNames } from './schema-names.ts'

export type Json = Record<string, unknown>

/** The schemas of a document: each named one stands once, and is referred to. */
export class Schemas {
  readonly named: Record<string, Json> = {}

  /** Of a whole answer, or of what is asked. */
  of(schema: z.ZodType, io: 'input' | 'output'): Json {
    const converted = z.toJSONSchema(schema, {
      io,
      metadata: schemaNames,
      unrepresentable: 'any',
      override: ({ jsonSchema }) => tidy(jsonSchema as Json),
    })
    const { $schema: _, $defs = {}, ...rest } = converted as Json
    const defs = $defs as Record<string, Json>
    // What is sent and what comes back differ where something has a default.
    const names = new Map(Object.keys(defs).map((id) => [id, this.#nameFor(id, defs[id]!)]))
    for (const [id, name] of names) this.named[name] ??= referring(defs[id]!, names)
    return referring(rest, names)
  }

  /** The properties of an object, and which must be there. */
  fieldsOf(schema: z.ZodType): { properties: Record<string, Json>; required: Set<string> } {
    const { properties = {}, required = [] } = this.#whole(this.of(schema, 'input'))
    return {
      properties: properties as Record<string, Json>,
      required: new Set(required as string[]),
    }
  }

  #whole(schema: Json): Json {
    const name = typeof schema.$ref === 'string' ? schema.$ref.split('/').at(-1)! : ''
    return this.named[name] ?? schema
  }

  #nameFor(id: string, schema: Json): string {
    const own = JSON.stringify(schema)
    const known = this.#first.get(id)
    if (known === undefined) this.#first.set(id, own)
    return known === undefined || known === own ? id : `${id}Input`
  }

  readonly #first = new Map<string, string>()
}

/** As JSON Schema says it, and not only as Zod means it. */
function tidy(schema: Json): void {
  delete schema.id
  const { anyOf, propertyNames, additionalProperties } = schema
  // Anything, or null: anything.
  if (Array.isArray(anyOf) && anyOf.some((each) => Object.keys(each as Json).length === 0)) {
    delete schema.anyOf
  }
  const keys = (propertyNames as { enum?: string[] } | undefined)?.enum
  if (schema.required && keys) {
    schema.properties = Object.fromEntries(keys.map((key) => [key, additionalProperties]))
    delete schema.propertyNames
    schema.additionalProperties = false
  }
}

const inDefs = '#/$defs/'

function referring<T>(value: T, names: ReadonlyMap<string, string>): T {
  if (Array.isArray(value)) return value.map((each) => referring(each, names) as unknown) as T
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).map(([key, each]): [string, unknown] => {
    const isLocal = key === '$ref' && typeof each === 'string' && each.startsWith(inDefs)
    if (!isLocal) return [key, referring(each as unknown, names)]
    const id = each.slice(inDefs.length)
    return [key, `#/components/schemas/${names.get(id) ?? id}`]
  })
  return Object.fromEntries(entries) as T
}
