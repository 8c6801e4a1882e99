import './node-version.mjs'
import { spawn } from 'node:child_process'
import {
  ensureBuilt,
  ensureInstalled,
  findRuntime,
  inheritOptions,
  nodeArguments,
  runCommand,
  runUntilItEnds,
  serverEntry,
} from './toolchain.mjs'

// Four builds that follow the web's sources, and a server that restarts when its own files or the
// built web change. The page is then reloaded by hand.
await runCommand(() => {
  ensureInstalled()
  const node = findRuntime()
  ensureBuilt(node)
  const builds = [
    watchBuild(node, '--outDir', 'dist/client', '--emptyOutDir', 'false'),
    watchBuild(node, '--outDir', 'dist/client', '--mode', 'pharmacy'),
    watchBuild(node, '--outDir', 'dist/client', '--mode', 'backoffice'),
    watchBuild(node, '--ssr', 'web/entry-server.tsx', '--outDir', 'dist/server'),
  ]
  process.on('exit', () => builds.forEach((build) => build.kill()))
  runUntilItEnds(node, ['--watch', '--watch-preserve-output', ...nodeArguments(serverEntry())])
})

function watchBuild(node, ...args) {
  const vite = ['node_modules/vite/bin/vite.js', 'build', '--watch', '--logLevel', 'warn']
  return spawn(node, [...vite, ...args], inheritOptions())
}
