import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { CarrierServices } from '#server/adapters/carriers/services.ts'
import { openBooks, serveCarrier, type Carriers } from '#sandbox/carriers/serve-carriers.ts'

/** Viettel Post and VNPost on loopback, whose moods a test sets. */
export interface TestCarriers extends Carriers {
  services: CarrierServices
  close(): Promise<void>
}

export async function openCarriers(): Promise<TestCarriers> {
  const books = openBooks()
  const server = createServer((request, response) => {
    let text = ''
    request.on('data', (part: Buffer) => (text += part.toString('utf8')))
    request.on('end', () => {
      const [, name = '', ...rest] = (request.url ?? '').split('/')
      const body: unknown = text === '' ? null : JSON.parse(text)
      const asked = { url: `/${rest.join('/')}`, headers: request.headers, body }
      serveCarrier(books, name === 'vnPost' ? 'vnPost' : 'viettelPost', asked, response)
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const own = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    ...books,
    services: { viettelPost: `${own}/viettelPost`, vnPost: `${own}/vnPost` },
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
