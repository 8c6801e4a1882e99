import './node-version.mjs'
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import {
  ensureInstalled,
  findRuntime,
  hashOfSources,
  inheritOptions,
  markBuilt,
  root,
  runCommand,
  ToolFailure,
} from './toolchain.mjs'

/** By the folder in `dist`: what is built into it, one after the other. */
const builds = {
  client: [['--emptyOutDir'], ['--mode', 'pharmacy'], ['--mode', 'backoffice']],
  server: [['--emptyOutDir', '--ssr', 'web/entry-server.tsx']],
}

// Built aside and put in place when whole: a build that fails, or a second one at the same time,
// leaves the web that was there.
await runCommand(() => {
  ensureInstalled()
  const node = findRuntime()
  // Taken before: a file changed while building leads to another build, not to a stale one.
  const hash = hashOfSources()
  const aside = join('dist', `.building-${process.pid}`)
  try {
    for (const [name, runs] of Object.entries(builds)) {
      for (const args of runs) build(node, join(aside, name), args)
    }
    for (const name of Object.keys(builds)) putInPlace(join(root, aside), name)
  } finally {
    rmSync(join(root, aside), { recursive: true, force: true })
  }
  markBuilt(hash)
})

function build(node, outDir, args) {
  const vite = ['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'warn']
  const { status } = spawnSync(node, [...vite, '--outDir', outDir, ...args], inheritOptions())
  if (status !== 0) throw new ToolFailure('Building the web failed.')
}

function putInPlace(aside, name) {
  const place = join(root, 'dist', name)
  mkdirSync(join(root, 'dist'), { recursive: true })
  if (existsSync(place)) renameSync(place, join(aside, `${name}-before`))
  renameSync(join(aside, name), place)
}
