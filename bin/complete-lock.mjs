// npm leaves a platform's package out of the lock when the registry at hand does not have it, and
// then `npm ci` refuses the lock everywhere. This names what is missing, without a hash:
//   node bin/complete-lock.mjs          after an `npm install`
//   node bin/complete-lock.mjs --check  only tells
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root, runCommand, ToolFailure } from './toolchain.mjs'

const path = join(root, 'package-lock.json')
const platform =
  /[/-](?<os>android|darwin|freebsd|linux|openharmony|win32|wasm32)-(?<cpu>[a-z0-9]+)(?:-(?<abi>[a-z]+))?$/
const libcs = { gnu: 'glibc', gnueabihf: 'glibc', musl: 'musl', musleabihf: 'musl' }

await runCommand(() => {
  const lock = JSON.parse(readFileSync(path, 'utf8'))
  const missing = missingFrom(lock.packages)
  if (missing.length === 0) return
  const names = missing.map(({ name }) => name).join(', ')
  if (process.argv.includes('--check')) throw new ToolFailure(`The lock lacks ${names}.`)
  for (const each of missing) lock.packages[`node_modules/${each.name}`] = entryOf(each)
  const sorted = Object.entries(lock.packages).toSorted(([a], [b]) => a.localeCompare(b, 'en'))
  writeFileSync(
    path,
    `${JSON.stringify({ ...lock, packages: Object.fromEntries(sorted) }, null, 2)}\n`,
  )
  process.stdout.write(`Added ${names}.\n`)
})

function missingFrom(packages) {
  return Object.entries(packages).flatMap(([parent, { dev, optionalDependencies = {} }]) =>
    Object.entries(optionalDependencies)
      .filter(
        ([name]) =>
          !packages[`node_modules/${name}`] && !packages[`${parent}/node_modules/${name}`],
      )
      .map(([name, version]) => ({ name, version, dev })),
  )
}

/** Where it runs is read off its name, as these packages are all named. */
function entryOf({ name, version, dev }) {
  const found = platform.exec(name)?.groups
  if (!found || !/^\d/.test(version)) {
    throw new ToolFailure(`Add ${name}@${version} to the lock by hand: its name tells no platform.`)
  }
  const { os, cpu, abi } = found
  const libc = os === 'linux' ? libcs[abi] : undefined
  return {
    version,
    cpu: [os === 'wasm32' ? 'wasm32' : cpu],
    ...(dev ? { dev } : {}),
    ...(libc ? { libc: [libc] } : {}),
    optional: true,
    ...(os === 'wasm32' ? {} : { os: [os] }),
  }
}
