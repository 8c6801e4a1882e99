import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, readlinkSync } from 'node:fs'
import { join } from 'node:path'
import { root, ToolFailure } from '../toolchain.mjs'

interface LockEntry {
  dev?: boolean
  devOptional?: boolean
  optional?: boolean
  version?: string
}

export interface ArchiveFiles {
  /** Paths below the project's folder. */
  files: string[]
  /** Path to what it points to. */
  links: Map<string, string>
  /** Of what is installed: no more is installed at a start. */
  lockfile: string
  /** In whose folder Node is. */
  nodePackage: string
}

/** What runs, and nothing of what builds and tests. */
export function archiveFiles(): ArchiveFiles {
  const links = new Map<string, string>()
  const { packages, lockfile } = productionPackages()
  const files = [...trackedFiles(), ...filesBelow('dist', links)]
  for (const path of packages) files.push(...filesBelow(path, links, 'node_modules'))
  return { files, links, lockfile, nodePackage: nodePackage(packages) }
}

/** The sources that a server reads are those that the build was made of; the start compares them. */
export function isShipped(path: string): boolean {
  return !/^(test|\.ci|\.github)\/|\.test\.tsx?$|(^|\/)\.(git|ox|prettier)[^/]*$/.test(path)
}

function trackedFiles(): string[] {
  const listed = execFileSync('git', ['ls-files', '-z'], { cwd: root, encoding: 'utf8' })
  return listed.split('\0').filter((path) => path !== '' && isShipped(path))
}

function productionPackages(): { packages: string[]; lockfile: string } {
  const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, LockEntry>
  }
  const kept = Object.entries(lock.packages).filter(([path, entry]) => isNeeded(path, entry))
  const installed = { ...lock, packages: Object.fromEntries(kept) }
  return {
    packages: kept.map(([path]) => path),
    lockfile: `${JSON.stringify(installed, null, 2)}\n`,
  }
}

/** Asked for by others, if only to say which one they know. */
const isOfTheCompiler = /node_modules\/(@typescript|typescript)(\/|$)/

function isNeeded(path: string, { dev, devOptional, optional }: LockEntry): boolean {
  if (path === '' || dev || isOfTheCompiler.test(path)) return false
  if (existsSync(join(root, path))) return true
  // Of another platform.
  if (optional || devOptional) return false
  throw new ToolFailure(`${path} is not installed: npm ci`)
}

function nodePackage(packages: readonly string[]): string {
  const found = packages.find((path) => /^node_modules\/node-\w+-\w+$/.test(path))
  if (!found) throw new ToolFailure(`No Node package fits ${process.platform} ${process.arch}.`)
  return found.slice('node_modules/'.length)
}

function filesBelow(folder: string, links: Map<string, string>, without?: string): string[] {
  const entries = readdirSync(join(root, folder), { withFileTypes: true })
  return entries.flatMap((entry) => {
    const path = `${folder}/${entry.name}`
    if (entry.name === without) return []
    if (entry.isDirectory()) return filesBelow(path, links)
    if (!entry.isSymbolicLink()) return [path]
    links.set(path, readlinkSync(join(root, path)))
    return []
  })
}
