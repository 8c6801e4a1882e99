import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { inheritOptions, nodeArguments, root, serverMemory } from '../toolchain.mjs'
import { Program } from './program.ts'
import type { Running } from './run-cluster.ts'

export interface ShopProcess {
  name: string
  role: 'web' | 'worker'
  port?: number
}

/** A process of the demo on the cluster's database, as `npm start` runs one. */
export function shopProcess(running: Running, { name, role, port }: ShopProcess): Program {
  const dataDir = join(running.folder, name)
  mkdirSync(dataDir, { recursive: true })
  const memory = serverMemory()
  const env = {
    ...inheritOptions(memory.env).env,
    APP_ENV: 'demo',
    ROLE: role,
    PORT: String(port ?? 0),
    HOST: '127.0.0.1',
    DATA_DIR: dataDir,
    DATABASE_URL: running.databaseUrl,
    DATABASE_READ_URL: running.readUrl,
    SECRET_KEY: running.secrets.secretKey,
    PUBLIC_URL: running.shopUrl,
    TRUSTED_PROXIES: '127.0.0.1',
    LOG_LEVEL: 'warn',
    LEAVE_SECONDS: role === 'web' ? '5' : '0',
    ...running.env,
  }
  const command = [process.execPath, ...nodeArguments(...memory.arguments, 'bin/demo.ts')]
  const log = running.logOf(name)
  return new Program({ name, command, env, cwd: root, log, hasChannel: true }, running.tell)
}
