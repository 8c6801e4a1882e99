export type HtmlNode =
  { text: string } | { name: string; attrs: Record<string, string>; children: HtmlNode[] }
type Parent = Extract<HtmlNode, { name: string }>

const part = /<(\/?)([a-z][a-z0-9]*)((?:\s+[a-z-]+(?:="[^"]*")?)*)\s*\/?>|([^<]+|<)/g
const attribute = /([a-z-]+)="([^"]*)"/g
const childless = new Set(['br', 'hr', 'img'])

/** HTML as `cleanHtml` leaves it, which closes what it opens, as a tree. */
export function readHtml(html: string): HtmlNode[] {
  const root: Parent = { name: '', attrs: {}, children: [] }
  const open = [root]
  for (const [, end, name = '', attrs = '', text] of html.matchAll(part)) {
    const parent = open.at(-1)!
    if (text !== undefined) parent.children.push({ text: decoded(text) })
    else if (end) close(open, name)
    else {
      const element: Parent = { name, attrs: attrsOf(attrs), children: [] }
      parent.children.push(element)
      if (!childless.has(name)) open.push(element)
    }
  }
  return root.children
}

function close(open: Parent[], name: string): void {
  const at = open.findLastIndex((each, place) => place > 0 && each.name === name)
  if (at > 0) open.length = at
}

function attrsOf(attrs: string): Record<string, string> {
  const found = [...attrs.matchAll(attribute)].map(([, name, value]) => [name!, decoded(value!)])
  return Object.fromEntries(found) as Record<string, string>
}

const entities: Readonly<Record<string, string>> = {
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&nbsp;': '\u00a0',
  '&amp;': '&',
}

function decoded(text: string): string {
  return text.replace(/&(?:lt|gt|quot|#39|nbsp|amp);/g, (entity) => entities[entity]!)
}
