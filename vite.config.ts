import react from '@vitejs/plugin-react'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { compressAssets } from './bin/vite/compress-assets.ts'
import { iconSprite } from './bin/vite/icon-sprite.ts'
import { latePageFiles } from './bin/vite/late-page-files.ts'
import { plainRouter } from './bin/vite/plain-router.ts'
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

/** The small parts that most first pages of the shop need come with its entry. */
const withShopEntry = [
  /web\/entry-client\.tsx$/,
  /web\/ui\/(?:Badge|Breadcrumbs|Card|Checkbox|Field|Picture|Price|QuantityStepper|Skeleton|TextInput)\.tsx$/,
  /web\/features\/catalog\/texts\.ts$/,
  /domain\/(?:kernel\/durations|catalog\/shown-stock|loyalty\/points-expected)\.ts$/,
  /\/icons\/(?:check|chevron-right|clock|plus|ticket|trash|truck)\.mjs$/,
]

/** What they share beyond it, and the two pages that are made of the most parts, are a file each. */
const shopChunks = [
  {
    name: 'shop',
    priority: 3,
    test: (id: string) => withShopEntry.some((files) => files.test(id)),
  },
  { name: 'shelf', priority: 2, test: /web\/features\/catalog\/Product(?:Shelf|Grid)\.tsx$/ },
  { name: 'product', priority: 1, test: /web\/features\/catalog\/ProductView\.tsx$/ },
  {
    name: 'repeat',
    priority: 2,
    test: /(?:web\/features\/replenish\/(?:GuestNote|RepeatLine|texts)|domain\/location\/unit-names)\.tsx?$/,
  },
  {
    name: 'checkout',
    priority: 2,
    test: /web\/(?:state\/checkout|features\/cart\/(?:shipping|two-columns|use-cart-refresh|NeedsScript))\.tsx?$/,
  },
  {
    name: 'cart',
    priority: 1,
    test: /web\/features\/(?:cart\/(?:CartLines|CartTotals|PayBar)|voucher\/VoucherCard)\.tsx$/,
  },
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
        codeSplitting: { groups: shopChunks },
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
  plugins: [
    react(),
    tailwindcss(),
    withoutSchemas(),
    iconSprite(),
    plainRouter(),
    latePageFiles(),
    compressAssets(),
  ],
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
