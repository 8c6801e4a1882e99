import { darker, lighter } from './colors.ts'

/** What stands for a topic, drawn around 0,0 some 560 wide in one colour's shades. */
export const motifs = {
  rings: (color: string) => ring(-110, color) + ring(110, darker(color, 0.25)),
  leaf: (color: string) =>
    disc(270, '#ffffff') +
    disc(214, lighter(color, 0.82)) +
    path('M-150 130C-190 -80 -20 -190 170 -170C190 20 70 180 -150 130Z', color) +
    stroke('M-190 190C-120 60 -10 -40 110 -110', darker(color, 0.35), 14) +
    stroke('M-70 50L-20 110M0 -20L70 40M-60 40L-110 0M20 -50L-20 -110', darker(color, 0.35), 8),
  drop: (color: string) =>
    path(
      'M0 -290C110 -140 200 -30 200 90A200 200 0 0 1 -200 90C-200 -30 -110 -140 0 -290Z',
      color,
    ) +
    path('M-200 90C-130 40 -70 140 0 90S130 40 200 90A200 200 0 0 1 -200 90Z', darker(color, 0.3)) +
    stroke('M-110 40C-104 -20 -74 -70 -40 -120', '#ffffff', 20, 0.55),
  sun: (color: string) =>
    rays(color) +
    disc(190, '#f6b93b') +
    path('M0 -150L150 -96V30C150 130 84 196 0 236C-84 196 -150 130 -150 30V-96Z', '#ffffff', 0.92) +
    stroke('M-66 30L-14 84L76 -24', color, 30),
  moon: (color: string) =>
    path('M90 -270A270 270 0 1 0 250 110A220 220 0 0 1 90 -270Z', '#ffe3a3') +
    cloud(-60, 190, 1.2, '#ffffff') +
    cloud(150, 120, 0.8, lighter(color, 0.55)) +
    star(150, -150, 30) +
    star(230, -40, 20) +
    star(60, -70, 16),
  joint: (color: string) =>
    path(
      'M-90 -300H90L70 -130C150 -120 170 -40 100 -14H-100C-170 -40 -150 -120 -70 -130Z',
      '#fffaf0',
    ) +
    path(
      'M-100 44H100C170 66 150 150 74 158L90 310H-90L-74 158C-150 150 -170 66 -100 44Z',
      '#f4ead6',
    ) +
    path(
      'M-104 -18C-40 14 40 14 104 -18C120 10 110 34 100 48C40 20 -40 20 -100 48C-110 34 -120 10 -104 -18Z',
      color,
    ) +
    stroke(
      'M-220 -60C-260 0 -260 40 -220 100M220 -60C260 0 260 40 220 100',
      lighter(color, 0.35),
      16,
    ),
  scale: (color: string) =>
    box(-270, -210, 540, 450, 70, color) +
    box(-270, 160, 540, 80, 40, darker(color, 0.3)) +
    disc(150, '#ffffff') +
    stroke('M-104 -20A110 110 0 0 1 104 -20', lighter(color, 0.4), 22) +
    stroke('M0 40L54 -66', darker(color, 0.35), 16) +
    `<circle cy="40" r="20" fill="${darker(color, 0.35)}"/>`,
  heart: (color: string) =>
    path(
      'M0 250C-330 40 -300 -230 -120 -230C-50 -230 -10 -180 0 -140C10 -180 50 -230 120 -230C300 -230 330 40 0 250Z',
      color,
    ) + stroke('M-300 20H-120L-70 -80L0 130L64 -40L96 20H300', '#ffffff', 22),
  comb: (color: string) =>
    strands(lighter(color, 0.25)) +
    box(-270, -60, 540, 96, 48, color) +
    Array.from({ length: 9 }, (_, nth) => box(-244 + nth * 56, 20, 30, 200, 15, color)).join(''),
  bone: (color: string) =>
    disc(270, '#ffffff') +
    disc(226, lighter(color, 0.84)) +
    `<g transform="rotate(-42)">${box(-190, -46, 380, 92, 20, '#fffaf0')}` +
    [-190, 190].map((x) => knob(x, -58) + knob(x, 58)).join('') +
    stroke('M-120 -14H90', darker(color, 0.1), 12, 0.35) +
    '</g>',
  eye: (color: string) =>
    path('M-320 0C-200 -210 200 -210 320 0C200 210 -200 210 -320 0Z', '#ffffff') +
    disc(150, color) +
    disc(82, darker(color, 0.75)) +
    `<circle cx="46" cy="-54" r="34" fill="#ffffff"/>` +
    stroke('M-320 -20C-200 -230 200 -230 320 -20', darker(color, 0.35), 20) +
    stroke('M-220 -170L-250 -220M0 -226V-284M220 -170L250 -220', darker(color, 0.35), 14),
  paper: (color: string) =>
    box(-210, -250, 470, 500, 26, lighter(color, 0.55)) +
    box(-260, -210, 440, 470, 26, '#ffffff') +
    box(-216, -164, 352, 66, 14, color) +
    box(-216, -70, 160, 150, 14, lighter(color, 0.7)) +
    [0, 1, 2, 3].map((nth) => box(-30, -62 + nth * 40, 164, 16, 8, lighter(color, 0.5))).join('') +
    [0, 1, 2].map((nth) => box(-216, 114 + nth * 40, 352, 16, 8, lighter(color, 0.5))).join(''),
} as const
export type Motif = keyof typeof motifs

