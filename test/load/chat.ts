import { connect, type Socket } from 'node:net'
import { cpus, loadavg } from 'node:os'
import { logInToBackoffice } from './backoffice-caller.ts'
import type { BenchShop } from './bench-shops.ts'
import { cpuMsOf } from './cores.ts'
import { percentile } from './figures.ts'
import { requestBytes } from './http-load.ts'
import type { Row } from './table.ts'
import { megabytesOf } from './walk.ts'

const chats = 500
const watched = 100
const atOnce = 4
const maxMegabytes = 100
const maxMs = 200
/** Whoever is not told within this time never will be. */
const patienceMs = 10_000

/** Five hundred visitors look at their conversations while both sides write. */
export async function measureChats({ shop, data }: BenchShop): Promise<Row[]> {
  const root = `http://127.0.0.1:${shop.port}/api`
  const { headers } = await logInToBackoffice(shop)
  const atIdle = megabytesOf(shop.pid)
  const visitors = await inTurns(chats, (nth) => begin(root, shop.port, nth))
  const listed = await fetch(`${root}/admin/chats?state=waiting&limit=100`, { headers })
  const { data: first } = (await listed.json()) as {
    data: { items: { id: number; last_words: string }[] }
  }
  const ids = new Map(first.items.map(({ id, last_words: words }) => [words, id]))
  const known = visitors.filter(({ words }) => ids.has(words)).slice(0, watched)
  const cpuBefore = cpuMsOf(shop.pid)
  const toVisitor = await inTurns(known.length * 3, async (nth) => {
    const { stream, words } = known[nth % known.length]!
    const path = `/admin/chats/${ids.get(words)}/messages`
    return stream.timeTo(`trả lời ${nth}`, (said) => post(root + path, said, headers))
  })
  const toStaff = await inTurns(known.length * 3, async (nth) => {
    const { cookie, words } = known[nth % known.length]!
    const path = `/api/admin/chats/${ids.get(words)}/live`
    const stream = await Stream.open(shop.port, path, headers)
    const took = await stream.timeTo(`hỏi ${nth}`, (said) =>
      post(`${root}/chat/messages`, said, { cookie }),
    )
    stream.close()
    return took
  })
  const cpuMs = (cpuMsOf(shop.pid) - cpuBefore) / (toVisitor.length + toStaff.length)
  const memory = megabytesOf(shop.pid) - atIdle
  for (const { stream } of visitors) stream.close()
  return [
    row('from a pharmacist to a visitor', toVisitor),
    row('from a visitor to a pharmacist', toStaff),
    {
      name: `${chats} conversations that are looked at`,
      data,
      reached: `${memory} MB more than idle`,
      wanted: `< ${maxMegabytes} MB`,
      passed: memory < maxMegabytes,
    },
  ]

  function row(name: string, took: readonly Told[]): Row {
    const [p50, p99] = [
      percentile(
        took.map(({ ms }) => ms),
        0.5,
      ),
      percentile(
        took.map(({ ms }) => ms),
        0.99,
      ),
    ]
    // On a machine with other work the write's own answer is late as well: what is judged is how much later one is told.
    const after = percentile(
      took.map(({ afterMs }) => afterMs),
      0.99,
    )
    const isDisturbed = loadavg()[0]! > cpus().length * 2
    const disturbed = isDisturbed ? ` (disturbed: load ${loadavg()[0]!.toFixed(0)})` : ''
    return {
      name: `a message ${name}, beside ${chats} who look`,
      data,
      reached: `p50 ${p50.toFixed(0)} ms, p99 ${p99.toFixed(0)} ms, after its answer p99 ${after.toFixed(0)} ms, ${cpuMs.toFixed(1)} ms CPU${disturbed}`,
      wanted: `p99 < ${maxMs} ms`,
      passed: (isDisturbed ? after : p99) < maxMs,
    }
  }
}

async function begin(root: string, port: number, nth: number) {
  const words = `Câu hỏi số ${nth} của một khách`
  const answer = await post(`${root}/chat/messages`, words, {})
  const cookie = answer.headers.get('set-cookie')!.split(';')[0]!
  const path = '/api/chat/live?inbox=shop&after=1'
  return { words, cookie, stream: await Stream.open(port, path, { cookie }) }
}

async function post(
  url: string,
  words: string,
  headers: Record<string, string>,
): Promise<Response> {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ client_id: crypto.randomUUID(), words }),
  })
  if (!answer.ok) throw new Error(`not sent: ${await answer.text()}`)
  await answer.arrayBuffer()
  return answer
}

/** So many hands work at once. */
async function inTurns<T>(count: number, work: (nth: number) => Promise<T>): Promise<T[]> {
  const results: T[] = []
  let next = 0
  const hand = async () => {
    while (next < count) {
      const nth = next++
      results[nth] = await work(nth)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, hand))
  return results
}

interface Told {
  /** From sending to being told. */
  ms: number
  /** From the sender's own answer on. */
  afterMs: number
}

/** An open page, without a browser around it. */
class Stream {
  readonly #socket: Socket
  #seen = ''
  #wanted: { words: string; found: () => void } | null = null

  constructor(socket: Socket) {
    this.#socket = socket
    socket.on('data', (bytes: Buffer) => this.#read(bytes.toString('utf8')))
  }

  /** It has had its first event when this returns. */
  static async open(port: number, path: string, headers: Record<string, string>): Promise<Stream> {
    const request = requestBytes({ path, headers })
    const socket = connect(port, '127.0.0.1', () => socket.write(request))
    const stream = new Stream(socket)
    await stream.#until('event: news')
    return stream
  }

  /** How long it takes from sending something to reading it here. */
  async timeTo(words: string, send: (words: string) => Promise<unknown>): Promise<Told> {
    const started = performance.now()
    const read = this.#until(words).then(() => performance.now())
    await send(words)
    const answered = performance.now()
    const told = await read
    return { ms: told - started, afterMs: Math.max(0, told - answered) }
  }

  close(): void {
    this.#socket.destroy()
  }

  #until(words: string): Promise<void> {
    return new Promise((resolve, reject) => {
      const giveUp = () => reject(new Error(`not told of "${words}": ${this.#seen.slice(-300)}`))
      const timer = setTimeout(giveUp, patienceMs)
      const found = () => {
        clearTimeout(timer)
        resolve()
      }
      this.#socket.once('error', reject)
      this.#wanted = { words, found }
      this.#read('')
    })
  }

  #read(text: string): void {
    this.#seen = (this.#seen + text).slice(-20_000)
    if (!this.#wanted || !this.#seen.includes(this.#wanted.words)) return
    this.#wanted.found()
    this.#wanted = null
    this.#seen = ''
  }
}
