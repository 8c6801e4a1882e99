import { createServer } from 'node:http'

// The limit for answers that are kept ready: node:http and nothing else. Runs as a process of its
// own on the measured core; what it shall answer comes from the parent.
export interface BareAnswer {
  path: string
  /** Names and values by turns, as they came over the wire. */
  headers: string[]
  /** base64 */
  body: string
}

const answers = new Map<string, { headers: string[]; body: Buffer }>()

const server = createServer((request, response) => {
  const answer = answers.get(request.url!)
  response.writeHead(answer ? 200 : 404, answer?.headers)
  response.end(answer?.body)
})
server.keepAliveTimeout = 65_000

process.on('message', (message: BareAnswer | { listen: number }) => {
  if ('listen' in message) {
    server.listen(message.listen, '127.0.0.1', () => process.send!('done'))
    return
  }
  answers.set(message.path, {
    headers: message.headers,
    body: Buffer.from(message.body, 'base64'),
  })
  process.send!('done')
})
process.on('disconnect', () => process.exit(0))
process.on('SIGTERM', () => process.exit(0))
