import { darker, lighter } from './colors.ts'
import { blur, gradient, icon, text, type Drawing } from './drawing.ts'
import { flat } from './vector.ts'

const canvas = '#f4ecdc'

/** A canvas bag hanging a little open, its bottom at 0,0. */
export function drawTote(drawing: Drawing, color: string): string {
  const cloth = gradient(
    drawing,
    [-230, -480],
    [230, 0],
    [
      [0, '#fffaf0'],
      [0.5, canvas],
      [1, darker(canvas, 0.16)],
    ],
  )
  const inside = gradient(
    drawing,
    [0, -480],
    [0, -420],
    [
      [0, darker(canvas, 0.34)],
      [1, darker(canvas, 0.2)],
    ],
  )
  const strap = (d: string, tone: string) =>
    `<path d="${d}" fill="none" stroke="${tone}" stroke-width="30" stroke-linecap="butt" stroke-linejoin="round"/>`
  return [
    softShadow(drawing, 250),
    strap('M-104 -462C-100 -700 100 -700 104 -462', darker(canvas, 0.26)),
    `<path d="M-226 -468Q0 -500 226 -468L222 -440Q0 -424 -222 -440Z" fill="${inside}"/>`,
    `<path d="M-230 -466Q0 -424 230 -466L248 -40Q252 4 206 6Q0 22 -206 6Q-252 4 -248 -40Z" fill="${cloth}" stroke="${darker(canvas, 0.22)}" stroke-width="2"/>`,
    `<path d="M-234 -424Q0 -384 234 -424" fill="none" stroke="${darker(canvas, 0.3)}" stroke-width="2.5" stroke-dasharray="9 7"/>`,
    ...creases(drawing),
    strap('M-122 -420C-130 -752 130 -752 122 -420', canvas),
    `<path d="M-108 -418C-114 -732 114 -732 108 -418M-136 -420C-146 -772 146 -772 136 -420" fill="none" stroke="${darker(canvas, 0.22)}" stroke-width="1.6"/>`,
    ...[-1, 1].map((side) => patch(side)),
    print(color),
  ].join('')
}

function creases(drawing: Drawing): string[] {
  const soft = blur(drawing, 7)
  const fold = (d: string, opacity: number) =>
    `<path d="${d}" fill="none" stroke="#5f4a24" stroke-opacity="${opacity}" stroke-width="14" stroke-linecap="round" filter="${soft}"/>`
  return [
    fold('M-196 -380C-176 -250 -206 -120 -186 -30', 0.16),
    fold('M204 -390C176 -270 214 -140 190 -40', 0.2),
    fold('M-120 -20C-40 -44 60 -8 140 -32', 0.12),
  ]
}

function patch(side: number): string {
  const x = side * 122 - 17
  const seam = darker(canvas, 0.34)
  return (
    `<rect x="${x}" y="-424" width="34" height="46" rx="3" fill="${canvas}" stroke="${darker(canvas, 0.24)}" stroke-width="1.6"/>` +
    `<path d="M${x + 5} -418H${x + 29}V-384H${x + 5}ZM${x + 5} -418L${x + 29} -384M${x + 29} -418L${x + 5} -384" fill="none" stroke="${seam}" stroke-width="1.6" stroke-dasharray="4 3"/>`
  )
}

function print(color: string): string {
  const face = flat(1, 1)
  const middle = { anchor: 'middle' as const, fill: darker(color, 0.15) }
  return [
    `<circle cx="0" cy="-258" r="92" fill="${lighter(color, 0.82)}"/>`,
    icon(face, [0, -258], 'leaf', 122, color),
    text(face, 'An Lành', { ...middle, at: [0, -104], size: 70, weight: 700 }),
    text(face, 'Sống khoẻ mỗi ngày', { ...middle, at: [0, -60], size: 27, weight: 500 }),
  ].join('')
}

/** Two folded face towels, the upper one in a paper band. */
export function drawTowels(drawing: Drawing, color: string): string {
  return [
    softShadow(drawing, 350),
    folded(drawing, lighter(color, 0.45), 0, 356),
    folded(drawing, '#f3e7d3', -150, 338),
    band(drawing, color),
    roll(drawing, lighter(color, 0.68)),
  ].join('')
}

