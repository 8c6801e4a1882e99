import type { IncomingMessage, ServerResponse } from 'node:http'
import { CarrierBooks } from './play-carriers.ts'
import { answerViettelPost } from './viettel-post.ts'
import { answerVnPost } from './vn-post.ts'

/** Both carriers with their books. */
export interface Carriers {
  viettelPost: CarrierBooks
  vnPost: CarrierBooks
}

export function openBooks(): Carriers {
  return { viettelPost: new CarrierBooks('VTP'), vnPost: new CarrierBooks('EMS') }
}

interface Asked {
  /** Behind the carrier's own address, with its query. */
  url: string
  headers: IncomingMessage['headers']
  body: unknown
}

/** Answers as the carrier does in its mood; a question that gets no answer stays open. */
export function serveCarrier(
  carriers: Carriers,
  name: keyof Carriers,
  asked: Asked,
  response: ServerResponse,
): void {
  const books = carriers[name]
  const { pathname, searchParams } = new URL(asked.url, 'http://carrier.test')
  const isMaking = /createOrderNlp$|create-v2$/.test(pathname)
  if (isMaking && books.mood === 'lost') return void response.destroy()
  const answer =
    name === 'viettelPost'
      ? answerViettelPost(books, pathname, { body: asked.body, shownToken: tokenOf(asked) })
      : answerVnPost(books, pathname, {
          body: asked.body,
          shownToken: searchParams.get('merchant_token'),
        })
  if (isMaking && books.mood === 'silent') return
  if (isMaking && books.mood === 'fault') return void response.writeHead(500).end('{}')
  if (isMaking && books.mood === 'garbage') return void response.end('<html>OK</html>')
  response.setHeader('content-type', 'application/json').end(JSON.stringify(answer))
}

function tokenOf({ headers }: Asked): string | undefined {
  const { token } = headers
  return typeof token === 'string' ? token : undefined
}
