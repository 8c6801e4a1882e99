import react from '@vitejs/plugin-react'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { compressAssets } from './bin/vite/compress-assets.ts'
import { plainIcons } from './bin/vite/plain-icons.ts'
import { withoutSchemas } from './bin/vite/without-schemas.ts'

export default defineConfig(({ isSsrBuild }) => ({
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
        emptyOutDir: true,
        manifest: true,
        sourcemap: false,
        assetsInlineLimit: 0,
        modulePreload: { polyfill: false },
        rolldownOptions: { input: ['web/entry-client.tsx', 'web/entry-store.tsx'] },
      },
  // One bundle with the production React inside, whatever NODE_ENV the server runs with.
  ssr: { noExternal: true },
  define: { 'process.env.NODE_ENV': JSON.stringify('production') },
}))
