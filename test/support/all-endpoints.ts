import { readdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Endpoint } from '#domain/contract.ts'

const domain = resolve(import.meta.dirname, '../../domain')

/** Every endpoint that the domain declares. */
export async function collectEndpoints(): Promise<Endpoint[]> {
  const files = readdirSync(domain, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\/(api|backoffice|backoffice\/[a-z-]+)\.ts$/.test(file))
    .map((file) => pathToFileURL(join(domain, file)).href)
  const modules = (await Promise.all(files.map((file) => import(file)))) as Record<
    string,
    unknown
  >[]
  const exported = modules.flatMap((each) => Object.values(each))
  // A kind of record is an object of endpoints.
  const records = exported.filter((each) => typeof each === 'object' && each !== null)
  // A list may be made of an endpoint that stands for itself too.
  const all = new Set([...exported, ...records.flatMap((each) => Object.values(each))])
  return [...all].filter(isEndpoint)
}

function isEndpoint(value: unknown): value is Endpoint {
  return typeof value === 'object' && value !== null && 'realm' in value && 'output' in value
}
