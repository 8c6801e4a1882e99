import { readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import subsetFont from 'subset-font'

// One file per weight with Latin and Vietnamese together: split by alphabet, as font services do it,
// the pairs between both halves ("Tế", "Vườn") lose their kerning.
const weights = [
  { weight: 400, source: '400Regular/BeVietnamPro_400Regular.ttf' },
  { weight: 500, source: '500Medium/BeVietnamPro_500Medium.ttf' },
  { weight: 600, source: '600SemiBold/BeVietnamPro_600SemiBold.ttf' },
  { weight: 700, source: '700Bold/BeVietnamPro_700Bold.ttf' },
]
const features = ['kern', 'mark', 'mkmk', 'ccmp', 'locl']

const require = createRequire(import.meta.url)

for (const { weight, source } of weights) {
  const full = await readFile(require.resolve(`@expo-google-fonts/be-vietnam-pro/${source}`))
  const subset = await subsetFont(full, shownCharacters(), {
    targetFormat: 'woff2',
    keepFeatures: features,
    noHinting: true,
  })
  await writeFile(new URL(`../web/fonts/be-vietnam-pro-${weight}.woff2`, import.meta.url), subset)
  process.stdout.write(`be-vietnam-pro-${weight}.woff2  ${subset.length} bytes\n`)
}

/** Everything the shop writes in Vietnamese, also with the diacritics typed apart from their letter. */
function shownCharacters(): string {
  const ascii = range(0x20, 0x7e)
  const latin1 = range(0xa0, 0xff)
  const vietnamese = `ĂăĐđĨĩŨũƠơƯư${range(0x1ea0, 0x1ef9)}`
  const marks = '\u0300\u0301\u0302\u0303\u0306\u0309\u031b\u0323'
  const signs = '₫•…–—−≤≥≈“”‘’‚„‹›→←↑↓™'
  return ascii + latin1 + vietnamese + marks + signs
}

function range(first: number, last: number): string {
  const codes = Array.from({ length: last - first + 1 }, (_, index) => first + index)
  return String.fromCodePoint(...codes)
}
