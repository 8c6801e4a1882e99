import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { root } from '../../bin/toolchain.mjs'
import {
  findRunningEmbeddedPostgres,
  startEmbeddedPostgres,
} from '#server/platform/embedded-postgres.ts'
import { silentLog } from '#server/platform/log.ts'
import { withDatabase } from '../load/databases.ts'
import { runDemo, stopDemo } from '../support/demo-process.ts'
import { Callers } from './callers.ts'
import { Recorder } from './recorder.ts'
import { reportRestore } from './report-restore.ts'
import { prepareSample } from './sample.ts'
import { verifyAt } from './verify-at.ts'
import { Watchers } from './watchers.ts'

const loadMs = 15_000
const secretKey = 'a-key-of-the-drill-and-only-of-the-drill'

type Tell = (line: string) => void

/** A backup under load, a moment, kill -9 of all, and back to the moment: whether it is what was answered by then. */
export async function drillRestore(
  port: number,
  tell: Tell,
  onStop: (stop: () => Promise<void>) => void,
): Promise<boolean> {
  const dataDir = join(root, `.cache/drill-restore-${port}`)
  rmSync(dataDir, { recursive: true, force: true })
  mkdirSync(dataDir, { recursive: true })
  const env = {
    PORT: String(port),
    DATA_DIR: dataDir,
    SECRET_KEY: secretKey,
    CAPTCHA: 'off',
    APP_ENV: 'demo',
  }
  const shops: ChildProcess[] = []
  const start = async () => shops.push(await runDemo(env))
  const end = async () => {
    const last = shops.at(-1)
    if (last && last.exitCode === null && last.signalCode === null) await stopDemo(last)
  }
  onStop(end)
  tell('the demo is loaded')
  await start()
  const url = `http://127.0.0.1:${port}`
  const databaseUrl = findRunningEmbeddedPostgres(dataDir)!
  const sample = await withDatabase(databaseUrl, (db) => prepareSample(db, url, secretKey))
  const recorder = new Recorder()
  const watchers = new Watchers(url)
  const callers = new Callers(url, { sample, recorder, watchers })
  tell('callers come')
  callers.start()
  await wait(loadMs)
  const calm = slowestOf(recorder)
  tell('a backup while they write')
  const backup = await runCommand(['bin/backup.ts', '--fast'], env, tell)
  const busy = slowestOf(recorder)
  await wait(loadMs)
  const moment = Date.now()
  tell(`the moment: ${new Date(moment).toISOString()}`)
  await wait(loadMs)
  tell('kill -9 of PostgreSQL and of the shop')
  process.kill(postmasterOf(dataDir), 'SIGKILL')
  shops.at(-1)!.kill('SIGKILL')
  watchers.close()
  await callers.finish(0)
  const at = new Date(moment).toISOString().replace('T', ' ').replace('Z', '+00:00')
  const restored = await runCommand(['bin/restore.ts', '--at', at, '--switch'], env, tell)
  if (backup.code !== 0 || restored.code !== 0) {
    tell('FAILED: a command did not end well')
    return false
  }
  tell('looking for everything that was answered')
  const server = await startEmbeddedPostgres({ dataDir, log: silentLog })
  const verified = await verifyAt(server.url, recorder, secretKey, moment)
  await server.stop()
  await start()
  const sells = (await fetch(`${url}/api/health/ready`)).ok
  await end()
  return reportRestore(
    {
      ...verified,
      recorder,
      sells,
      backupMs: backup.tookMs,
      restoreMs: restored.tookMs,
      calm,
      busy,
    },
    tell,
  )
}

function slowestOf({ slowest }: Recorder): number {
  const longest = slowest.get('order')!
  slowest.set('order', 0)
  return longest
}

function postmasterOf(dataDir: string): number {
  return Number.parseInt(readFileSync(join(dataDir, 'postgres/postmaster.pid'), 'utf8'), 10)
}

/** A command as a person runs it; what it says is told as it comes. */
async function runCommand(
  args: readonly string[],
  env: Record<string, string>,
  tell: Tell,
): Promise<{ code: number; tookMs: number }> {
  const began = performance.now()
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      for (const line of text.trimEnd().split('\n')) tell(`  | ${line}`)
    })
  }
  const [code] = (await once(child, 'close')) as [number]
  return { code, tookMs: performance.now() - began }
}
