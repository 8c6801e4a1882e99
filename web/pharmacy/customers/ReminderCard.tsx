import Check from 'lucide-react/icons/check'
import Ellipsis from 'lucide-react/icons/ellipsis'
import MessageCircle from 'lucide-react/icons/message-circle'
import Phone from 'lucide-react/icons/phone'
import { useId, useState } from 'react'
import { formatDateTime } from '#domain/kernel/dates.ts'
import type { Reminder } from '#domain/purchase/api.ts'
import { FailureNote } from '#web/form/FailureNote.tsx'
import { today } from '#web/state/clock.ts'
import { Anchor } from '#web/ui/Anchor.tsx'
import { Badge } from '#web/ui/Badge.tsx'
import { Button, ButtonLink } from '#web/ui/Button.tsx'
import { Card } from '#web/ui/Card.tsx'
import { IconButton } from '#web/ui/IconButton.tsx'
import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx'
import { PostponePanel } from './PostponePanel.tsx'
import { reminderTexts as texts } from './texts.ts'
import { useReminderActions } from './use-reminder-actions.ts'
import { dayInWords, spacedPhone, zaloLink } from './words.ts'

interface ReminderCardProps {
  reminder: Reminder
  /** Its own page; left out there. */
  to?: string
  onChanged: (reminder: Reminder) => void
}

/** One customer to remind: who, of what, and what a thumb can do about it. */
export function ReminderCard({ reminder, to, onChanged }: ReminderCardProps) {
  const actions = useReminderActions(reminder, onChanged)
  const [isOpen, setOpen] = useState(false)
  const panel = useId()
  const { customer_name: name, state } = reminder
  return (
    <Card as="article" className="flex flex-col gap-3">
      <div className="flex items-start gap-1">
        <ReminderHead reminder={reminder} to={to} />
        {state === 'open' && (
          <IconButton
            label={texts.more(name)}
            icon={<Ellipsis aria-hidden="true" className="size-5" />}
            aria-expanded={isOpen}
            aria-controls={panel}
            onClick={() => setOpen(!isOpen)}
            className="-mt-2 -mr-2"
          />
        )}
      </div>
      {state === 'open' ? (
        <Reach reminder={reminder} actions={actions} />
      ) : (
        <Closed reminder={reminder} actions={actions} />
      )}
      <div id={panel} hidden={!isOpen || state !== 'open'}>
        {isOpen && (
          <PostponePanel reminder={reminder} actions={actions} onDone={() => setOpen(false)} />
        )}
      </div>
      <FailureNote>{actions.failure}</FailureNote>
    </Card>
  )
}

function ReminderHead({ reminder, to }: { reminder: Reminder; to: string | undefined }) {
  const { customer_name: name, phone, goods, note, postponed, state } = reminder
  const isNew = state === 'open' && reminder.is_due && !reminder.read
  return (
    <div className="min-w-0 grow">
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
        {isNew && (
          <span className="size-2.5 shrink-0 rounded-full bg-sale">
            <VisuallyHidden>{texts.unread}</VisuallyHidden>
          </span>
        )}
        {to ? (
          <Anchor to={to} className="py-0.5 text-lg leading-snug font-bold hover:text-primary">
            {name}
          </Anchor>
        ) : (
          <span className="text-lg leading-snug font-bold">{name}</span>
        )}
        {state === 'open' && <DueBadge reminder={reminder} />}
      </p>
      <p className="mt-1 text-ink-2">
        <span className="tabular font-semibold text-ink">{spacedPhone(phone)}</span>
        {goods && ` · ${goods}`}
      </p>
      {note && <p className="mt-1 text-sm text-ink-2">{note}</p>}
      {postponed > 0 && (
        <p className="mt-1 text-sm text-ink-3">{texts.postponedTimes(postponed)}</p>
      )}
    </div>
  )
}

function DueBadge({ reminder: { remind_at: day, is_due: isDue } }: { reminder: Reminder }) {
  const now = today()
  const tone = !isDue ? 'info' : day < now ? 'sale' : 'point'
  return <Badge tone={tone}>{dayInWords(day, now)}</Badge>
}

type Actions = ReturnType<typeof useReminderActions>

function Reach({ reminder, actions }: { reminder: Reminder; actions: Actions }) {
  const { customer_name: name, phone } = reminder
  const seen = () => void actions.mark(true)
  return (
    <div className="flex flex-wrap gap-2">
      <ButtonLink
        to={`tel:${phone}`}
        aria-label={texts.callName(name)}
        onClick={seen}
        icon={<Phone aria-hidden="true" className="size-5" />}
        className="grow-[1.3] basis-26 gap-1.5! px-1.5! whitespace-nowrap"
      >
        {texts.call}
      </ButtonLink>
      <ButtonLink
        to={zaloLink(phone)}
        variant="quiet"
        target="_blank"
        rel="noreferrer"
        aria-label={texts.zaloName(name)}
        onClick={seen}
        icon={<MessageCircle aria-hidden="true" className="size-5" />}
        className="grow basis-20 gap-1.5! px-1.5! whitespace-nowrap"
      >
        {texts.zalo}
      </ButtonLink>
      <Button
        variant="quiet"
        busy={actions.busy === 'done'}
        onClick={() => void actions.act('done')}
        icon={<Check aria-hidden="true" className="size-5" />}
        className="grow basis-44 gap-1.5! px-1.5! whitespace-nowrap"
      >
        {texts.done}
      </Button>
    </div>
  )
}

function Closed({ reminder, actions }: { reminder: Reminder; actions: Actions }) {
  const { state, done_by: by = '', done_at: at = '' } = reminder
  return (
    <div className="flex items-center justify-between gap-3">
      <p role="status" className="flex items-center gap-2 text-sm text-ink-2">
        {state === 'done' && <Check aria-hidden="true" className="size-5 shrink-0 text-ok" />}
        {state === 'done' ? texts.doneBy(by, formatDateTime(at)) : texts.dropped}
      </p>
      <Button
        variant="plain"
        busy={actions.busy === 'reopen'}
        onClick={() => void actions.act('reopen')}
        className="-mr-2 shrink-0"
      >
        {texts.undo}
      </Button>
    </div>
  )
}
