import { readdirSync } from 'node:fs'
import { once } from 'node:events'
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { resolve } from 'node:path'

/** A shop whose release can be changed under open pages. */
export interface Releases {
  /** Where browsers find it. */
  origin: string
  /** From now on every built script has another name, and those of the release before are gone. */
  change(): void
  close(): Promise<void>
}

const assets = resolve(import.meta.dirname, '../../../dist/client/assets')

/** Stands before the shop and hands everything through. */
export async function serveReleases(shop: string): Promise<Releases> {
  const scripts = readdirSync(assets).filter((name) => name.endsWith('.js'))
  const nextNames = new Map(scripts.map((name) => [name, name.replace(/\.js$/, '.2.js')]))
  let isNext = false
  const server = createServer((asked, answer) => {
    const named = /^\/assets\/(.+)\.2\.js$/.exec(asked.url!)
    const isGone = isNext ? nextNames.has(asked.url!.slice('/assets/'.length)) : named !== null
    if (isGone) return void answer.writeHead(404).end()
    const path = named ? `/assets/${named[1]}.js` : asked.url!
    pass(shop + path, asked, answer, isNext ? (text) => rename(text, nextNames) : null)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    change: () => {
      isNext = true
    },
    close: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

function pass(
  url: string,
  asked: IncomingMessage,
  answer: ServerResponse,
  change: ((text: string) => string) | null,
): void {
  const { method, headers } = asked
  const onward = request(url, { method, headers: { ...headers, 'accept-encoding': 'identity' } })
  onward.on('response', (from) => {
    const isText = /html|javascript/.test(from.headers['content-type'] ?? '')
    if (!change || !isText || from.statusCode !== 200) {
      answer.writeHead(from.statusCode!, from.headers)
      return void from.pipe(answer)
    }
    void textOf(from).then((text) => {
      // Its size and its mark are those of the text before.
      const { 'content-length': _, etag: __, link, ...kept } = from.headers
      const named = link === undefined ? {} : { link: change(link as string) }
      answer.writeHead(200, { ...kept, ...named }).end(change(text))
    })
  })
  onward.on('error', () => answer.destroy())
  asked.pipe(onward)
}

async function textOf(from: IncomingMessage): Promise<string> {
  const parts: Buffer[] = []
  for await (const part of from) parts.push(part as Buffer)
  return Buffer.concat(parts).toString()
}

function rename(text: string, names: ReadonlyMap<string, string>): string {
  const renamed = text.replaceAll(/[\w.-]+\.js/g, (name) => names.get(name) ?? name)
  // The worker's release is named by what it keeps.
  return renamed.replace(/^const release = \{"name":"/, '$&2')
}
