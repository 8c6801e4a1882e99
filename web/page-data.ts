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

/** Data as text that can stand inside a script element. */
export function serializeForScript(value: unknown): string {
  return JSON.stringify(value).replace(
    /[<\u2028\u2029]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
}
