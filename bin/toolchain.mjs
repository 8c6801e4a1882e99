// What start, dev, build and test share. Plain JavaScript for Node 20: it runs before anything is
// installed, and finds or installs the Node that everything else runs on.
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { constants } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('..', import.meta.url))
const modules = join(root, 'node_modules')
const buildStamp = join(root, 'dist', '.built-from')
const oldestRuntime = 24

/** Something outside the program is wrong: told in one line. */
export class ToolFailure extends Error {}

/** Runs a command of bin/: a `ToolFailure` becomes one line and exit code 1. */
export async function runCommand(command) {
  try {
    await command()
  } catch (error) {
    process.stderr.write(`${error instanceof ToolFailure ? error.message : error.stack}\n`)
    process.exit(1)
  }
}

/** Installs the dependencies unless what is installed is what package-lock.json says. */
export function ensureInstalled() {
  if (isInstalled()) return
  process.stdout.write('Installing the dependencies…\n')
  const npm = process.env.npm_execpath
  const [program, first] = npm?.endsWith('.js')
    ? [process.env.npm_node_execpath ?? process.execPath, [npm]]
    : ['npm', []]
  const args = [...first, 'ci', '--no-audit', '--no-fund', '--loglevel=error']
  const { status, error } = spawnSync(program, args, { cwd: root, stdio: 'inherit' })
  if (error) throw new ToolFailure(`npm could not be started (${error.code}).`)
  if (status !== 0)
    throw new ToolFailure('The dependencies could not be installed (npm ci failed).')
}

/** The Node that the project pins, else this one when it is new enough. */
export function findRuntime() {
  const pinned = join(modules, '.bin', 'node')
  if (existsSync(pinned) && spawnSync(pinned, ['--version']).status === 0) return pinned
  if (Number(process.versions.node.split('.')[0]) >= oldestRuntime) return process.execPath
  throw new ToolFailure(
    `No Node package fits ${process.platform} ${process.arch}; ` +
      `start with Node ${oldestRuntime} or newer (this is ${process.version}).`,
  )
}

/** Builds the web unless its sources are those of the last build. */
export function ensureBuilt(node) {
  if (existsSync(buildStamp) && readFileSync(buildStamp, 'utf8') === hashOfSources()) return
  const { status } = spawnSync(node, [join(root, 'bin/build.mjs')], inheritOptions())
  if (status !== 0) throw new ToolFailure('The web could not be built.')
}

export function markBuilt(hash) {
  mkdirSync(dirname(buildStamp), { recursive: true })
  writeFileSync(buildStamp, hash)
}

/** Changes with everything the built web depends on. */
export function hashOfSources() {
  const files = ['package-lock.json', 'package.json', 'tsconfig.json', 'vite.config.ts']
  const folders = ['bin/vite', 'domain', 'web'].flatMap((folder) => filesBelow(join(root, folder)))
  const hash = createHash('sha256')
  for (const path of [...files.map((file) => join(root, file)), ...folders]) {
    if (existsSync(path))
      hash.update(path.slice(root.length)).update('\0').update(readFileSync(path))
  }
  return hash.digest('hex')
}

/**
 * Runs a long-lived program in our process group until it ends, and ends with its exit code.
 * It gets the signals we get, and through the channel it notices when we are killed.
 */
export function runUntilItEnds(program, args, extraEnv = {}) {
  const child = spawn(program, args, {
    ...inheritOptions(extraEnv),
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  })
  process.on('SIGINT', () => child.kill('SIGINT'))
  for (const signal of ['SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill('SIGTERM'))
  followNpm(() => child.kill('SIGTERM'))
  child.on('error', (error) => exitWith(`${program} could not be started (${error.code}).`))
  child.on('exit', (code, signal) => process.exit(code ?? 128 + constants.signals[signal]))
}

/** Under `npm start` npm is the parent; when it is killed, what it started ends too. */
export function followNpm(stop) {
  if (!process.env.npm_lifecycle_event) return
  const npm = process.ppid
  setInterval(() => process.ppid !== npm && stop(), 1000).unref()
}

/** The arguments with which Node runs a TypeScript file of the server. */
export function nodeArguments(...args) {
  const follow = new URL('follow-parent.mjs', import.meta.url).href
  return ['--disable-warning=ExperimentalWarning', '--import', follow, ...args]
}

/** Production's entry holds nothing of the demo; anything else, a wrong APP_ENV too, is told by the demo's. */
export function serverEntry() {
  const entries = { production: 'server/main.ts', staging: 'bin/staging-shop.ts' }
  return entries[process.env.APP_ENV] ?? 'bin/demo.ts'
}

/** With which the server holds little memory (docs/operations.md); what the caller has set stays. */
export function serverMemory() {
  const { arguments: own, env } = JSON.parse(
    readFileSync(join(root, 'bin/server-memory.json'), 'utf8'),
  )
  const isUnset = ([name]) => process.env[name] === undefined
  return { arguments: own, env: Object.fromEntries(Object.entries(env).filter(isUnset)) }
}

/** For child processes: the project's folder, and its Node first in the PATH. */
export function inheritOptions(extraEnv = {}) {
  const PATH = [join(modules, '.bin'), process.env.PATH].join(delimiter)
  const NODE_COMPILE_CACHE = join(root, '.cache', 'compiled')
  return {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, PATH, NODE_COMPILE_CACHE, ...extraEnv },
  }
}

function isInstalled() {
  const wanted = packagesOf(join(root, 'package-lock.json'))
  const present = packagesOf(join(modules, '.package-lock.json'))
  const withDevelopment = Object.values(present).some((entry) => entry.dev)
  return Object.entries(wanted).every(([path, { version, optional, dev, devOptional }]) => {
    if (path === '' || optional || ((dev || devOptional) && !withDevelopment)) return true
    return present[path]?.version === version
  })
}

function packagesOf(lockfile) {
  return existsSync(lockfile) ? JSON.parse(readFileSync(lockfile, 'utf8')).packages : {}
}

function filesBelow(folder) {
  if (!existsSync(folder)) return []
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name))
    .toSorted()
}

/** Tells why in one line. */
export function exitWith(line) {
  process.stderr.write(`${line}\n`)
  process.exit(1)
}
