import type { Plugin } from 'vite'

/**
 * An icon here is an SVG with the attributes that it is given. The icon library's own machinery
 * (context, names as classes, random keys, guesses about accessibility) would cost the first load
 * more than a kilobyte.
 */
export function plainIcons(): Plugin {
  return {
    name: 'plain-icons',
    transform: {
      filter: { id: /\/lucide-react\/dist\/esm\/(?:createLucideIcon|icons\/[\w-]+)\.mjs$/ },
      handler: (code, id) => ({
        code: id.endsWith('/createLucideIcon.mjs') ? createIcon : withoutKeys(code),
        map: null,
      }),
    },
  }
}

const createIcon = `
import { createElement } from 'react'

const attributes = {
  width: 24,
  height: 24,
  viewBox: '0 0 24 24',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  'aria-hidden': true,
}

export default function createIcon({ node }) {
  const parts = node.map(([tag, own]) => createElement(tag, own))
  return (props) => createElement('svg', { ...attributes, ...props }, ...parts)
}
`

/** The parts of an icon never change places. */
function withoutKeys(code: string): string {
  return code.replaceAll(/,? key: "\w+"/g, '')
}
