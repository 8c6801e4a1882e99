import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { Connection } from '#server/platform/connection.ts'
import { etcdConfig } from './etcd-config.ts'
import { haproxyConfig } from './haproxy-config.ts'
import { patroniConfig } from './patroni-config.ts'
import { findLeader, isWhole } from './patroni-api.ts'
import { Program, until, withChildren } from './program.ts'
import { keptSecrets, patroniSecrets, type Secrets } from './secrets.ts'
import { shopProcess, type ShopProcess } from './shop-process.ts'
import { onOneMachine, type DatabaseNode, type EtcdMember, type Topology } from './topology.ts'
import { ToolFailure } from '../toolchain.mjs'
import { asUnprivileged, canReach, makeItsFolder } from './unprivileged.ts'

export interface ClusterOptions {
  folder: string
  firstPort: number
  tell: (line: string) => void
  /** For the processes of the shop. */
  env?: Record<string, string>
}

export interface Cluster {
  /** Until all of it serves. */
  start(): Promise<void>
  topology: Topology
  secrets: Secrets
  shopUrl: string
  /** Through HAProxy to whoever leads. */
  databaseUrl: string
  program(name: string): Program
  /** Until one leads, two follow and both web processes are ready. */
  untilWhole(): Promise<void>
  stop(): Promise<void>
}

/** A cluster that is not started yet: it may be stopped at any moment. */
export function openCluster(options: ClusterOptions): Cluster {
  const running = prepare(options)
  const { topology, secrets, shopUrl, databaseUrl, programs, stop } = running
  return {
    topology,
    secrets,
    shopUrl,
    databaseUrl,
    program: (name) => programs.get(name)!,
    start: () => start(running),
    untilWhole: () => untilWhole(running),
    stop,
  }
}

/** Everything in the order in which it depends on each other; stopping goes the other way round. */
async function start(running: Running): Promise<void> {
  const { topology, tell, shopUrl } = running
  if (await isReady(shopUrl).catch(() => false))
    throw new ToolFailure(`${shopUrl} is served already`)
  tell('etcd: three members')
  for (const member of topology.etcd) running.start(etcdProgram(running, member))
  tell('PostgreSQL under Patroni: three nodes')
  for (const node of topology.databases) running.start(patroniProgram(running, node))
  running.start(proxyProgram(running))
  await until('a leader with two that follow it', () => isWhole(topology))
  await ensureDatabase(running)
  tell('the shop: two web processes and two workers')
  await startShop(running)
}

export type Running = ReturnType<typeof prepare>

function prepare({ folder: given, firstPort, tell, env = {} }: ClusterOptions) {
  const folder = resolve(given)
  mkdirSync(folder, { recursive: true })
  if (!canReach(folder)) {
    throw new ToolFailure(
      `${folder} cannot be reached by the user "postgres": set CLUSTER_DIR elsewhere.`,
    )
  }
  const topology = onOneMachine(folder, firstPort)
  const secrets = keptSecrets(folder)
  const { shopHost, shopPort, writesPort } = topology.proxy
  const nodes = topology.databases.map(({ host, port }) => `${host}:${port}`).join(',')
  const programs = new Map<string, Program>()
  let stopping: Promise<void> | null = null
  return {
    folder,
    topology,
    secrets,
    tell,
    env,
    programs,
    shopUrl: `http://${shopHost}:${shopPort}`,
    databaseUrl: `postgresql://anlanh:${secrets.shop}@127.0.0.1:${writesPort}/anlanh`,
    readUrl: `postgresql://anlanh:${secrets.shop}@${nodes}/anlanh`,
    logOf: (name: string) => join(folder, `${name}.log`),
    start: (program: Program) => {
      if (stopping) throw new Error('the cluster stops')
      programs.set(program.name, program)
      program.start()
    },
    stop: () => (stopping ??= stopAll(topology, programs)),
  }
}

/** What depends on others first: who leads after those that follow it, etcd last. */
async function stopAll(topology: Topology, programs: ReadonlyMap<string, Program>): Promise<void> {
  const leader = await findLeader(topology)
  const all = [...programs.values()]
  const named = (names: RegExp) => all.filter(({ name }) => names.test(name) && name !== leader)
  const leading = all.filter(({ name }) => name === leader)
  const inOrder = [named(/^web|^worker/), named(/^haproxy/), named(/^db/), leading, named(/^etcd/)]
  for (const together of inOrder) await Promise.all(together.map((program) => program.stop()))
}

