import { useRef, useState, type ChangeEvent, type KeyboardEvent, type SubmitEvent } from 'react'
import ImagePlus from 'lucide-react/icons/image-plus'
import Send from 'lucide-react/icons/send-horizontal'
import ShoppingCart from 'lucide-react/icons/shopping-cart'
import X from 'lucide-react/icons/x'
import type { ChatView } from '#domain/chat/api.ts'
import type { Attached } from '#domain/chat/cards.ts'
import { maxCartLines, maxWords } from '#domain/chat/limits.ts'
import { shrinkPhoto } from '#web/features/photo/small-photo.ts'
import { useCart } from '#web/shop/state/cart.ts'
import { findOrderRecord } from '#web/shop/state/order-history.ts'
import { Button } from '#web/ui/Button.tsx'
import { IconButton, iconButtonClass } from '#web/ui/IconButton.tsx'
import { isThumb } from '#web/ui/is-thumb.ts'
import type { ChatStore } from './chat-store.ts'
import type { About } from './load-about.ts'
import { chatPanelTexts as texts } from './texts.ts'

interface ComposerProps {
  store: ChatStore
  view: ChatView
  about: About | null
  formId: string
  refused?: string | undefined
}

/** Where a visitor writes. Without script it is a form that goes to the server and comes back. */
export function Composer({ store, view, about: first, formId, refused }: ComposerProps) {
  const [about, setAbout] = useState(first)
  const [withCart, setWithCart] = useState(false)
  const [problem, setProblem] = useState(refused ? refusedText(refused) : '')
  const { lines } = useCart()
  const field = useRef<HTMLTextAreaElement>(null)
  const send = () => {
    const words = field.current!.value.trim()
    if (words === '') return field.current!.focus()
    store.send(words, attachedOf(about, withCart ? lines : []))
    field.current!.value = ''
    field.current!.focus()
    setAbout(null)
    setWithCart(false)
    setProblem('')
  }
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    send()
  }
  const press = (event: KeyboardEvent) => {
    // Not while a Vietnamese keyboard is still putting a word together.
    const isEnter = event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing
    if (!isEnter || isThumb()) return
    event.preventDefault()
    send()
  }
  const choose = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = [...(target.files ?? [])]
    target.value = ''
    if (!file) return
    setProblem('')
    await shrinkPhoto(file).then(
      (photo) => store.sendPicture(photo),
      () => setProblem(texts.pictureUnreadable),
    )
  }
  return (
    <form
      method="post"
      action="/api/chat/form"
      onSubmit={submit}
      className="border-t border-line px-3 pt-2 pb-[max(12px,env(safe-area-inset-bottom))]"
    >
      <input type="hidden" name="inbox" value={view.inbox} />
      <input type="hidden" name="client_id" value={formId} />
      {about?.kind === 'product' && <input type="hidden" name="product" value={about.id} />}
      {about && (
        <Along
          text={aboutText(about)}
          label={texts.removeProduct}
          onRemove={() => setAbout(null)}
        />
      )}
      {withCart && (
        <Along
          text={texts.cartAttached}
          label={texts.removeCart}
          onRemove={() => setWithCart(false)}
        />
      )}
      <div className="flex items-end gap-1">
        <label className="min-w-0 flex-1">
          <span className="sr-only">{texts.words}</span>
          <textarea
            ref={field}
            name="words"
            rows={2}
            required
            maxLength={maxWords}
            placeholder={texts.placeholder}
            onKeyDown={press}
            onChange={() => store.type()}
            className="block max-h-80 min-h-11 w-full resize-y rounded-md border border-control px-3 py-2 field-sizing-content"
          />
        </label>
        <Button
          type="submit"
          aria-label={texts.send}
          title={texts.send}
          icon={<Send aria-hidden="true" className="size-5" />}
        />
      </div>
      <div className="flex items-center gap-1 noscript:hidden">
        {view.conversation ? (
          <label className={iconButtonClass('has-focus-visible:outline-3 cursor-pointer')}>
            <ImagePlus aria-hidden="true" className="size-5" />
            <span className="sr-only">{texts.sendPicture}</span>
            <input
              type="file"
              accept="image/*"
              className="sr-only"
              onChange={(event) => void choose(event)}
            />
          </label>
        ) : null}
        {lines.length > 0 && !withCart && (
          <IconButton
            label={texts.attachCart}
            icon={<ShoppingCart aria-hidden="true" className="size-5" />}
            onClick={() => setWithCart(true)}
          />
        )}
        <p role="alert" className="min-w-0 flex-1 text-sm text-sale-deep empty:hidden">
          {problem}
        </p>
      </div>
    </form>
  )
}

function Along({ text, label, onRemove }: { text: string; label: string; onRemove: () => void }) {
  return (
    <p className="mb-2 flex items-center gap-2 rounded-md bg-primary-tint pl-3 text-sm">
      <span className="min-w-0 flex-1 truncate py-2">{text}</span>
      <span className="noscript:hidden">
        <IconButton
          label={label}
          icon={<X aria-hidden="true" className="size-4.5" />}
          onClick={onRemove}
        />
      </span>
    </p>
  )
}

function aboutText(about: About): string {
  return about.kind === 'product'
    ? `${texts.asking}: ${about.name}`
    : `${texts.askingOrder} ${about.code}`
}

function attachedOf(
  about: About | null,
  lines: readonly { item: { id: number }; quantity: number }[],
): Attached | undefined {
  if (lines.length > 0) {
    const few = lines.slice(0, maxCartLines)
    return { kind: 'cart', lines: few.map(({ item, quantity }) => ({ id: item.id, quantity })) }
  }
  if (!about) return undefined
  if (about.kind === 'product') return { kind: 'product', id: about.id }
  const { code } = about
  // A guest's order is opened by what this browser keeps of it; a member's own needs nothing.
  const token = findOrderRecord(code)?.viewToken
  return { kind: 'order', code, ...(token && { token }) }
}

function refusedText(code: string): string {
  return Object.hasOwn(texts.refused, code)
    ? texts.refused[code as keyof typeof texts.refused]
    : texts.refused.other
}
