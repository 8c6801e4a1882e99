import { encode } from 'uqr'

/** A QR code drawn as SVG, as a `data:` address: one path, dark modules side by side as one stroke. */
export function qrPicture(text: string): string {
  const { data, size } = encode(text, { ecc: 'M', border: 4 })
  const strokes = data.flatMap((row, y) => runsOf(row).map(([x, long]) => `M${x} ${y}h${long}`))
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 -.5 ${size} ${size}" shape-rendering="crispEdges">` +
    `<path fill="#fff" d="M0-.5h${size}v${size}H0z"/>` +
    `<path stroke="#000" d="${strokes.join('')}"/></svg>`
  return `data:image/svg+xml,${encodeURIComponent(svg)}`
}

/** Where dark modules begin in a row, and how many there are side by side. */
function runsOf(row: readonly boolean[]): [x: number, long: number][] {
  const runs: [number, number][] = []
  row.forEach((isDark, x) => {
    if (!isDark) return
    const last = runs.at(-1)
    if (last && last[0] + last[1] === x) last[1] += 1
    else runs.push([x, 1])
  })
  return runs
}
