import { chmodSync, copyFileSync, linkSync, mkdirSync, statSync, symlinkSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { root } from '../toolchain.mjs'

/** The files in another folder: not copied where the disk can link them. */
export function linkTree(
  stage: string,
  files: readonly string[],
  links: ReadonlyMap<string, string>,
): void {
  const made = new Set<string>()
  const place = (path: string) => {
    const target = join(stage, path)
    const folder = dirname(target)
    if (!made.has(folder)) mkdirSync(folder, { recursive: true })
    made.add(folder)
    return target
  }
  for (const path of files) linkOrCopy(join(root, path), place(path))
  for (const [path, to] of links) symlinkSync(to, place(path))
}

function linkOrCopy(from: string, to: string): void {
  try {
    linkSync(from, to)
  } catch (error) {
    if (!['EXDEV', 'EPERM', 'EMLINK'].includes((error as NodeJS.ErrnoException).code ?? '')) {
      throw error
    }
    copyFileSync(from, to)
    chmodSync(to, statSync(from).mode)
  }
}
