import MessageCircle from 'lucide-react/icons/message-circle'
import type { Order } from '#domain/order/api.ts'
import { buttonClass } from '#web/ui/button-variant.ts'
import { orderPageTexts as texts } from './texts.ts'

/** Opens the chat with the order beside the first message; a guest's is proven by what this browser remembers. */
export function ChatAboutOrder({ order: { code, order_type: type } }: { order: Order }) {
  const inbox = type === 'vaccine' ? 'kenh=tiem-chung&' : ''
  return (
    <a
      href={`/tro-chuyen/?${inbox}don=${encodeURIComponent(code)}`}
      data-chat="1"
      className={buttonClass({ variant: 'secondary', wide: true })}
    >
      <MessageCircle aria-hidden="true" className="size-4.5" />
      {texts.chat}
    </a>
  )
}
