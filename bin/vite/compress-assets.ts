import { existsSync } from 'node:fs'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Plugin } from 'vite'

const brotli = promisify(brotliCompress)
const deflate = promisify(gzip)
const compressible = /\.(?:js|css|svg|json|wasm)$/

/** Writes `.br` and `.gz` beside every built file, so that the server only has to send them. */
export function compressAssets(): Plugin {
  let directory = ''
  return {
    name: 'compress-assets',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    configResolved: (config) => {
      directory = join(config.root, config.build.outDir, config.build.assetsDir)
    },
    closeBundle: () => compressFiles(directory),
  }
}

async function compressFiles(directory: string): Promise<void> {
  // The bundle is also closed after a build that failed; its own error is the one to read.
  if (!existsSync(directory)) return
  const names = (await readdir(directory)).filter((name) => compressible.test(name))
  await Promise.all(names.map((name) => compressFile(join(directory, name))))
}

async function compressFile(path: string): Promise<void> {
  const plain = await readFile(path)
  const best = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } }
  await Promise.all([
    brotli(plain, best).then((small) => writeFile(`${path}.br`, small)),
    deflate(plain, { level: 9 }).then((small) => writeFile(`${path}.gz`, small)),
  ])
}
