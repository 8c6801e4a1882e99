import { runnerImport, type Plugin } from 'vite'

/**
 * A file `*.rules.ts` says what a schema asks of a form: the rules are worked out in the build, and the browser
 * gets them as plain data, without the schema and the library behind it.
 */
export function plainRules(): Plugin {
  return {
    name: 'plain-rules',
    apply: (_, { isSsrBuild }) => !isSsrBuild,
    transform: {
      filter: { id: /\/web\/.*\.rules\.ts$/ },
      async handler(_, id) {
        const { module, dependencies } = await runnerImport<Record<string, unknown>>(id, {
          configFile: false,
          // Node finds `#domain/…` by package.json.
          logLevel: 'error',
        })
        for (const file of dependencies) this.addWatchFile(file)
        return { code: dataOf(module), map: null }
      },
    },
  }
}

/** The exports as literals. */
export function dataOf(module: Readonly<Record<string, unknown>>): string {
  return Object.entries(module)
    .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)}`)
    .join('\n')
}