function etcdProgram(running: Running, member: EtcdMember): Program {
  const { name, dataDir } = member
  makeItsFolder(dataDir)
  const config = writeConfig(running, `${name}.yml`, etcdConfig(running.topology, member))
  const command = asUnprivileged(['/usr/bin/etcd', '--config-file', config])
  const env = { PATH: process.env.PATH }
  return new Program({ name, command, env, cwd: dataDir, log: running.logOf(name) }, running.tell)
}

function patroniProgram(running: Running, node: DatabaseNode): Program {
  const { name, dataDir } = node
  makeItsFolder(dataDir)
  makeItsFolder(running.topology.socketDir)
  const config = writeConfig(running, `${name}.yml`, patroniConfig(running.topology, node))
  return new Program(
    {
      name,
      command: asUnprivileged(['/usr/bin/patroni', config]),
      env: {
        PATH: '/usr/sbin:/usr/bin:/sbin:/bin',
        LC_ALL: 'C.UTF-8',
        ...patroniSecrets(running.secrets),
      },
      cwd: dataDir,
      log: running.logOf(name),
      companions: () => postgresOf(dataDir),
    },
    running.tell,
  )
}

function proxyProgram(running: Running): Program {
  const config = writeConfig(running, 'haproxy.cfg', haproxyConfig(running.topology))
  const command = asUnprivileged(['/usr/sbin/haproxy', '-db', '-f', config])
  const env = { PATH: process.env.PATH }
  const log = running.logOf('haproxy')
  return new Program({ name: 'haproxy', command, env, cwd: running.folder, log }, running.tell)
}

/** The first one migrates and loads the demo; the others find it done. */
async function startShop(running: Running): Promise<void> {
  const begin = (process: ShopProcess) => running.start(shopProcess(running, process))
  const [first, ...webs] = running.topology.webs
  begin({ name: first!.name, role: 'web', port: first!.port })
  await until('the first web process', () => isReady(`http://127.0.0.1:${first!.port}`), 300_000)
  for (const { name, port } of webs) begin({ name, role: 'web', port })
  for (const name of ['worker1', 'worker2']) begin({ name, role: 'worker' })
  await untilWhole(running)
}

async function untilWhole({ topology, shopUrl }: Running): Promise<void> {
  await until('a whole cluster', () => isWhole(topology))
  const webs = topology.webs.map(({ host, port }) => `http://${host}:${port}`)
  for (const url of [...webs, shopUrl]) await until(url, () => isReady(url))
}

async function isReady(url: string): Promise<boolean> {
  const signal = AbortSignal.timeout(2000)
  return (await fetch(`${url}/api/health/ready`, { signal })).ok
}

/** The shop's own account and database, which it needs no other right for. */
async function ensureDatabase({ databaseUrl, secrets }: Running): Promise<void> {
  const url = new URL(databaseUrl)
  Object.assign(url, { username: 'postgres', password: secrets.superuser, pathname: '/postgres' })
  const asked = async (text: string, values: string[] = []) => {
    const client = new Connection({ connectionString: url.href, connectionTimeoutMillis: 5000 })
    try {
      await client.connect()
      return await client.query(text, values)
    } finally {
      client.cut()
    }
  }
  const found = await until('the way to who leads', () =>
    asked('select from pg_database where datname = $1', ['anlanh']),
  )
  if (found.rowCount !== 0) return
  await asked(`create role anlanh login password '${secrets.shop}'`)
  await asked('create database anlanh owner anlanh')
}

function writeConfig({ folder }: Running, name: string, text: string): string {
  const path = join(folder, name)
  writeFileSync(path, text)
  return path
}

/** The processes of a PostgreSQL server, which Patroni starts on its own. */
function postgresOf(dataDir: string): number[] {
  try {
    const [pid] = readFileSync(join(dataDir, 'postmaster.pid'), 'utf8').split('\n')
    return withChildren(Number(pid))
  } catch {
    return []
  }
}
