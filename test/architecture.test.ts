import { describe, expect, test } from 'vitest'
import {
  applications,
  domainUpward,
  modulesUpward,
  sharedInWeb,
  webUpward,
} from './support/modules.ts'
import { type Import, readSourceFiles, type SourceFile } from './support/source-files.ts'

const knowsNoModule = ['platform', 'adapters']

/** The rules of the shop run in the browser and on the server alike: nothing else is needed there. */
const packagesOfDomain = ['zod', 'valibot', '@noble']

const files = readSourceFiles()
const product = files.filter(
  (file) => /^(domain|sandbox|seed|server|web)\//.test(file.path) && !file.isTest,
)

describe('directions: web → domain ← server', () => {
  test('domain imports nothing but itself and a few pure packages', () => {
    const pure = (each: Import) =>
      each.isPackage
        ? packagesOfDomain.some((name) => each.target.split('/')[0] === name)
        : each.target.startsWith('domain/')
    expect(importsOf(product, 'domain/', (_, each) => !pure(each))).toEqual([])
  })

  test('web imports nothing of the server, the demo or Node', () => {
    const foreign = (_: SourceFile, { target }: Import) =>
      /^(server|sandbox|seed|bin|test)\/|^node:/.test(target)
    expect(importsOf(product, 'web/', foreign)).toEqual([])
  })

  test('the server knows nothing of the demo and of tests', () => {
    const foreign = (_: SourceFile, { target }: Import) => /^(sandbox|seed|bin|test)\//.test(target)
    expect(importsOf(product, 'server/', foreign)).toEqual([])
  })

  test('the sandbox knows the shop by its platform and the faces of its modules alone', () => {
    const face = /^server\/(context\.ts$|platform\/|\w+\/index\.ts$)/
    const shared = ['server/adapters/payments/published-credentials.ts']
    const known = (target: string) =>
      /^(domain|sandbox)\//.test(target) || face.test(target) || shared.includes(target)
    const inside = (_: SourceFile, each: Import) => !each.isPackage && !known(each.target)
    expect(importsOf(product, 'sandbox/', inside)).toEqual([])
  })

  test('the server meets web in app.ts alone', () => {
    const meetsWeb = (file: SourceFile, each: Import) =>
      each.target.startsWith('web/') && file.path !== 'server/app.ts'
    expect(importsOf(product, 'server/', meetsWeb)).toEqual([])
  })
})

describe('directions in domain', () => {
  const folderIn = (path: string) => /^domain\/([^/]+)\//.exec(path)?.[1] ?? ''

  test('every folder has its place in the order', () => {
    const folders = new Set(product.map(({ path }) => folderIn(path)).filter((name) => name !== ''))
    expect([...folders].toSorted()).toEqual(domainUpward.toSorted())
  })

  test('a folder imports only from below, types too', () => {
    const place = (path: string) => domainUpward.indexOf(folderIn(path))
    const upward = (file: SourceFile, { target }: Import) =>
      place(file.path) >= 0 && place(target) > place(file.path)
    expect(importsOf(product, 'domain/', upward)).toEqual([])
  })
})

