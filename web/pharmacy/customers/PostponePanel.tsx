import { useState } from 'react'
import { addDays, type VietnamDay } from '#domain/kernel/dates.ts'
import type { Reminder } from '#domain/purchase/api.ts'
import { today } from '#web/state/clock.ts'
import { Button } from '#web/ui/Button.tsx'
import { DayField } from '#web/features/day/DayField.tsx'
import { reminderTexts as texts } from './texts.ts'
import type { useReminderActions } from './use-reminder-actions.ts'

interface PostponePanelProps {
  reminder: Reminder
  actions: ReturnType<typeof useReminderActions>
  onDone: () => void
}

const choices = [
  [1, texts.tomorrow],
  [3, texts.inThreeDays],
  [7, texts.inAWeek],
] as const

/** Another day for a reminder, or none; it opens below its card. */
export function PostponePanel({ reminder, actions, onDone }: PostponePanelProps) {
  const [day, setDay] = useState<VietnamDay>('')
  const now = today()
  const to = (wanted: VietnamDay) => void actions.act('postpone', wanted).then(onDone)
  return (
    <div className="flex flex-col gap-3 border-t border-line pt-3">
      <p className="text-sm font-semibold">{texts.postpone}</p>
      <div className="grid grid-cols-3 gap-2">
        {choices.map(([days, label]) => (
          <Button
            key={days}
            variant="secondary"
            onClick={() => to(addDays(now, days))}
            className="px-1! text-sm!"
          >
            {label}
          </Button>
        ))}
      </div>
      <form
        className="flex items-end gap-2"
        onSubmit={(event) => {
          event.preventDefault()
          if (day) to(day)
        }}
      >
        <DayField
          label={texts.otherDay}
          className="grow"
          min={addDays(now, 1)}
          max={addDays(now, 1000)}
          value={day}
          onValueChange={setDay}
        />
        <Button
          type="submit"
          variant="secondary"
          disabled={!day}
          busy={actions.busy === 'postpone'}
        >
          {texts.postponeTo}
        </Button>
      </form>
      <div className="flex flex-wrap justify-between gap-2">
        {reminder.read && reminder.is_due ? (
          <Button variant="plain" onClick={() => void actions.mark(false).then(onDone)}>
            {texts.markUnread}
          </Button>
        ) : (
          <span />
        )}
        <Button
          variant="danger"
          busy={actions.busy === 'cancel'}
          onClick={() => void actions.act('cancel').then(onDone)}
        >
          {texts.drop}
        </Button>
      </div>
    </div>
  )
}
