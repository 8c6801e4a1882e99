import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  copyFileSync,
  createReadStream,
  existsSync,
  mkdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { archiveFiles } from './package/archive-files.ts'
import { linkTree } from './package/link-tree.ts'
import { librariesOf, nodeWrapper } from './package/own-libraries.ts'
import { starter } from './package/starter.ts'
import { ensureBuilt, root, runCommand, ToolFailure } from './toolchain.mjs'

/**
 * `npm run package` makes one archive that runs where there is no registry, no Node and no PostgreSQL
 * (docs/operations/install.md). The same commit gives the same bytes.
 */
await runCommand(async () => {
  if (process.platform !== 'linux') throw new ToolFailure('An archive is made on Linux only.')
  ensureBuilt(process.execPath)
  const { version, commit, seconds } = release()
  const name = `anlanh-${version}-${process.platform}-${process.arch}`
  const folder = join(root, '.cache/package')
  const stage = join(folder, name)
  rmSync(stage, { recursive: true, force: true })
  mkdirSync(stage, { recursive: true })
  try {
    const { files, links, lockfile, nodePackage } = archiveFiles()
    linkTree(stage, files, links)
    addNode(stage, nodePackage)
    writeFileSync(join(stage, 'node_modules/.package-lock.json'), lockfile)
    writeFileSync(join(stage, 'anlanh'), starter, { mode: 0o755 })
    writeFileSync(join(stage, 'RELEASE'), `version ${version}\ncommit ${commit}\n`)
    const archive = join(folder, `${name}.tar.gz`)
    pack(folder, name, { archive, seconds })
    const sum = await sha256(archive)
    writeFileSync(`${archive}.sha256`, `${sum}  ${name}.tar.gz\n`)
    const megabytes = Math.round(statSync(archive).size / 1e6)
    process.stdout.write(`${archive}: ${megabytes} MB, sha256 ${sum}\n`)
  } finally {
    rmSync(stage, { recursive: true, force: true })
  }
})

/** A program that finds its libraries where nothing was installed. */
function addNode(stage: string, nodePackage: string): void {
  const program = join(stage, 'node_modules', nodePackage, 'bin/node')
  mkdirSync(join(stage, 'lib'))
  for (const [name, path] of librariesOf(program)) copyFileSync(path, join(stage, 'lib', name))
  mkdirSync(join(stage, 'node_modules/.bin'), { recursive: true })
  const wrapper = join(stage, 'node_modules/.bin/node')
  writeFileSync(wrapper, nodeWrapper(nodePackage), { mode: 0o755 })
}

/** Of the commit that is checked out; what is changed and not committed goes along and is told. */
function release(): { version: string; commit: string; seconds: string } {
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim()
  if (!existsSync(join(root, '.git'))) throw new ToolFailure('An archive is made of a checkout.')
  const changed = git('status', '--porcelain', '--untracked-files=no') !== ''
  const commit = git('rev-parse', '--short=12', 'HEAD')
  const seconds = git('log', '-1', '--format=%ct')
  if (changed) process.stderr.write('Not all of it is committed: this archive is of no commit.\n')
  return { version: commit, commit: changed ? `${commit} and changes` : commit, seconds }
}

/** Names in order, nobody's account, the time of the commit: nothing of this machine. */
function pack(
  folder: string,
  name: string,
  { archive, seconds }: { archive: string; seconds: string },
): void {
  const options = ['--sort=name', `--mtime=@${seconds}`, '--owner=0', '--group=0']
  const modes = ['--numeric-owner', '--mode=u+rw,go=rX', '--format=gnu', '--hard-dereference']
  const args = ['-c', ...options, ...modes, '-I', 'gzip -n -6', '-f', archive, '-C', folder, name]
  execFileSync('tar', args, { stdio: 'inherit', env: { ...process.env, LC_ALL: 'C' } })
}

async function sha256(path: string): Promise<string> {
  const hash = createHash('sha256')
  await pipeline(createReadStream(path), hash)
  return hash.digest('hex')
}
