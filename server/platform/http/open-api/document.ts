import { brandName } from '#domain/brand/current-brand.ts'
import { platformRefusals, type DeclaredAccess, type Endpoint } from '#domain/contract.ts'
import { refusals, type RefusalCode } from '#domain/errors.ts'
import type { App } from '../app.ts'
import type { RawRoute } from '../raw-route.ts'
import { Schemas, type Json } from './schemas.ts'
import { tagDescriptions, tagOf } from './tags.ts'
import { securityOf, securitySchemes } from './security.ts'

/** The OpenAPI 3.1 document, from the same schemas that validate. */
export function openApiDocument(app: App): Json {
  const schemas = new Schemas()
  const paths: Record<string, Json> = {}
  for (const { endpoint } of app.routes.values()) {
    paths[endpoint.path] = {
      ...paths[endpoint.path],
      [endpoint.method.toLowerCase()]: operationOf(endpoint, schemas),
    }
  }
  for (const raw of app.rawRoutes.values()) {
    const operation = rawOperationOf(raw, schemas)
    paths[raw.path] = { ...paths[raw.path], [raw.method.toLowerCase()]: operation }
  }
  const all = { ...systemPaths, ...paths }
  return {
    openapi: '3.1.0',
    info: {
      title: `${brandName()} API`,
      version: '1.0.0',
      description: apiDescription,
      license: { name: 'Proprietary', identifier: 'LicenseRef-Proprietary' },
    },
    servers: [{ url: '/api' }],
    tags: tagsOf(all),
    paths: all,
    components: { schemas: { Error: errorSchema, ...schemas.named }, securitySchemes },
  }
}

function tagsOf(paths: Record<string, Json>): Json[] {
  const operations = Object.values(paths).flatMap(Object.values) as { tags: string[] }[]
  const names = new Set(operations.flatMap(({ tags }) => tags))
  return [...names].toSorted().map((name) => ({ name, description: tagDescriptions[name] }))
}

/** What the operator's tools ask for; served beside the contract. */
const systemPaths = {
  '/auth/csrf-token': plainGet(
    'getCsrfToken',
    'A token and its secret for writes authenticated by cookie',
  ),
  '/health/live': plainGet('getLive', 'The process runs'),
  '/health/ready': plainGet('getReady', 'It can serve; 503 with the reason when it cannot'),
  '/metrics': plainGet('getMetrics', 'Prometheus figures, on loopback or with the token'),
}

function plainGet(id: string, summary: string): Json {
  const responses = { 200: { description: 'Success' }, ...refused(['rateLimited', 'notFound']) }
  return { get: { operationId: id, summary, tags: ['system'], security: [], responses } }
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

function operationOf(endpoint: Endpoint, schemas: Schemas): Json {
  const inQuery = endpoint.method === 'GET' || endpoint.method === 'DELETE'
  const { properties, required, inPath, parameters } = parametersOf(endpoint, inQuery, schemas)
  return {
    ...aboutOf(endpoint),
    parameters: [...parameters, ...(endpoint.idempotent ? idempotencyHeaders(endpoint) : [])],
    ...(inQuery ? {} : { requestBody: requestBody(properties, required, inPath) }),
    responses: responsesOf(endpoint, schemas),
  }
}

/** What is read from the path and the query; what comes back is told by its media type alone. */
function rawOperationOf(raw: RawRoute, schemas: Schemas): Json {
  const { parameters } = raw.input
    ? parametersOf({ ...raw, input: raw.input }, true, schemas)
    : noParameters
  const content = raw.produces ? { content: { [raw.produces]: {} } } : {}
  return {
    ...aboutOf(raw),
    parameters,
    responses: { 200: { description: 'Success', ...content }, ...refused(['invalidInput']) },
  }
}

const noParameters = { parameters: [] }

function aboutOf(route: Pick<Endpoint, 'method' | 'path' | 'summary'> & DeclaredAccess): Json {
  const { realm, guests, permission, role, scope } = route
  return {
    summary: route.summary,
    operationId: operationId(route),
    tags: [tagOf(route)],
    security: securityOf(route),
    'x-access': { realm, guests, permission, role, scope },
  }
}

function parametersOf(
  { path, input }: Pick<Endpoint, 'path' | 'input'>,
  inQuery: boolean,
  schemas: Schemas,
) {
  const { properties, required } = schemas.fieldsOf(input)
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

function responsesOf(endpoint: Endpoint, schemas: Schemas): Json {
  const data = schemas.of(endpoint.output, 'output')
  const schema = { type: 'object', required: ['data'], properties: { data } }
  return {
    200: { description: 'Success', content: { 'application/json': { schema } } },
    ...refused(['invalidInput', ...endpoint.errors]),
  }
}

/** What is answered with an error, by its status. */
function refused(errors: readonly RefusalCode[]): Json {
  const byStatus = Map.groupBy(new Set(errors), (code) => refusals[code].status)
  const schema = { $ref: '#/components/schemas/Error' }
  return Object.fromEntries(
    [...byStatus].map(([status, codes]) => [
      status,
      { description: codes.join(', '), content: { 'application/json': { schema } } },
    ]),
  )
}

function operationId(endpoint: Pick<Endpoint, 'method' | 'path'>): string {
  return `${endpoint.method.toLowerCase()}${endpoint.path.replace(/[^a-zA-Z0-9]+(\w?)/g, (_, next: string) => next.toUpperCase())}`
}
