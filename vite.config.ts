import react from '@vitejs/plugin-react'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { compressAssets } from './bin/vite/compress-assets.ts'
import { plainIcons } from './bin/vite/plain-icons.ts'
import { withoutSchemas } from './bin/vite/without-schemas.ts'

/**
 * Fewer, larger files compress better. The area's entry comes with what it imports and with the small
 * parts that nearly every page of it needs; the counter, the page that is opened most, is one file.
 */
const storeChunks = [
  {
    name: 'store',
    priority: 2,
    test: /web\/(?:entry-store|ui\/(?:Field|TextInput|PointsPill)|features\/store\/(?:call-store|store-handle))\.tsx?$/,
  },
  { name: 'counter', priority: 1, test: /web\/features\/counter\/CounterScreen\.tsx$/ },
]

/**
 * Two applications for the browser, built apart so that neither's first load carries parts that only
 * the other needs: shop and desk, and with `--mode store` the pharmacies' area. Equal files (styles,
 * fonts) get equal names.
 */
const clients = {
  shop: {
    manifest: '.vite/manifest.json',
    rolldownOptions: {
      input: 'web/entry-client.tsx',
      output: {
        assetFileNames,
        codeSplitting: { groups: [{ name: 'shop', test: /web\/entry-client\.tsx$/ }] },
      },
    },
  },
  store: {
    manifest: '.vite/manifest-store.json',
    rolldownOptions: {
      input: 'web/entry-store.tsx',
      output: {
        assetFileNames,
        codeSplitting: { groups: storeChunks },
      },
    },
  },
}

/** The styles of both are the same file. */
function assetFileNames({ names }: { names: string[] }): string {
  const isStyle = names.some((name) => name.endsWith('.css'))
  return isStyle ? 'assets/app-[hash][extname]' : 'assets/[name]-[hash][extname]'
}

export default defineConfig(({ isSsrBuild, mode }) => ({
  plugins: [react(), tailwindcss(), withoutSchemas(), plainIcons(), compressAssets()],
  // Icons, pictures and fonts that keep their names are served by the server itself.
  publicDir: false,
  build: isSsrBuild
    ? {
        outDir: 'dist/server',
        emptyOutDir: true,
        rolldownOptions: { input: 'web/entry-server.tsx' },
      }
    : {
        outDir: 'dist/client',
        emptyOutDir: mode !== 'store',
        sourcemap: false,
        assetsInlineLimit: 0,
        modulePreload: { polyfill: false },
        ...clients[mode === 'store' ? 'store' : 'shop'],
      },
  // One bundle with the production React inside, whatever NODE_ENV the server runs with.
  ssr: { noExternal: true },
  define: { 'process.env.NODE_ENV': JSON.stringify('production') },
}))
