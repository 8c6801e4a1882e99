import { frontArtwork } from './artwork.ts'
import { backArtwork } from './pack-back.ts'
import { darker, lighter } from './colors.ts'
import { clipped, gradient, type Drawing } from './drawing.ts'
import type { Pack } from './pack.ts'
import { rect, warpPath, type Face } from './vector.ts'
import { groundShadow } from './vessel.ts'

const capHeight = 66
const bodyHeight = 372
const [topHalf, bottomHalf] = [104, 76]

/** A squeeze tube standing on its cap. */
export function drawTube(drawing: Drawing, pack: Pack, isBack = false): string {
  const face = tubeFace()
  const outline = warpPath(rect(0, 0, face.width, face.height), face.warp)
  const artwork = (isBack ? backArtwork : frontArtwork)(drawing, face, pack)
  return [
    groundShadow(drawing, bottomHalf),
    tubeCap(drawing, pack),
    clipped(drawing, outline, artwork + light(drawing)),
    crimp(drawing, pack),
  ].join('')
}

function tubeFace(): Face {
  const [width, height] = [210, bodyHeight]
  return {
    width,
    height,
    warp: ([x, y]) => {
      const share = y / height
      const half = topHalf + (bottomHalf - topHalf) * share
      const angle = (x / width - 0.5) * Math.PI * (0.5 + share * 0.34)
      const edge = Math.sin(Math.PI * (0.25 + share * 0.17))
      return [
        (half * Math.sin(angle)) / edge,
        y - capHeight - height + 10 * share * Math.cos(angle),
      ]
    },
  }
}

function light(drawing: Drawing): string {
  const paint = gradient(
    drawing,
    [-topHalf, 0],
    [topHalf, 0],
    [
      [0, '#0b1f3a', 0.22],
      [0.14, '#0b1f3a', 0.05],
      [0.26, '#ffffff', 0.4],
      [0.4, '#ffffff', 0],
      [0.75, '#0b1f3a', 0.03],
      [1, '#0b1f3a', 0.25],
    ],
  )
  const height = bodyHeight + capHeight
  return `<rect x="${-topHalf - 4}" y="${-height - 4}" width="${topHalf * 2 + 8}" height="${height + 20}" fill="${paint}"/>`
}

function crimp(drawing: Drawing, pack: Pack): string {
  const top = -capHeight - bodyHeight - 20
  const tone = pack.finish === 'herbal' ? darker(pack.color, 0.15) : lighter(pack.color, 0.6)
  const paint = gradient(
    drawing,
    [-topHalf, 0],
    [topHalf, 0],
    [
      [0, darker(tone, 0.2)],
      [0.3, lighter(tone, 0.5)],
      [1, darker(tone, 0.2)],
    ],
  )
  const ridges = Array.from(
    { length: 33 },
    (_, index) => `M${-topHalf + 3 + index * 6.3} ${top + 3}v18`,
  )
  return (
    `<rect x="${-topHalf}" y="${top}" width="${topHalf * 2}" height="24" rx="2" fill="${paint}"/>` +
    `<path d="${ridges.join('')}" stroke="#0b1f3a" stroke-opacity="0.16" stroke-width="1.6"/>`
  )
}

function tubeCap(drawing: Drawing, pack: Pack): string {
  const tone = pack.finish === 'arch' ? '#fbf8f5' : darker(pack.color, 0.3)
  const r = bottomHalf - 5
  const paint = gradient(
    drawing,
    [-r, 0],
    [r, 0],
    [
      [0, darker(tone, 0.3)],
      [0.28, lighter(tone, 0.4)],
      [1, darker(tone, 0.32)],
    ],
  )
  return `<path d="M${-r} ${-capHeight - 4} L${-r + 4} -4 C${-r + 4} 9 ${r - 4} 9 ${r - 4} -4 L${r} ${-capHeight - 4} Z" fill="${paint}"/>`
}
