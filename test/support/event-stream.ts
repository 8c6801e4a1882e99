import type { TestShop } from './app.ts'

export interface EventStreamReader {
  status: number
  headers: Headers
  /** The data of the next event; null when the stream has ended. */
  next(): Promise<string | null>
  /** What comes next, comments included; null at the end. */
  nextText(): Promise<string | null>
  close(): Promise<void>
}

/** Opens a stream of server-sent events as a browser does; the shop must listen. */
export async function openStream(
  shop: TestShop,
  path: string,
  headers: Record<string, string> = {},
): Promise<EventStreamReader> {
  const { port } = shop.app.fastify.server.address() as { port: number }
  const leave = new AbortController()
  const response = await fetch(`http://127.0.0.1:${port}/api${path}`, {
    headers,
    signal: leave.signal,
  })
  const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader()
  let read = ''
  const nextText = async (): Promise<string | null> => {
    while (!read.includes('\n\n')) {
      const { value, done } = await reader.read().catch(() => ({ value: undefined, done: true }))
      if (done) return null
      read += value
    }
    const end = read.indexOf('\n\n')
    const text = read.slice(0, end)
    read = read.slice(end + 2)
    return text
  }
  const next = async (): Promise<string | null> => {
    for (;;) {
      const text = await nextText()
      if (text === null) return null
      const data = /^data: (.*)$/m.exec(text)?.[1]
      if (data !== undefined) return data
    }
  }
  const close = async () => {
    leave.abort()
    await reader.cancel().catch(() => undefined)
  }
  return { status: response.status, headers: response.headers, next, nextText, close }
}
