import { getSentMessage, type SentMessageRecord } from '#domain/notification/backoffice/api.ts'
import { formatDateTime } from '#domain/kernel/dates.ts'
import { backofficePaths } from '#web/backoffice/paths.ts'
import { Anchor } from '#web/ui/Anchor.tsx'
import { Dialog } from '#web/ui/Dialog.tsx'
import { useCan } from '../data/staff-session.ts'
import { useQuery } from '../data/use-query.ts'
import { Answered } from '../parts/Answered.tsx'
import { Facts } from '../parts/Panel.tsx'
import { channelWords, StateBadge } from './message-look.tsx'
import { messageScreenTexts as texts } from './texts.ts'

/** A message with each try to send it. */
export function MessageDialog({ id, onClose }: { id: number; onClose: () => void }) {
  const answer = useQuery(getSentMessage, { id })
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={answer.data?.label ?? texts.detail}
      width={570}
    >
      <Answered answer={answer}>{(message) => <Message message={message} />}</Answered>
    </Dialog>
  )
}

function Message({ message }: { message: SentMessageRecord }) {
  const { recipient, channel, state, at, attempts } = message
  const canSeeLetters = useCan('jobs.read')
  return (
    <div className="flex flex-col gap-4">
      <Facts
        facts={[
          { label: texts.columns.to, value: recipient || texts.device },
          { label: texts.columns.channel, value: channelWords(channel) },
          { label: texts.columns.state, value: <StateBadge state={state} /> },
          { label: texts.columns.at, value: formatDateTime(at) },
        ]}
      />
      <section aria-label={texts.attempts}>
        <h3 className="mb-2 text-base">{texts.attempts}</h3>
        {attempts.length === 0 && <p className="text-ink-2">{texts.noAttempts}</p>}
        <ol className="flex flex-col gap-2">
          {attempts.map((attempt, place) => (
            // Tries are never put into another order.
            <li key={place} className="flex flex-wrap justify-between gap-x-4 text-sm">
              <span>
                {channelWords(attempt.channel)}: {texts.outcomes[attempt.outcome]}{' '}
                <span className="text-ink-3">({texts.providerCode(attempt.provider_code)})</span>
              </span>
              <time dateTime={attempt.at} className="text-ink-3">
                {formatDateTime(attempt.at)}
              </time>
            </li>
          ))}
        </ol>
      </section>
      <p className="rounded-md bg-ground px-3.5 py-3 text-sm">{texts.notKept}</p>
      {state !== 'sent' && state !== 'delivered' && (
        <p className="text-sm text-ink-2">
          {texts.lettersText}{' '}
          {canSeeLetters && (
            <Anchor
              to={backofficePaths.jobs()}
              className="font-semibold text-primary hover:underline"
            >
              {texts.letters}
            </Anchor>
          )}
        </p>
      )}
    </div>
  )
}
