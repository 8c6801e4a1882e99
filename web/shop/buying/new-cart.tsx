import { createRoot } from 'react-dom/client'
import { NewCartDialog } from './NewCartDialog.tsx'

/**
 * Asks whether to begin a new cart. Hardly anybody is ever asked, so this comes by itself, with a
 * place of its own in the page.
 */
export function askForNewCart(onBegin: () => void): void {
  const place = document.body.appendChild(document.createElement('div'))
  const root = createRoot(place)
  const close = () => {
    root.unmount()
    place.remove()
  }
  root.render(<NewCartDialog onBegin={onBegin} onClose={close} />)
}
