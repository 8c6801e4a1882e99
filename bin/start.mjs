import './node-version.mjs'
import { supervise } from './supervise.mjs'
import {
  ensureBuilt,
  ensureInstalled,
  findRuntime,
  nodeArguments,
  runCommand,
  serverEntry,
  serverMemory,
} from './toolchain.mjs'

await runCommand(() => {
  ensureInstalled()
  const node = findRuntime()
  ensureBuilt(node)
  const memory = serverMemory()
  supervise(node, nodeArguments(...memory.arguments, serverEntry()), {
    tidyUp: nodeArguments('bin/tidy-up.ts'),
    env: memory.env,
  })
})
