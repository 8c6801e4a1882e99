/**
 * Where the focus goes when a dialog closes: to what opened it, or to its successor when the choice
 * made has replaced it, which has the same id or the one it names. A dialog that nobody opened (a
 * session had ended), and one whose opener is gone, leave for the page's heading: otherwise the next
 * Tab would begin at the top of the page. False: somebody has put it where it belongs already.
 */
export function returnFocus(opener: Element | null, popup: Element | null): HTMLElement | false {
  const { activeElement } = document
  if (activeElement !== document.body && !popup?.contains(activeElement)) return false
  if (opener instanceof HTMLElement && opener !== document.body) {
    if (opener.isConnected) return opener
    const successor = document.getElementById(opener.dataset['focusInstead'] ?? opener.id)
    if (successor) return successor
  }
  return findHeading() ?? false
}

function findHeading(): HTMLElement | null {
  const heading = document.querySelector<HTMLElement>('main h1')
  if (heading) heading.tabIndex = -1
  return heading ?? document.querySelector('main')
}
