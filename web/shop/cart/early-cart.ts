import { days } from '#domain/kernel/durations.ts'
import { now } from '#web/state/clock.ts'

/** Where the lines of the cart are drawn before the page's script has come. */
export const earlyCartId = 'early-cart'
/** What an empty cart shows; the page's script takes it over as it stands. */
export const earlyEmptyId = 'early-empty'

/** Looks of `CartLineRow`, so that nothing moves when it takes the place of what was drawn here. */
const classes = {
  row: 'grid grid-cols-[72px_minmax(0,1fr)] items-center gap-x-3 gap-y-2.5 border-b border-line py-4 last:border-b-0 md:grid-cols-[88px_minmax(0,1fr)_auto_7.5rem_auto]',
  picture: 'block size-[72px] self-start rounded-md bg-ground md:size-[88px]',
  words: 'min-w-0 self-start md:self-center',
  name: 'block font-medium break-words hover:text-primary phone:text-md',
  prices: 'mt-1 text-sm text-ink-3',
  price: 'price price-small',
  figure: '',
  amounts: 'col-span-2 flex flex-wrap items-center gap-1 md:contents',
  stepper: 'block h-11.5 w-31.5 rounded-md border border-line',
  total: 'tabular ml-auto text-right font-bold whitespace-nowrap',
  remove: 'block w-9 max-md:hidden',
  repeat: 'col-span-2 -my-2 block h-11 md:col-span-4 md:col-start-2',
}

/**
 * Runs on its own in the document, before any other script: the names and prices of what the browser
 * keeps. Whatever it cannot read is left to the page's own script, which checks all of it.
 */
function drawEarlyCart(
  id: string,
  emptyId: string,
  looks: typeof classes,
  dayMs: number,
  present: () => number,
): void {
  try {
    const kept = localStorage.getItem('cart')
    const { items, gifts, timeCreate, isOrderVNVC } = JSON.parse(kept ?? '{"items":[]}') as {
      items: { item: Record<string, unknown>; quantity: number; repeatEvery?: unknown }[]
      gifts?: unknown[]
      timeCreate: string | null
      isOrderVNVC: boolean
    }
    if (items.length === 0 && !gifts?.length) {
      const empty = document.getElementById(emptyId)!
      empty.hidden = false
      // Before the page's script takes the line.
      for (const picture of empty.getElementsByTagName('img')) picture.loading = 'eager'
    }
    // In Vietnam, seven hours ahead: a cart lives on its day and the one after.
    const yesterday = new Date(present() + (7 / 24 - 1) * dayMs).toISOString().slice(0, 10)
    if (timeCreate !== null && timeCreate.replaceAll('/', '-') < yesterday) return
    const element = (kind: string, part: keyof typeof classes, text = '') =>
      Object.assign(document.createElement(kind), { className: looks[part], textContent: text })
    const money = (amount: number) => `${String(amount).replace(/\B(?=(\d{3})+$)/g, '.')} VNĐ`
    const rows = items.map(({ item, quantity, repeatEvery }) => {
      const { name, slug, discount_price: price, original_price: original } = item
      if (typeof name !== 'string' || typeof slug !== 'string') throw new TypeError()
      if (!Number.isSafeInteger(price) || !Number.isSafeInteger(quantity)) throw new TypeError()
      const link = element('a', 'name', name) as HTMLAnchorElement
      link.href = `/${isOrderVNVC ? 'vnvcshop' : 'mua-hang'}/${encodeURIComponent(slug)}/`
      const words = element('div', 'words')
      const prices = element('p', 'prices')
      const shown = element('span', 'price')
      shown.append(element('span', 'figure', money(price as number)))
      if ((original as number) > (price as number)) {
        shown.append(element('s', 'figure', money(original as number)))
      }
      prices.append(shown)
      words.append(link, prices)
      const amounts = element('div', 'amounts')
      amounts.append(
        element('span', 'stepper'),
        element('p', 'total', money((price as number) * quantity)),
      )
      const row = element('li', 'row')
      row.append(element('span', 'picture'), words, amounts, element('span', 'remove'))
      if (repeatEvery && !isOrderVNVC) row.append(element('span', 'repeat'))
      return row
    })
    document.getElementById(id)!.append(...rows)
  } catch {
    // Nothing kept, or nothing of ours.
  }
}

/** As React leaves it for the document. */
const place = '<script></script>'

/** The page with the script in its place; the browser's half of the page does without it. */
export function withEarlyCart(body: string): string {
  return body.replace(place, () => `<script>${earlyCartScript()}</script>`)
}

/** What the document's policy allows by its text. */
export function earlyCartScript(): string {
  const given = [earlyCartId, earlyEmptyId, classes, days(1)].map((value) => JSON.stringify(value))
  return `(${drawEarlyCart.toString()})(${given.join(',')},${now.toString()})`
}
