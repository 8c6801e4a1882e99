import { realmsOf, type DeclaredAccess } from '#domain/contract.ts'

interface Operation {
  summary: string
  'x-access'?: Pick<DeclaredAccess, 'realm' | 'guests' | 'permission' | 'role' | 'scope'>
  parameters?: { name: string; in: string; required: boolean; schema: unknown }[]
  requestBody?: { content: { 'application/json': { schema: unknown } } }
  responses: Record<string, { description: string; content?: Record<string, { schema: unknown }> }>
}

/** The API for reading: one plain page, no script, made from the OpenAPI document. */
export function docsPage(document: Record<string, unknown>): string {
  const { title, description } = document.info as { title: string; description: string }
  const paths = document.paths as Record<string, Record<string, Operation>>
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => operationHtml(path, method, operation)),
  )
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${escapeHtml(title)}</title>
<meta name="viewport" content="width=device-width"><meta name="robots" content="noindex">
<link rel="stylesheet" href="/api-docs.css"></head><body><main>
<h1>${escapeHtml(title)}</h1><p>${escapeHtml(description)}</p>
<p>Machine-readable: <a href="/api/openapi.json">OpenAPI 3.1</a></p>
${operations.join('\n')}</main></body></html>`
}

function operationHtml(path: string, method: string, operation: Operation): string {
  const parameters = (operation.parameters ?? [])
    .map(
      (one) =>
        `<li><code>${escapeHtml(one.name)}</code> in ${one.in}${one.required ? ', required' : ''} ${schemaHtml(one.schema)}</li>`,
    )
    .join('')
  const body = operation.requestBody
    ? `<h3>Body</h3>${schemaHtml(operation.requestBody.content['application/json'].schema)}`
    : ''
  const responses = Object.entries(operation.responses)
    .map(
      ([status, response]) =>
        `<li><strong>${status}</strong> ${escapeHtml(response.description)} ${status === '200' ? schemaHtml(response.content?.['application/json']?.schema) : ''}</li>`,
    )
    .join('')
  return `<details><summary><b>${method.toUpperCase()}</b> <code>/api${escapeHtml(path)}</code> ${escapeHtml(operation.summary)} <i>${escapeHtml(whoMayCall(operation))}</i></summary>
${parameters ? `<h3>Parameters</h3><ul>${parameters}</ul>` : ''}${body}<h3>Answers</h3><ul>${responses}</ul></details>`
}

/** `pharmacy or staff, customers.read`; `operator` for what stands beside the contract. */
function whoMayCall({ 'x-access': access }: Operation): string {
  if (!access) return 'operator'
  const { guests, role, permission, scope } = access
  if (access.realm === 'partner') return `partner, ${scope}`
  const who = [...realmsOf(access), ...(guests ? ['guest'] : [])].join(' or ') || 'anyone'
  return [who, role, permission].filter(Boolean).join(', ')
}

function schemaHtml(schema: unknown): string {
  return schema === undefined ? '' : `<pre>${escapeHtml(JSON.stringify(schema, null, 1))}</pre>`
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)
}
