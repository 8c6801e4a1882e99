import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { deployFiles } from './cluster/deploy-files.ts'
import { readFirstPort } from './cluster/first-port.ts'
import { missingPrograms } from './cluster/needed-programs.ts'
import { openCluster } from './cluster/run-cluster.ts'
import { ensureBuilt, root, runCommand, ToolFailure } from './toolchain.mjs'

/** `npm run cluster` runs the demo on three databases and four processes until Ctrl-C (docs/operations/cluster.md). */
await runCommand(async () => {
  if (process.argv[2] === '--write-deploy') return writeDeployFiles()
  const missing = missingPrograms()
  if (missing) throw new ToolFailure(missing)
  ensureBuilt(process.execPath)
  const folder = process.env.CLUSTER_DIR || join(root, '.cache/cluster')
  const tell = (line: string) => void process.stdout.write(`${line}\n`)
  const cluster = openCluster({ folder, firstPort: readFirstPort(), tell })
  let stopping = false
  const stop = () => {
    if (stopping) return
    stopping = true
    tell('stopping, the databases last')
    void cluster.stop().finally(() => process.exit(0))
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop)
  try {
    await cluster.start()
  } catch (error) {
    // What it waited for will not come any more.
    if (stopping) return
    await cluster.stop()
    const { message } = error as Error
    throw new ToolFailure(`${message}; what each program said is in ${folder}/*.log`)
  }
  if (stopping) return
  const { shopUrl, topology, databaseUrl } = cluster
  const port = topology.proxy.readsPort
  tell(`The shop: ${shopUrl}/   (sent messages and logins: ${shopUrl}/dev/)`)
  const { host, pathname } = new URL(databaseUrl)
  tell(`Writes: ${host}${pathname}, user anlanh, password in ${folder}/secrets.json`)
  tell(`Reads of standbys: the same on port ${port}`)
  tell(`Logs and files: ${folder}. Who leads: patronictl -c ${folder}/db1.yml list`)
  tell('Kill what you like (kill -9); Ctrl-C stops all of it.')
})

function writeDeployFiles(): void {
  for (const [name, text] of Object.entries(deployFiles())) {
    const path = join(root, 'deploy', name)
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, text)
  }
}
