import { Client } from 'pg'

/** What the parent tells a process that runs a limit: where to connect with which sample, then how long to run. */
export type BareMessage<Sample> =
  { open: string; sample: Sample; connections: number } | { runMs: number }
export interface BareAnswer {
  latencies: number[]
  elapsedMs: number
}

type Transaction = (client: Client, sample: never, nth: number) => Promise<void>

/**
 * A limit in SQL: one transaction by pg alone, with prepared statements, over and over on several
 * connections. Runs as a process of its own on the measured core.
 */
export function serveBare(once: Transaction): void {
  let clients: Client[] = []
  // Whatever the parent sends is what this very limit expects.
  let sample: never
  let count = 0

  const open = async (message: Extract<BareMessage<never>, { open: string }>) => {
    sample = message.sample
    clients = Array.from(
      { length: message.connections },
      () => new Client({ connectionString: message.open }),
    )
    await Promise.all(clients.map((client) => client.connect()))
    return 'open'
  }
  const run = async (runMs: number): Promise<BareAnswer> => {
    const latencies: number[] = []
    const started = performance.now()
    const untilTheEnd = async (client: Client) => {
      let now = performance.now()
      while (now < started + runMs) {
        await once(client, sample, (count += 1))
        latencies.push(performance.now() - now)
        now = performance.now()
      }
    }
    await Promise.all(clients.map(untilTheEnd))
    return { latencies, elapsedMs: performance.now() - started }
  }
  process.on('message', (message: BareMessage<never>) => {
    const work = 'open' in message ? open(message) : run(message.runMs)
    work.then(
      (answer) => process.send!(answer),
      (error: Error) => {
        process.stderr.write(`${error.stack}\n`)
        process.exit(1)
      },
    )
  })
  process.on('disconnect', () => process.exit(0))
  process.on('SIGTERM', () => process.exit(0))
}