function path(data: string, fill: string, opacity = 1): string {
  return `<path d="${data}" fill="${fill}"${opacity === 1 ? '' : ` opacity="${opacity}"`}/>`
}

function stroke(data: string, color: string, width: number, opacity = 1): string {
  return (
    `<path d="${data}" fill="none" stroke="${color}" stroke-width="${width}" stroke-linecap="round" ` +
    `stroke-linejoin="round"${opacity === 1 ? '' : ` opacity="${opacity}"`}/>`
  )
}

function box(x: number, y: number, width: number, height: number, round: number, fill: string) {
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${round}" fill="${fill}"/>`
}

function disc(radius: number, fill: string): string {
  return `<circle r="${radius}" fill="${fill}"/>`
}

function ring(x: number, color: string): string {
  return `<circle cx="${x}" r="180" fill="none" stroke="${color}" stroke-width="54" opacity="0.92"/>`
}

function knob(x: number, y: number): string {
  return `<circle cx="${x}" cy="${y}" r="70" fill="#fffaf0"/>`
}

function cloud(x: number, y: number, scale: number, fill: string): string {
  return (
    `<g transform="translate(${x} ${y}) scale(${scale})" fill="${fill}">` +
    '<circle cx="-90" r="56"/><circle cy="-34" r="76"/><circle cx="92" r="60"/>' +
    '<rect x="-140" y="-4" width="290" height="62" rx="31"/></g>'
  )
}

function star(x: number, y: number, size: number): string {
  const half = size * 0.32
  const points = `0,${-size} ${half},${-half} ${size},0 ${half},${half} 0,${size} ${-half},${half} ${-size},0 ${-half},${-half}`
  return `<polygon points="${points}" transform="translate(${x} ${y})" fill="#fff3cf"/>`
}

function rays(color: string): string {
  const data = Array.from({ length: 12 }, (_, nth) => {
    const angle = (nth * Math.PI) / 6
    const at = (radius: number) =>
      `${Math.round(Math.cos(angle) * radius)} ${Math.round(Math.sin(angle) * radius)}`
    return `M${at(226)}L${at(286)}`
  })
  return stroke(data.join(''), lighter(color, 0.25), 22)
}

function strands(color: string): string {
  const data = Array.from({ length: 7 }, (_, nth) => {
    const x = -228 + nth * 76
    return `M${x} -300C${x + 60} -180 ${x - 60} 20 ${x + 14} 300`
  })
  return stroke(data.join(''), color, 12, 0.75)
}
