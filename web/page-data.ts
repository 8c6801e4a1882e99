/** Id of the element in which the server leaves the page's data. A data block runs nothing, so no policy must allow it. */
export const pageDataId = 'page-data'

/**
 * Hands the server's data to the router, which looks for it under this name. False when there is
 * none: the page is a frame that was kept for times without a network.
 */
export function readPageData(): boolean {
  // Of script elements alone: text that staff wrote has none, whatever it names its elements.
  const text = document.querySelector(`script#${pageDataId}`)?.textContent
  if (text) Object.assign(window, { __staticRouterHydrationData: JSON.parse(text) })
  return Boolean(text)
}

/**
 * The data of a page's routes as text. Of the frame's, menu and settings are one object for all pages until they
 * change: they are put into words once.
 */
export function serializeLoaderData(loaderData: Readonly<Record<string, unknown>>): string {
  return objectOf(loaderData, (id, data) =>
    id === frameRouteId && data ? serializeFrame(data) : serializeForScript(data),
  )
}

/** Id of the route that loads the frame (web/shop/routes.ts). */
export const frameRouteId = 'root'

function serializeFrame(frame: object): string {
  return objectOf(frame, (name, part) =>
    name === 'menu' || name === 'settings'
      ? onceSerialized(part as object)
      : serializeForScript(part),
  )
}

const serialized = new WeakMap<object, string>()

function onceSerialized(part: object): string {
  const known = serialized.get(part)
  if (known !== undefined) return known
  const text = serializeForScript(part)
  serialized.set(part, text)
  return text
}

/** What has no text, as undefined has none, is left out. */
function objectOf(
  parts: object,
  serialize: (name: string, part: unknown) => string | undefined,
): string {
  const told = Object.entries(parts).flatMap(([name, part]: [string, unknown]) => {
    const text = serialize(name, part)
    return text === undefined ? [] : [`${JSON.stringify(name)}:${text}`]
  })
  return `{${told.join(',')}}`
}

/** Data as text that can stand inside a script element. */
export function serializeForScript(value: object | null): string
export function serializeForScript(value: unknown): string | undefined
export function serializeForScript(value: unknown): string | undefined {
  const text = JSON.stringify(value) as string | undefined
  return text?.replace(
    /[<\u2028\u2029]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
}
