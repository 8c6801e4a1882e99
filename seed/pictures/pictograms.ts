import { icons } from 'lucide-react'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'

/** The strokes of a Lucide icon on its 24 × 24 grid, centred on 0,0. */
export function pictogram(name: string, size: number, color: string, stroke = 1.7): string {
  const scale = size / 24
  return (
    `<g transform="scale(${scale}) translate(-12 -12)" fill="none" stroke="${color}" ` +
    `stroke-width="${stroke}" stroke-linecap="round" stroke-linejoin="round">${strokesOf(name)}</g>`
  )
}

function strokesOf(name: string): string {
  const icon = icons[pascalCase(name) as keyof typeof icons]
  if (!icon) throw new Error(`no pictogram ${name}`)
  return renderToStaticMarkup(createElement(icon)).replace(/^<svg[^>]*>|<\/svg>$/g, '')
}

function pascalCase(name: string): string {
  return name.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase())
}