describe('directions in the server', () => {
  test('every folder has its place in the order of the modules', () => {
    const folders = new Set(
      product.flatMap((file) => /^server\/([^/]+)\//.exec(file.path)?.[1] ?? []),
    )
    const placed = [...modulesUpward, ...knowsNoModule]
    expect([...folders].filter((folder) => !placed.includes(folder))).toEqual([])
  })

  test('platform and adapters know no module', () => {
    const known = (file: SourceFile, each: Import) =>
      knowsNoModule.includes(moduleOf(file.path)) &&
      modulesUpward.includes(moduleOf(each.target)) &&
      // The one list of all tables, types only: each module describes its own.
      !(file.path === 'server/platform/database.ts' && each.target.endsWith('/tables.ts'))
    expect(importsOf(product, 'server/', known)).toEqual([])
  })

  test('a module calls only downward', () => {
    const upward = (file: SourceFile, { target }: Import) => {
      const from = modulesUpward.indexOf(moduleOf(file.path))
      return from >= 0 && modulesUpward.indexOf(moduleOf(target)) > from
    }
    expect(importsOf(product, 'server/', upward)).toEqual([])
  })

  test('a module is entered through its index.ts', () => {
    const byTheWindow = (file: SourceFile, { target }: Import) =>
      isModuleFile(target) &&
      moduleOf(file.path) !== moduleOf(target) &&
      !entrances(file).includes(target.split('/').at(-1) ?? '')
    expect(importsOf(product, '', byTheWindow)).toEqual([])
  })

  test('SQL is written in *queries.ts, which only its own module uses', () => {
    const foreignQueries = (file: SourceFile, { target }: Import) =>
      isModuleFile(target) &&
      /(?:queries|\/tables)\.ts$/.test(target) &&
      moduleOf(file.path) !== moduleOf(target) &&
      file.path !== 'server/platform/database.ts'
    expect(importsOf(product, '', foreignQueries)).toEqual([])
  })
})

describe('directions in web: shop, pharmacy and backoffice → features, form → ui', () => {
  const inWeb = (path: string) => /^web\/([^/]+)\//.exec(path)?.[1] ?? ''
  const isApplication = (name: string) => (applications as readonly string[]).includes(name)

  test('no application imports another', () => {
    const foreign = (file: SourceFile, { target }: Import) =>
      isApplication(inWeb(file.path)) &&
      isApplication(inWeb(target)) &&
      inWeb(target) !== inWeb(file.path)
    expect(importsOf(product, 'web/', foreign)).toEqual([])
  })

  test('what they share knows none of them', () => {
    const upward = (file: SourceFile, { target }: Import) =>
      sharedInWeb.includes(inWeb(file.path)) && isApplication(inWeb(target))
    expect(importsOf(product, 'web/', upward)).toEqual([])
  })

  test('no page imports a page', () => {
    const isPage = (path: string) => /^web\/\w+\/pages\//.test(path)
    const page = (file: SourceFile, { target }: Import) =>
      isPage(file.path) && isPage(target) && folderOf(file.path) !== folderOf(target)
    expect(importsOf(product, 'web/', page)).toEqual([])
  })

  test('ui knows no domain word: it imports ui, the kernel and packages', () => {
    const known = /^(web\/ui|domain\/kernel)\//
    const word = (_: SourceFile, each: Import) => !each.isPackage && !known.test(each.target)
    expect(importsOf(product, 'web/ui/', word)).toEqual([])
  })

  describe.each(Object.entries(webUpward))('%s', (room, upwardNames) => {
    const folderIn = (path: string) => path.split('/').slice(2, -1)[0] ?? ''
    const inRoom = (path: string) => path.startsWith(`web/${room}/`)

    test('every folder has its place in the order', () => {
      const paths = product.map(({ path }) => path).filter(inRoom)
      const folders = new Set(paths.map(folderIn).filter((name) => name !== ''))
      expect([...folders].toSorted()).toEqual([...upwardNames].toSorted())
    })

    test('a folder imports only from below, types too', () => {
      const place = (path: string) => {
        const folder = folderIn(path)
        if (folder !== '') return upwardNames.indexOf(folder)
        return /\/(?:paths|texts|[\w-]+\.rules)\.ts$/.test(path) ? -1 : upwardNames.length
      }
      const upward = (file: SourceFile, { target }: Import) =>
        inRoom(target) && place(target) > place(file.path)
      expect(importsOf(product, `web/${room}/`, upward)).toEqual([])
    })
  })
})

describe('every source file', () => {
  test('has at most 400 lines', () => {
    const lengths = files.map(({ path, text }) => ({
      path,
      lines: text.trimEnd().split('\n').length,
    }))
    expect(lengths.filter(({ lines }) => lines > 400)).toEqual([])
  })

  test('is in no import circle', () => {
    expect(circlesIn(files)).toEqual([])
  })

  test('takes the present from a clock', () => {
    const clocks = ['server/platform/clock.ts', 'web/state/clock.ts']
    const readers = product.filter((file) => file.clockReadings.length > 0)
    expect(pathsOf(readers)).toContain('server/platform/clock.ts')
    const others = readers.filter((file) => !clocks.includes(file.path))
    expect(
      others.flatMap((file) => file.clockReadings.map((line) => `${file.path}:${line}`)),
    ).toEqual([])
  })

  test('leaves the environment to platform/env.ts', () => {
    // Which half is built is no environment: the bundler says it.
    const environment = /process\.env|import\.meta\.env(?!\.SSR\b)/
    const reads = product.filter((file) => environment.test(file.text))
    expect(pathsOf(reads)).toEqual(['server/platform/env.ts'])
  })

  test('leaves connections to PostgreSQL to platform/connection.ts', () => {
    const opens = files.filter((file) => !file.isTest && /\bnew (Pool|Client)\(/.test(file.text))
    expect(pathsOf(opens)).toEqual(['server/platform/connection.ts'])
  })

  test('counts a caller’s address as the network that networkOf makes of it', () => {
    const others = product.filter((file) => file.path !== 'server/platform/network.ts')
    const makers = others.filter((file) => /\bas Network\b/.test(file.text))
    const counted = /\b(?:consume|waitFor|enter)\((?:[^()]|\([^()]*\))*\)/g
    const bare = others.filter((file) =>
      (file.text.match(counted) ?? []).some((call) =>
        /\b(?:address|ip)\b/.test(call.replace(/networkOf\([^()]*\)/g, '')),
      ),
    )
    expect(pathsOf([...makers, ...bare])).toEqual([])
  })

  test('leaves the spellings of the wire to domain/*/api.ts', () => {
    const misspelt = product.filter(
      (file) => /recieve|is_eco|autoReplen/.test(file.text) && !isApi(file.path),
    )
    expect(pathsOf(misspelt)).toEqual([])
  })
})

function importsOf(
  among: SourceFile[],
  below: string,
  isWrong: (file: SourceFile, each: Import) => boolean,
): string[] {
  return among
    .filter((file) => file.path.startsWith(below))
    .flatMap((file) =>
      file.imports
        .filter((each) => isWrong(file, each))
        .map((each) => `${file.path} imports ${each.target}`),
    )
}

/** `order` for `server/order/place/place-order.ts`; empty for what stands in no folder of the server. */
function moduleOf(path: string): string {
  return /^server\/([^/]+)\//.exec(path)?.[1] ?? ''
}

function isModuleFile(path: string): boolean {
  return modulesUpward.includes(moduleOf(path))
}

/** The files at the root put the modules together, so they also see the routes and the jobs. */
function entrances(file: SourceFile): string[] {
  if (file.path === 'server/platform/database.ts') return ['tables.ts']
  const isRoot = /^server\/[^/]+\.ts$/.test(file.path)
  return isRoot ? ['index.ts', 'routes.ts', 'jobs.ts'] : ['index.ts']
}

function folderOf(path: string): string {
  return path.slice(0, path.lastIndexOf('/'))
}

function isApi(path: string): boolean {
  return /^domain\/.+\/api\.ts$/.test(path)
}

function pathsOf(some: SourceFile[]): string[] {
  return some.map((file) => file.path)
}

/** Circles of imports that remain when types are erased, each as `a → b → a`. */
function circlesIn(all: SourceFile[]): string[] {
  const graph = new Map(
    all.map(({ path, imports }) => [
      path,
      imports.filter((each) => !each.isPackage && !each.typeOnly).map((each) => each.target),
    ]),
  )
  const done = new Set<string>()
  const circles: string[] = []
  const visit = (path: string, trail: string[]) => {
    const start = trail.indexOf(path)
    if (start >= 0) circles.push([...trail.slice(start), path].join(' → '))
    if (start >= 0 || done.has(path)) return
    for (const target of graph.get(path) ?? []) visit(target, [...trail, path])
    done.add(path)
  }
  for (const path of graph.keys()) visit(path, [])
  return circles
}
