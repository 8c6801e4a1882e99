import { useState, type SubmitEvent } from 'react'
import Star from 'lucide-react/icons/star'
import type { Inbox } from '#domain/chat/states.ts'
import { useAttempt } from '#web/form/use-attempt.ts'
import { Button } from '#web/ui/Button.tsx'
import type { ChatStore } from './chat-store.ts'
import { chatPanelTexts as texts } from './texts.ts'

/** How it was, after it was closed. */
export function RatingForm({ store, inbox }: { store: ChatStore; inbox: Inbox }) {
  const [stars, setStars] = useState(0)
  const { busy, failure, attempt } = useAttempt()
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (stars > 0) void attempt(() => store.rate(stars, ''))
  }
  return (
    <form
      method="post"
      action="/api/chat/form"
      onSubmit={submit}
      className="flex flex-wrap items-center gap-x-3 gap-y-1 border-t border-line px-4 py-2"
    >
      <input type="hidden" name="inbox" value={inbox} />
      <fieldset className="min-w-0">
        <legend className="text-sm font-semibold">{texts.rate}</legend>
        <div className="flex">
          {[1, 2, 3, 4, 5].map((count) => (
            <label
              key={count}
              className="grid size-11 cursor-pointer place-items-center rounded-md has-focus-visible:outline-3"
            >
              <input
                type="radio"
                name="stars"
                value={count}
                required
                aria-label={texts.stars(count)}
                checked={stars === count}
                onChange={() => setStars(count)}
                className="sr-only"
              />
              <Star
                aria-hidden="true"
                className={`size-6 ${count <= stars ? 'fill-star text-star' : 'text-ink-3'}`}
              />
            </label>
          ))}
        </div>
      </fieldset>
      <Button type="submit" variant="secondary" busy={busy}>
        {texts.sendRating}
      </Button>
      <p role="alert" className="text-sm text-sale-deep empty:hidden">
        {failure}
      </p>
    </form>
  )
}
