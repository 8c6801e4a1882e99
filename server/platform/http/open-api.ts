import { z } from 'zod'
import { platformRefusals, type DeclaredAccess, type Endpoint } from '#domain/contract.ts'
import { refusals, type RefusalCode } from '#domain/errors.ts'
import type { App } from './app.ts'
import type { RawRoute } from './raw-route.ts'

type Json = Record<string, unknown>

/** The OpenAPI 3.1 document, from the same schemas that validate. */
export function openApiDocument(app: App): Json {
  const paths: Record<string, Json> = {}
  for (const { endpoint } of app.routes.values()) {
    paths[endpoint.path] = {
      ...paths[endpoint.path],
      [endpoint.method.toLowerCase()]: operationOf(endpoint),
    }
  }
  for (const raw of app.rawRoutes.values()) {
    paths[raw.path] = { ...paths[raw.path], [raw.method.toLowerCase()]: rawOperationOf(raw) }
  }
  return {
    openapi: '3.1.0',
    info: { title: 'An Lành API', version: '1.0.0', description: apiDescription },
    servers: [{ url: '/api' }],
    paths: { ...systemPaths, ...paths },
    components: { schemas: { Error: errorSchema } },
  }
}

/** What the operator's tools ask for; served beside the contract. */
const systemPaths = {
  '/auth/csrf-token': plainGet('A token and its secret for writes authenticated by cookie'),
  '/health/live': plainGet('The process runs'),
  '/health/ready': plainGet('It can serve; 503 with the reason when it cannot'),
  '/metrics': plainGet('Prometheus figures, on loopback or with the token'),
}

function plainGet(summary: string): Json {
  return { get: { summary, tags: ['system'], responses: { 200: { description: 'Success' } } } }
}

/** Besides the refusals that an operation names, every one may give those of the platform. */
const apiDescription =
  'Success: { data }. Failure: { statusCode, errors: { code, message, fields? } }. ' +
  `Any operation may also answer ${platformRefusals.map(statusAndCode).join(', ')}. ` +
  'Money is whole đồng, points are whole points, times are ISO 8601 with offset.'

function statusAndCode(code: RefusalCode): string {
  return `${refusals[code].status} ${code}`
}

const errorSchema = {
  type: 'object',
  required: ['statusCode', 'errors'],
  properties: {
    statusCode: { type: 'integer' },
    errors: {
      type: 'object',
      required: ['code', 'message'],
      properties: {
        code: { type: 'string', enum: Object.keys(refusals) },
        message: { type: 'string' },
        fields: { type: 'object', additionalProperties: { type: 'string' } },
      },
    },
  },
}

function operationOf(endpoint: Endpoint): Json {
  const inQuery = endpoint.method === 'GET' || endpoint.method === 'DELETE'
  const { properties, required, inPath, parameters } = parametersOf(endpoint, inQuery)
  return {
    ...aboutOf(endpoint),
    parameters: [...parameters, ...(endpoint.idempotent ? idempotencyHeaders(endpoint) : [])],
    ...(inQuery ? {} : { requestBody: requestBody(properties, required, inPath) }),
    responses: responsesOf(endpoint),
  }
}

/** What is read from the path and the query; what comes back is told by its media type alone. */
function rawOperationOf(raw: RawRoute): Json {
  const { parameters } = raw.input ? parametersOf({ ...raw, input: raw.input }, true) : noParameters
  const content = raw.produces ? { content: { [raw.produces]: {} } } : {}
  return {
    ...aboutOf(raw),
    parameters,
    responses: { 200: { description: 'Success', ...content } },
  }
}

const noParameters = { parameters: [] }

function aboutOf(route: Pick<Endpoint, 'method' | 'path' | 'summary'> & DeclaredAccess): Json {
  const { realm, guests, permission, role } = route
  return {
    summary: route.summary,
    operationId: operationId(route),
    tags: [route.path.split('/')[1]],
    'x-access': { realm, guests, permission, role },
  }
}

function parametersOf({ path, input }: Pick<Endpoint, 'path' | 'input'>, inQuery: boolean) {
  const schema = jsonSchema(input, 'input')
  const properties = (schema.properties ?? {}) as Record<string, Json>
  const required = new Set((schema.required as string[] | undefined) ?? [])
  const inPath = new Set([...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1]!))
  const parameters = Object.entries(properties)
    .filter(([name]) => inPath.has(name) || inQuery)
    .map(([name, each]) => ({
      name,
      in: inPath.has(name) ? 'path' : 'query',
      required: inPath.has(name) || required.has(name),
      schema: each,
    }))
  return { properties, required, inPath, parameters }
}

/** A guest has no session that binds the key: a secret of the client does. */
function idempotencyHeaders({ guests }: DeclaredAccess): Json[] {
  const schema = { type: 'string', minLength: 8, maxLength: 128 }
  const key = { name: 'Idempotency-Key', in: 'header', required: true, schema }
  const secret = { name: 'Idempotency-Secret', in: 'header', required: false, schema }
  return guests ? [key, secret] : [key]
}

function requestBody(properties: Record<string, Json>, required: Set<string>, inPath: Set<string>) {
  const body = Object.entries(properties).filter(([name]) => !inPath.has(name))
  const schema = {
    type: 'object',
    properties: Object.fromEntries(body),
    required: body.map(([name]) => name).filter((name) => required.has(name)),
  }
  return { required: true, content: { 'application/json': { schema } } }
}

function responsesOf(endpoint: Endpoint): Json {
  const data = jsonSchema(endpoint.output, 'output')
  const schema = { type: 'object', required: ['data'], properties: { data } }
  const responses: Json = {
    200: { description: 'Success', content: { 'application/json': { schema } } },
  }
  const byStatus = Map.groupBy(
    new Set<RefusalCode>(['invalidInput', ...endpoint.errors]),
    (code) => refusals[code].status,
  )
  for (const [status, codes] of byStatus) {
    responses[status] = {
      description: codes.join(', '),
      content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
    }
  }
  return responses
}

function jsonSchema(schema: z.ZodType, io: 'input' | 'output'): Json {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' })
  return rest
}

function operationId(endpoint: Pick<Endpoint, 'method' | 'path'>): string {
  return `${endpoint.method.toLowerCase()}${endpoint.path.replace(/[^a-zA-Z0-9]+(\w?)/g, (_, next: string) => next.toUpperCase())}`
}
