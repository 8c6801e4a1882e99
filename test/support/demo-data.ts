import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { runDemo, stopDemo } from './demo-process.ts'
import { freePort } from './free-port.ts'
import { takeRunFolder } from './run-folder.ts'
import { testConfig } from './test-config.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The data directory of a demo that was loaded and stopped, to copy. */
    demoData: string
  }
}

/** For tests that run the shop as processes: their temporary files, and the demo loaded once. */
export default async function setup(project: TestProject): Promise<() => void> {
  const folder = takeRunFolder()
  try {
    project.provide('demoData', await loadDemoData())
  } catch (error) {
    folder.release()
    throw error
  }
  return () => folder.release()
}

async function loadDemoData(): Promise<string> {
  const dataDir = mkdtempSync(join(tmpdir(), 'anlanh-demo-'))
  // As if drawn: a test that hashes as the shop does knows it.
  writeFileSync(join(dataDir, 'secret-key'), testConfig.secretKey, { mode: 0o600 })
  const server = await runDemo({ PORT: String(await freePort()), DATA_DIR: dataDir })
  await stopDemo(server)
  return dataDir
}
