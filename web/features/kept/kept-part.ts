import { cloneElement, type ComponentType, type ReactElement, type ReactNode } from 'react'
import { currentBrand } from '#domain/brand/current-brand.ts'

type Draw = (node: ReactNode) => string

let draw: Draw | null = null

/** What draws the content of kept parts: the server hands it over before its first page, browsers have none. */
export function drawKeptPartsWith(drawing: Draw): void {
  draw = drawing
}

interface Keeping<P> {
  /** How many of it are kept; what was not used for longest leaves. */
  room: number
  /** All that it is made of beside the brand, as text; null is drawn each time. Usually all that it is given. */
  madeOf?: (props: P) => string | null
}

/**
 * A part that stands on page after page: the server draws it once and puts in what came of it while it is made of the
 * same. Browsers have the part itself, over the same markup (`import.meta.env.SSR ? keptPart(…) : …`). Whatever it
 * shows must follow from what it is made of: it asks no context and no clock, and its outermost element holds all of it.
 */
export function keptPart<P extends object>(
  Part: (props: P) => ReactElement,
  { room, madeOf = JSON.stringify }: Keeping<P>,
): ComponentType<P> {
  const kept = new Map<string, ReactElement>()
  return function KeptPart(props) {
    const made = draw && madeOf(props)
    if (!draw || made === null) return Part(props)
    const key = `${idOf(currentBrand())} ${made}`
    const element = kept.get(key) ?? withDrawnContent(Part(props), draw)
    // Used last, it stands last.
    kept.delete(key)
    kept.set(key, element)
    if (kept.size > room) kept.delete(kept.keys().next().value!)
    return element
  }
}

const ids = new WeakMap<object, number>()
let lastId = 0

/** Tells one object from another, for what is one object until it changes. */
export function idOf(object: object): number {
  const known = ids.get(object)
  if (known !== undefined) return known
  lastId += 1
  ids.set(object, lastId)
  return lastId
}

/** The outermost element of a part with its content as markup. */
function withDrawnContent(part: ReactElement, drawing: Draw): ReactElement {
  const element = part as ReactElement<{ children?: ReactNode }>
  if (typeof element.type === 'function') {
    const Inner = element.type as (props: object) => ReactElement
    return withDrawnContent(Inner(element.props), drawing)
  }
  const __html = drawing(element.props.children).replace(preloads, '')
  return cloneElement(element, { children: null, dangerouslySetInnerHTML: { __html } } as object)
}

/** Which pictures to fetch early stands at the very beginning of a page alone. */
const preloads = /^(?:<link rel="preload"[^>]*>)+/
