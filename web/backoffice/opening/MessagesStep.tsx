import type { OpeningState } from '#domain/opening/api.ts'
import { openingTexts } from '#domain/opening/texts.ts'
import { Button } from '#web/ui/Button.tsx'
import { ChecklistMark } from './ChecklistMark.tsx'
import { setupTexts as texts } from './texts.ts'

/** Who carries messages and mail, as the server's environment says it. */
export function MessagesStep({
  items,
  onGoOn,
}: {
  items: OpeningState['items']
  onGoOn: () => void
}) {
  const channels = items.filter(({ key }) => key === 'phoneMessages' || key === 'mail')
  return (
    <>
      <ul className="flex flex-col gap-4">
        {channels.map(({ key, is_done: isDone, detail }) => (
          <li key={key} className="flex gap-3">
            <ChecklistMark isDone={isDone} />
            <div>
              <p className="font-semibold">{openingTexts.items[key]}</p>
              <p className="text-sm text-ink-2">{isDone ? texts.connected : detail}</p>
            </div>
          </li>
        ))}
      </ul>
      <div className="mt-6 flex justify-end phone:flex-col">
        <Button onClick={onGoOn}>{texts.next}</Button>
      </div>
    </>
  )
}
