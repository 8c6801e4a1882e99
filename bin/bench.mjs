import './node-version.mjs'
import {
  ensureBuilt,
  ensureInstalled,
  findRuntime,
  nodeArguments,
  runCommand,
  runUntilItEnds,
} from './toolchain.mjs'

// `npm run bench` measures everything; `-- pages`, `orders`, `search` or `sizes` only that part.
await runCommand(() => {
  ensureInstalled()
  const node = findRuntime()
  ensureBuilt(node)
  runUntilItEnds(node, nodeArguments('test/load/run.ts', ...process.argv.slice(2)))
})
