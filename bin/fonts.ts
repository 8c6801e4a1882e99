import { readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import subsetFont from 'subset-font'

// One file for all weights, with Latin and Vietnamese together: several files are decided on apart, so that
// a first visit mixes faces, and split by alphabet the pairs between both halves ("Tế", "Vườn") lose their
// kerning.
const source = 'inter-ui/variable/InterVariable.woff2'
const features = ['kern', 'mark', 'mkmk', 'ccmp', 'locl', 'tnum']

const require = createRequire(import.meta.url)

const full = await readFile(require.resolve(source))
const subset = await subsetFont(full, shownCharacters(), {
  targetFormat: 'woff2',
  keepFeatures: features,
  noHinting: true,
  // The weights that the shop uses, drawn for small sizes.
  variationAxes: { wght: { min: 400, max: 700 }, opsz: 14 },
})
await writeFile(new URL('../web/fonts/inter.woff2', import.meta.url), subset)
process.stdout.write(`inter.woff2  ${subset.length} bytes\n`)

// The same type for pictures that the server draws, which reads no woff2; large and bold, in one weight.
const bold = await subsetFont(full, shownCharacters(), {
  targetFormat: 'sfnt',
  keepFeatures: features,
  noHinting: true,
  variationAxes: { wght: 700, opsz: 32 },
})
await writeFile(new URL('../server/picture/share/inter-bold.ttf', import.meta.url), bold)
process.stdout.write(`inter-bold.ttf  ${bold.length} bytes\n`)

// And for minutes on paper, which are kept as PDF.
for (const [name, wght] of [
  ['inter-regular', 400],
  ['inter-semibold', 600],
] as const) {
  const still = await subsetFont(full, shownCharacters(), {
    targetFormat: 'sfnt',
    keepFeatures: features,
    noHinting: true,
    variationAxes: { wght, opsz: 14 },
  })
  await writeFile(new URL(`../server/game/minutes/${name}.ttf`, import.meta.url), still)
  process.stdout.write(`${name}.ttf  ${still.length} bytes\n`)
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
