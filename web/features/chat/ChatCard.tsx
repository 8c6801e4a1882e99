import type { ChatCard as Card } from '#domain/chat/cards.ts'
import { formatVnd } from '#domain/kernel/vnd.ts'
import { Picture } from '#web/ui/Picture.tsx'
import { orderStateText } from './order-state.ts'
import { chatTexts as texts } from './texts.ts'

const boxClass =
  'flex min-w-0 items-center gap-3 rounded-md border border-line bg-white p-2.5 text-sm text-ink'

/** What stands beside the words, as it was when it was sent. Plain links: the page follows its own. */
export function ChatCard({ card }: { card: Card }) {
  switch (card.kind) {
    case 'product':
      return (
        <a href={card.path} className={`${boxClass} hover:border-primary`}>
          {card.thumbnail && (
            <span className="size-12 shrink-0 overflow-hidden rounded-sm">
              <Picture src={card.thumbnail} alt="" sizes="48px" width={48} height={48} />
            </span>
          )}
          <span className="min-w-0">
            <span className="line-clamp-2 font-semibold wrap-anywhere">{card.name}</span>
            {card.price !== null && <span className="text-ink-2">{formatVnd(card.price)}</span>}
          </span>
        </a>
      )
    case 'cart':
      return (
        <div className={`${boxClass} flex-col items-stretch gap-1.5`}>
          <b className="font-semibold">{texts.cart(card.lines.length)}</b>
          <ul className="flex flex-col gap-1">
            {card.lines.map(({ name, path, quantity }) => (
              <li key={path} className="flex justify-between gap-3">
                <a href={path} className="min-w-0 wrap-anywhere hover:underline">
                  {name}
                </a>
                <span className="shrink-0 text-ink-2">× {quantity}</span>
              </li>
            ))}
          </ul>
          <p className="flex justify-between gap-3 border-t border-line pt-1.5 font-semibold">
            {texts.total} <span>{formatVnd(card.total)}</span>
          </p>
        </div>
      )
    case 'order':
      return (
        <div className={`${boxClass} justify-between`}>
          <span className="min-w-0">
            <b className="block font-semibold wrap-anywhere">{texts.order(card.code)}</b>
            <span className="text-ink-2">{orderStateText(card.state)}</span>
          </span>
          <span className="shrink-0 font-semibold">{formatVnd(card.total)}</span>
        </div>
      )
    default:
      return (
        <ul className="flex flex-col gap-1.5">
          {card.items.map(({ title, path, expert }) => (
            <li key={path}>
              <a
                href={path}
                className="block rounded-md border border-line bg-white p-2.5 text-sm hover:border-primary"
              >
                <b className="block font-semibold wrap-anywhere text-primary">{title}</b>
                <span className="text-ink-2">{texts.expert(expert)}</span>
              </a>
            </li>
          ))}
        </ul>
      )
  }
}
