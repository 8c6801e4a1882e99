import './node-version.mjs'
import { spawnSync } from 'node:child_process'
import {
  ensureInstalled,
  findRuntime,
  hashOfSources,
  inheritOptions,
  markBuilt,
  runCommand,
  ToolFailure,
} from './toolchain.mjs'

const builds = {
  browser: ['--outDir', 'dist/client'],
  server: ['--ssr', 'web/entry-server.tsx', '--outDir', 'dist/server'],
}

await runCommand(() => {
  ensureInstalled()
  const node = findRuntime()
  // Taken before: a file changed while building leads to another build, not to a stale one.
  const hash = hashOfSources()
  for (const [name, args] of Object.entries(builds)) build(node, name, args)
  markBuilt(hash)
})

function build(node, name, args) {
  const vite = ['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'warn', ...args]
  const { status } = spawnSync(node, vite, inheritOptions())
  if (status !== 0) throw new ToolFailure(`Building the web for the ${name} failed.`)
}
