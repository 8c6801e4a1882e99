import react from '@vitejs/plugin-react'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { compressAssets } from './bin/vite/compress-assets.ts'
import { fetchedBeforeImport } from './bin/vite/fetched-before-import.ts'
import { iconSprite } from './bin/vite/icon-sprite.ts'
import { importsOnce } from './bin/vite/imports-once.ts'
import { latePageFiles } from './bin/vite/late-page-files.ts'
import { plainRouter } from './bin/vite/plain-router.ts'
import { plainRules } from './bin/vite/plain-rules.ts'
import { withoutSchemas } from './bin/vite/without-schemas.ts'

/**
 * Fewer, larger files compress better. The area's entry comes with what it imports and with the small
 * parts that nearly every page of it needs; the counter, the page that is opened most, is one file.
 */
const pharmacyChunks = [
  {
    name: 'pharmacy',
    priority: 2,
    test: /web\/(?:entry-pharmacy|ui\/(?:Field|TextInput|PointsPill)|pharmacy\/(?:session\/call-pharmacy|layout\/pharmacy-handle))\.tsx?$/,
  },
  { name: 'counter', priority: 1, test: /web\/pharmacy\/counter\/CounterScreen\.tsx$/ },
]

/** The small parts that most first pages of the shop need come with its entry. */
const withShopEntry = [
  /web\/entry-client\.tsx$/,
  /web\/ui\/(?:Badge|Breadcrumbs|Card|Checkbox|Field|Picture|Price|QuantityStepper|Skeleton|TextInput)\.tsx$/,
  /web\/shop\/catalog\/texts\.ts$/,
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
  { name: 'carousel', priority: 2, test: /web\/shop\/catalog\/Product(?:Carousel|Grid)\.tsx$/ },
  { name: 'product', priority: 1, test: /web\/shop\/catalog\/ProductView\.tsx$/ },
  {
    name: 'repeat',
    priority: 2,
    test: /(?:web\/shop\/subscription\/(?:GuestNote|RepeatLine|texts)|domain\/location\/unit-names)\.tsx?$/,
  },
  {
    name: 'checkout',
    priority: 2,
    test: /web\/shop\/(?:state\/checkout|frame\/NeedsScript|cart\/(?:shipping|two-columns|use-cart-refresh))\.tsx?$/,
  },
  {
    name: 'cart',
    priority: 1,
    test: /web\/shop\/(?:cart\/(?:CartLines|CartTotals|PayBar)|voucher\/VoucherCard)\.tsx$/,
  },
]

/**
 * Three applications for the browser, built apart so that no first load carries parts that only another
 * needs: the shop, and by `--mode` the pharmacies' area and the back office. Equal files (fonts) get equal
 * names.
 */
const clients = {
  shop: {
    manifest: '.vite/manifest.json',
    rolldownOptions: {
      input: 'web/entry-client.tsx',
      output: {
        assetFileNames,
        // The names of all pages stand in the first load: seven letters tell two of one name apart.
        chunkFileNames: 'assets/[name]-[hash:7].js',
        codeSplitting: { groups: shopChunks },
      },
    },
  },
  pharmacy: {
    manifest: '.vite/manifest-pharmacy.json',
    rolldownOptions: {
      input: 'web/entry-pharmacy.tsx',
      output: {
        assetFileNames,
        codeSplitting: { groups: pharmacyChunks },
      },
    },
  },
  backoffice: {
    manifest: '.vite/manifest-backoffice.json',
    rolldownOptions: {
      input: 'web/entry-backoffice.tsx',
      output: {
        assetFileNames,
      },
    },
  },
}
type Client = keyof typeof clients

function clientOf(mode: string): Client {
  return mode in clients ? (mode as Client) : 'shop'
}

/** The styles of each application by one name, whatever its entry is called. */
function assetFileNames({ names }: { names: string[] }): string {
  const isStyle = names.some((name) => name.endsWith('.css'))
  return isStyle ? 'assets/app-[hash][extname]' : 'assets/[name]-[hash][extname]'
}

export default defineConfig(({ isSsrBuild, mode }) => ({
  plugins: [
    react(),
    tailwindcss(),
    withoutSchemas(),
    plainRules(),
    iconSprite(),
    plainRouter(),
    latePageFiles(),
    fetchedBeforeImport(),
    importsOnce(),
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
        emptyOutDir: clientOf(mode) === 'shop',
        sourcemap: false,
        assetsInlineLimit: 0,
        modulePreload: { polyfill: false },
        ...clients[clientOf(mode)],
      },
  // One bundle with the production React inside, whatever NODE_ENV the server runs with.
  ssr: { noExternal: true },
  define: { 'process.env.NODE_ENV': JSON.stringify('production') },
}))
