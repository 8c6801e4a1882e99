import { createServer, type AddressInfo, type Socket } from 'node:net'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'
import type { SmtpConfig } from '#server/adapters/mail/env.ts'

/** How the server of mail takes the next mails; the last mood stays. */
export type SmtpMood =
  | 'well'
  /** Refuses or puts off the recipient, as it is said. */
  | { rcpt: number; says: string }
  /** The same of the whole mail, after it was read. */
  | { data: number; says: string }
  /** Reads the mail and never answers. */
  | 'silent'
  /** Keeps it, and never answers. */
  | 'keptSilent'
  /** Reads the mail, keeps it, and cuts the line before it says so. */
  | 'cutOff'

/** A real SMTP server that fails in every way there is. */
export class SmtpSandbox {
  /** Whole mails as they were taken, headers and all. */
  readonly taken: { to: string[]; raw: string }[] = []
  /** How many were under way at once at most. */
  most = 0
  moods: SmtpMood[] = ['well']
  #server: SMTPServer | null = null
  #sockets = new Set<Socket>()
  /** Whose mail is being read: a line that is cut in the middle ends it too. */
  #under = new Set<string>()

  async open(): Promise<SmtpConfig> {
    const server = new SMTPServer(this.#options())
    this.#server = server
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    // A test that cuts the line needs the socket itself.
    const net = server.server
    net.on('connection', (socket: Socket) => this.#sockets.add(socket))
    server.on('error', () => undefined)
    const { port } = net.address() as AddressInfo
    return { host: '127.0.0.1', port, from: 'donhang@anlanh.example', tls: false }
  }

  reset(): void {
    this.taken.length = 0
    this.moods = ['well']
    this.most = 0
    this.#under.clear()
  }

  /** Ends every connection, as a restart over there does. */
  cut(): void {
    for (const socket of this.#sockets) socket.destroy()
    this.#sockets.clear()
  }

  async close(): Promise<void> {
    this.cut()
    const server = this.#server
    if (server) await new Promise<void>((resolve) => server.close(() => resolve()))
  }

  #mood(): SmtpMood {
    return this.moods.length > 1 ? this.moods.shift()! : this.moods[0]!
  }

  #options(): SMTPServerOptions {
    return {
      authOptional: true,
      disabledCommands: ['AUTH', 'STARTTLS'],
      disableReverseLookup: true,
      closeTimeout: 100,
      onRcptTo: (_address, _session, callback) => {
        const mood = this.moods[0]!
        if (typeof mood === 'string' || !('rcpt' in mood)) return callback()
        this.#mood()
        callback(refusal(mood.rcpt, mood.says))
      },
      onClose: ({ id }) => this.#under.delete(id),
      onData: (stream, session, callback) => {
        this.#under.add(session.id)
        this.most = Math.max(this.most, this.#under.size)
        const parts: Buffer[] = []
        stream.on('data', (part: Buffer) => parts.push(part))
        stream.on('end', () => {
          this.#under.delete(session.id)
          const mood = this.#mood()
          if (mood === 'silent') return
          if (typeof mood === 'object' && 'data' in mood) {
            return callback(refusal(mood.data, mood.says))
          }
          const to = session.envelope.rcptTo.map(({ address }) => address)
          this.taken.push({ to, raw: Buffer.concat(parts).toString('utf8') })
          if (mood === 'keptSilent') return
          if (mood === 'cutOff') return this.cut()
          callback()
        })
      },
    }
  }
}

function refusal(responseCode: number, says: string): Error {
  return Object.assign(new Error(says), { responseCode })
}

/** The value of a header, unfolded; undefined without it. */
export function headerOf(raw: string, name: string): string | undefined {
  const [head = ''] = raw.split('\r\n\r\n')
  const unfolded = head.replaceAll(/\r\n[ \t]+/g, ' ').split('\r\n')
  const line = unfolded.find((each) => each.toLowerCase().startsWith(`${name.toLowerCase()}: `))
  return line?.slice(name.length + 2)
}

/** Nobody listens there. */
export async function closedPort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  await new Promise<void>((resolve) => server.close(() => resolve()))
  return port
}
