import { buttonClass } from '#web/ui/button-variant.ts'
import type { TicketFormProps } from './TicketForm.tsx'
import { gameTexts as texts } from './texts.ts'
import { turnFormAction } from './TurnForm.tsx'

/** The same form before its script has come, and where none runs: it leads to the page of the turn. */
export function PlainTicketForm({ slug }: Pick<TicketFormProps, 'slug'>) {
  return (
    <form method="post" action={turnFormAction} className="flex flex-col gap-4">
      <TicketWords />
      <input type="hidden" name="slug" value={slug} />
      <label className="flex flex-col gap-1.5 font-semibold">
        <span className="text-sm">{texts.ticket}</span>
        <input
          id={plainTicketId}
          name="ticket"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          className={`input min-h-13 ${ticketInput}`}
        />
      </label>
      <button type="submit" className={buttonClass({ size: 'main', wide: true })}>
        {texts.ticketPlay}
      </button>
    </form>
  )
}

/** What is being typed there goes on in the form that takes its place. */
export const plainTicketId = 'ma-tren-phieu'

export const ticketInput = 'tabular text-center text-xl tracking-[0.14em] uppercase'

export function TicketWords() {
  return (
    <div>
      <p className="text-xl font-bold">{texts.ticketTitle}</p>
      <p className="mt-1 text-ink-2">{texts.ticketText}</p>
    </div>
  )
}