/** Three layers of a towel with its round fold on the left. */
function folded(drawing: Drawing, color: string, bottom: number, half: number): string {
  const paint = gradient(
    drawing,
    [0, bottom - 150],
    [0, bottom],
    [
      [0, lighter(color, 0.4)],
      [0.5, color],
      [1, darker(color, 0.16)],
    ],
  )
  const layer = (y: number) =>
    `<path d="M${-half + 40} ${y - 52}H${half - 14}Q${half + 8} ${y - 50} ${half + 6} ${y - 26}Q${half + 8} ${y - 2} ${half - 14} ${y}H${-half + 40}C${-half - 14} ${y - 4} ${-half - 14} ${y - 48} ${-half + 40} ${y - 52}Z" fill="${paint}" stroke="${darker(color, 0.16)}" stroke-opacity="0.55" stroke-width="2"/>`
  return [layer(bottom), layer(bottom - 49), layer(bottom - 98), ...pile(color, bottom, half)].join(
    '',
  )
}

/** Short loops of terry, thicker where the light falls. */
function pile(color: string, bottom: number, half: number): string[] {
  return [0, 49, 98].flatMap((up, row) =>
    [14, 27, 40].map((inset, line) => {
      const y = bottom - up - inset
      const dash = `${5 + ((row + line) % 3)} ${9 + ((row * 2 + line) % 4)}`
      return `<path d="M${-half + 34 + line * 6} ${y}H${half - 24}" stroke="${darker(color, 0.24)}" stroke-opacity="0.26" stroke-width="3" stroke-linecap="round" stroke-dasharray="${dash}"/>`
    }),
  )
}

function band(drawing: Drawing, color: string): string {
  const paint = gradient(
    drawing,
    [0, -306],
    [0, -148],
    [
      [0, lighter(color, 0.12)],
      [0.4, color],
      [1, darker(color, 0.25)],
    ],
  )
  const face = flat(1, 1)
  return [
    `<path d="M-262 -302H10V-150H-262Z" fill="${paint}"/>`,
    `<path d="M-251 -302V-150M-1 -302V-150" stroke="#ffffff" stroke-opacity="0.45" stroke-width="3"/>`,
    icon(face, [-206, -224], 'leaf', 54, '#ffffff'),
    text(face, 'An Lành', { at: [-165, -222], size: 35, weight: 700, fill: '#ffffff' }),
    text(face, '100% cotton', { at: [-164, -188], size: 22, weight: 500, fill: '#ffffff' }),
  ].join('')
}

/** A rolled one on top, its end towards us. */
function roll(drawing: Drawing, color: string): string {
  const side = gradient(
    drawing,
    [0, -430],
    [0, -300],
    [
      [0, lighter(color, 0.45)],
      [0.55, color],
      [1, darker(color, 0.2)],
    ],
  )
  const spiral =
    'M228 -366A8 8 0 0 1 244 -366A18 18 0 0 1 208 -366A29 29 0 0 1 266 -366A40 40 0 0 1 186 -366A51 51 0 0 1 288 -366'
  return [
    `<ellipse cx="130" cy="-302" rx="180" ry="10" fill="#0b1f3a" opacity="0.25" filter="${blur(drawing, 6)}"/>`,
    `<path d="M-34 -428H236V-304H-34C-62 -312 -62 -420 -34 -428Z" fill="${side}" stroke="${darker(color, 0.18)}" stroke-opacity="0.5" stroke-width="2"/>`,
    ...[-408, -386, -362, -338, -318].map(
      (y, row) =>
        `<path d="M${-30 + row * 3} ${y}H176" stroke="${darker(color, 0.24)}" stroke-opacity="0.24" stroke-width="3" stroke-linecap="round" stroke-dasharray="${5 + (row % 3)} ${10 + (row % 4)}"/>`,
    ),
    `<circle cx="236" cy="-366" r="63" fill="${lighter(color, 0.3)}" stroke="${darker(color, 0.2)}" stroke-opacity="0.6" stroke-width="2"/>`,
    `<path d="${spiral}" fill="none" stroke="${darker(color, 0.26)}" stroke-opacity="0.7" stroke-width="5" stroke-linecap="round"/>`,
  ].join('')
}

function softShadow(drawing: Drawing, rx: number): string {
  return (
    `<ellipse cx="12" cy="12" rx="${rx * 1.08}" ry="${rx * 0.12}" fill="#0b1f3a" opacity="0.2" filter="${blur(drawing, 16)}"/>` +
    `<ellipse cx="0" cy="6" rx="${rx * 0.92}" ry="${rx * 0.05}" fill="#0b1f3a" opacity="0.4" filter="${blur(drawing, 6)}"/>`
  )
}
