import { spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import {
  type EmbeddedPostgres,
  findRunningEmbeddedPostgres,
  startEmbeddedPostgres,
} from '#server/platform/embedded-postgres.ts'
import { collectingLog, silentLog } from '#server/platform/log.ts'

let dataDir: string

beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'anlanh-postgres-'))
  const server = await start()
  await query(server.url, 'create table kept as select 42 as answer')
  await server.stop()
})

afterAll(() => rmSync(dataDir, { recursive: true }))

describe('the embedded PostgreSQL', () => {
  test('keeps its data, speaks UTF-8 and loses nothing it answered', async () => {
    const { url } = await started()
    expect(await query(url, 'select answer from kept')).toEqual([{ answer: 42 }])
    expect(
      await query(
        url,
        `select current_setting('server_encoding') as encoding, current_setting('fsync') as fsync,
           current_setting('synchronous_commit') as commit, upper('đậu') as upper`,
      ),
    ).toEqual([{ encoding: 'UTF8', fsync: 'on', commit: 'on', upper: 'ĐẬU' }])
  })

  test('is not started twice on one data directory', async () => {
    const { url } = await started()
    await expect(start()).rejects.toThrow(`DATA_DIR ${dataDir} is in use by another An Lành`)
    expect(findRunningEmbeddedPostgres(dataDir)).toBe(url)
  })

  test('says why a data directory cannot be held, when it is not another one', async () => {
    const copy = mkdtempSync(join(tmpdir(), 'anlanh-postgres-'))
    onTestFinished(() => rmSync(copy, { recursive: true }))
    mkdirSync(join(copy, 'lock'))
    await expect(startEmbeddedPostgres({ dataDir: copy, log: silentLog })).rejects.toThrow(
      `DATA_DIR ${copy} cannot be held by its file "lock": unable to open database file.`,
    )
  })

  test('comes back by itself when it is killed', async () => {
    const { log, entries } = collectingLog()
    const { url } = await started(log)
    process.kill(postgresPid(), 'SIGKILL')
    await expect
      .poll(() => query(url, 'select answer from kept').catch(() => []), patient)
      .toEqual([{ answer: 42 }])
    expect(entries).toMatchObject([{ level: 'error', msg: /ended by itself/ }])
  })

  test('starts over the pid file of a process that is something else by now', async () => {
    const other = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'])
    onTestFinished(() => void other.kill())
    writeFileSync(pidFile(), `${other.pid}\n${join(dataDir, 'postgres')}\n`)
    expect(await query((await started()).url, 'select 1 as one')).toEqual([{ one: 1 }])
  })

  test('starts over what a creation that was cut short left behind', async () => {
    mkdirSync(join(dataDir, 'postgres.new'), { recursive: true })
    writeFileSync(join(dataDir, 'postgres.new', 'PG_VERSION'), '18')
    expect(await query((await started()).url, 'select answer from kept')).toEqual([{ answer: 42 }])
  })

  test('listens on a port where the path is too long for a socket', async () => {
    const deep = join(dataDir, 'x'.repeat(100))
    mkdirSync(deep)
    const server = await startEmbeddedPostgres({ dataDir: deep, log: silentLog, unsafeFast: true })
    onTestFinished(() => server.stop())
    expect(new URL(server.url).searchParams.get('host')).toBeNull()
    expect(await query(server.url, 'select 1 as one')).toEqual([{ one: 1 }])
  })

  test('an empty data directory beside the password of an earlier one works', async () => {
    const copy = mkdtempSync(join(tmpdir(), 'anlanh-postgres-'))
    onTestFinished(() => rmSync(copy, { recursive: true }))
    writeFileSync(join(copy, 'postgres-password'), 'of-a-cluster-that-is-gone')
    const server = await startEmbeddedPostgres({ dataDir: copy, log: silentLog, unsafeFast: true })
    onTestFinished(() => server.stop())
    expect(await query(server.url, 'select 1 as one')).toEqual([{ one: 1 }])
  })
})

const patient = { timeout: 20_000 }

function start(log = silentLog): Promise<EmbeddedPostgres> {
  return startEmbeddedPostgres({ dataDir, log })
}

async function started(log = silentLog): Promise<EmbeddedPostgres> {
  const server = await start(log)
  onTestFinished(() => server.stop())
  return server
}

function pidFile(): string {
  return join(dataDir, 'postgres', 'postmaster.pid')
}

function postgresPid(): number {
  return Number.parseInt(readFileSync(pidFile(), 'utf8'), 10)
}

async function query(url: string, statement: string): Promise<unknown[]> {
  const client = new Client({ connectionString: url })
  client.on('error', () => {})
  await client.connect()
  try {
    return (await client.query(statement)).rows
  } finally {
    await client.end()
  }
}
