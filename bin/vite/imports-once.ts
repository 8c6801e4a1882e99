import type { Plugin } from 'vite'

/**
 * Loaders fetch what browsers are to have later by `import()`. On the server that goes through Node's own loader again
 * with every page, six times for a product's: there each is asked once.
 */
export function importsOnce(): Plugin {
  return {
    name: 'imports-once',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && isSsrBuild === true,
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        for (const file of Object.values(bundle)) {
          if (file.type === 'chunk') file.code = askedOnce(file.code)
        }
      },
    },
  }
}

const fetching = /\bimport\(("\.[^"]+")\)/g

export function askedOnce(code: string): string {
  const once = code.replaceAll(fetching, '(imported[$1] ??= import($1))')
  return once === code ? code : `const imported = {};\n${once}`
}
