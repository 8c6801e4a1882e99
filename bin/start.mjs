import './node-version.mjs'
import {
  ensureBuilt,
  ensureInstalled,
  findRuntime,
  nodeArguments,
  runCommand,
  runUntilItEnds,
} from './toolchain.mjs'

await runCommand(() => {
  ensureInstalled()
  const node = findRuntime()
  ensureBuilt(node)
  runUntilItEnds(node, nodeArguments('server/main.ts'))
})
