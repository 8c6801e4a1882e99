import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { TestProject } from 'vitest/node'

declare module 'vitest' {
  interface ProvidedContext {
    chromium: Chromium
  }
}

export interface Chromium {
  executablePath: string
  /** Libraries to bring along where the machine lacks those of a desktop. */
  libraryPath: string | undefined
}

const cache = resolve(import.meta.dirname, '../../.cache')

/** Finds or unpacks the browser once, before the workers that share it. */
export default async function setup(project: TestProject): Promise<void> {
  project.provide('chromium', await findChromium())
}

async function findChromium(): Promise<Chromium> {
  const given = process.env['CHROMIUM_PATH']
  if (given) return { executablePath: given, libraryPath: undefined }
  if (process.platform === 'linux' && process.arch === 'x64') return unpackChromium()
  const installed = installedChromes.find((path) => existsSync(path))
  if (!installed) throw new Error('No Chrome was found: set CHROMIUM_PATH to one.')
  return { executablePath: installed, libraryPath: undefined }
}

const installedChromes = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
]

/** The package unpacks into the temporary folder and takes any `chromium` found there for its own. */
async function unpackChromium(): Promise<Chromium> {
  const version = await packageVersion()
  const folder = join(cache, `chromium-${version}`)
  if (!existsSync(folder)) await unpackInto(folder)
  const executablePath = join(folder, 'chromium')
  const runs = spawnSync(executablePath, ['--version']).status === 0
  return { executablePath, libraryPath: runs ? undefined : join(folder, 'al2023', 'lib') }
}

async function unpackInto(folder: string): Promise<void> {
  const fresh = `${folder}.${process.pid}`
  rmSync(fresh, { recursive: true, force: true })
  mkdirSync(fresh, { recursive: true })
  const before = process.env['TMPDIR']
  process.env['TMPDIR'] = fresh
  try {
    const { default: chromium, inflate } = await import('@sparticuz/chromium')
    await chromium.executablePath()
    await inflate(join(packageFolder(), 'bin', 'al2023.tar.br'))
  } finally {
    if (before === undefined) delete process.env['TMPDIR']
    else process.env['TMPDIR'] = before
  }
  // Another run may have been quicker; what it made is the same.
  if (existsSync(folder)) rmSync(fresh, { recursive: true })
  else renameSync(fresh, folder)
}

function packageFolder(): string {
  return resolve(import.meta.dirname, '../../node_modules/@sparticuz/chromium')
}

async function packageVersion(): Promise<string> {
  const { default: manifest } = await import(join(packageFolder(), 'package.json'), {
    with: { type: 'json' },
  })
  return manifest.version
}
