import { execFileSync } from 'node:child_process'
import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { freePort } from '#test/support/free-port.ts'
import { demoDataDir } from '#test/support/new-data-dir.ts'
import { startShop, startSupervised, type StartedShop } from '#test/support/started-shop.ts'
import { waitFor } from '#test/support/wait-for.ts'
import memory from '../../bin/server-memory.json' with { type: 'json' }

const restartTimeout = 120_000

let dataDir: string
let shop: StartedShop | undefined

beforeAll(() => {
  dataDir = demoDataDir('supervised')
})
afterEach(async () => {
  shop?.signal('SIGTERM')
  await shop?.ended
})
afterAll(() => rmSync(dataDir, { recursive: true }))

describe('npm start', () => {
  test('answers again after kill -9 of the server, of its database and of both, and still stops', async () => {
    shop = startShop({ DATA_DIR: dataDir, PORT: String(await freePort()), LOG_LEVEL: 'silent' })
    const address = await shop.ready
    const kills = [() => [serverPid()], () => [postgresPid()], () => [serverPid(), postgresPid()]]
    for (const killed of kills) {
      const pids = killed()
      for (const pid of pids) process.kill(pid, 'SIGKILL')
      await waitFor(() => expect(pids.filter(isAlive)).toEqual([]))
      await waitFor(async () => expect(await isReady(address)).toBe(true), restartTimeout)
      // With what keeps its memory small, whichever start it is.
      expect(commandOf(serverPid())).toContain(memory.arguments.join(' '))
    }
    const last = [serverPid(), postgresPid()]
    shop.signal('SIGTERM')
    expect(await shop.ended).toEqual({
      exitCode: 0,
      errors: [
        'The server ended (SIGKILL); it is started again in 0.5 s.',
        'The server ended (SIGKILL); it is started again in 1 s.',
      ],
    })
    expect(last.filter(isAlive)).toEqual([])
    // It starts four times, and a busy machine does other things meanwhile.
  }, 420_000)

  test('told to stop while it waits to start the server again, stops the database that was left', async () => {
    shop = startShop({ DATA_DIR: dataDir, PORT: String(await freePort()), LOG_LEVEL: 'silent' })
    await shop.ready
    const postgres = postgresPid()
    process.kill(serverPid(), 'SIGKILL')
    await shop.said(/started again/)
    shop.signal('SIGINT')
    expect((await shop.ended).exitCode).toBe(0)
    expect(isAlive(postgres)).toBe(false)
  })
})

describe('a server', () => {
  const serves = `process.send('ready', () => `

  test('that dies again and again is started after pauses that grow, each told', async () => {
    shop = startSupervised(`${serves}process.exit(3))`)
    await shop.said(/again in 2 s/)
    shop.signal('SIGTERM')
    expect(await shop.ended).toEqual({
      exitCode: 0,
      errors: ['0.5', '1', '2']
        .map((seconds) => `The server ended (3); it is started again in ${seconds} s.`)
        .concat('tidied up'),
    })
  })

  test('told to stop while it comes back, has what it left tidied up', async () => {
    const once = join(dataDir, 'has-served')
    shop = startSupervised(`const { existsSync, writeFileSync } = require('node:fs')
      if (existsSync(${JSON.stringify(once)})) {
        console.error('coming back')
        setInterval(() => {}, 1000)
      } else {
        writeFileSync(${JSON.stringify(once)}, '')
        ${serves}process.exit(3))
      }`)
    await shop.said(/coming back/)
    shop.signal('SIGTERM')
    expect(await shop.ended).toMatchObject({ exitCode: 0 })
    await shop.said(/tidied up/)
  })

  test.each([
    ['that never served', 'process.exit(1)'],
    ['whose database cannot be reached at its first start', 'process.exit(75)'],
    ['that serves no more because somebody must change something', `${serves}process.exit(78))`],
  ])('%s is not started again', async (_, program) => {
    shop = startSupervised(program)
    expect(await shop.ended).toEqual({ exitCode: 1, errors: [] })
  })

  test('that served and now finds its database away is', async () => {
    shop = startSupervised(`${serves}process.exit(75))`)
    await shop.said(/ended \(75\); it is started again/)
  })

  test('that does not hear the signal ends all the same', async () => {
    const deaf = `process.on('SIGTERM', () => {}); setInterval(() => {}, 1000); ${serves}console.log('An Lành: x'))`
    shop = startSupervised(deaf, 100)
    await shop.ready
    shop.signal('SIGTERM')
    expect((await shop.ended).exitCode).toBe(128 + 9)
  })
})

function postgresPid(): number {
  return Number.parseInt(readFileSync(join(dataDir, 'postgres/postmaster.pid'), 'utf8'), 10)
}

/** Who started the database. */
function serverPid(): number {
  return Number(execFileSync('ps', ['-o', 'ppid=', '-p', String(postgresPid())]).toString())
}

function commandOf(pid: number): string {
  return execFileSync('ps', ['-o', 'args=', '-ww', '-p', String(pid)], { encoding: 'utf8' })
}

/** A dead one may stay listed for a while. */
function isAlive(pid: number): boolean {
  try {
    const state = execFileSync('ps', ['-o', 'stat=', '-p', String(pid)]).toString()
    return !state.startsWith('Z')
  } catch {
    return false
  }
}

async function isReady(address: string): Promise<boolean> {
  return fetch(new URL('/api/health/ready', address)).then(
    (answer) => answer.ok,
    () => false,
  )
}
