import { dismissDeadLetter, replayDeadLetter, type DeadLetter } from '#domain/job/backoffice/api.ts'
import { formatDateTime } from '#domain/kernel/dates.ts'
import { backofficePaths } from '#web/backoffice/paths.ts'
import { notify } from '#web/features/notices/notify.ts'
import { Anchor } from '#web/ui/Anchor.tsx'
import { Button } from '#web/ui/Button.tsx'
import { Dialog } from '#web/ui/Dialog.tsx'
import { callBackoffice } from '../data/call-backoffice.ts'
import { ActionDialog, reasonAlone } from '../parts/ActionDialog.tsx'
import { Facts } from '../parts/Panel.tsx'
import { useCan } from '../data/staff-session.ts'
import { aboutFacts, errorWords, kindWords, canBeReplayed, runsByClock } from './letter-words.ts'
import { jobTexts as texts } from './texts.ts'

/** A letter, and what somebody is about to do with it. */
export interface ChosenLetter {
  letter: DeadLetter
  way: 'look' | 'replay' | 'dismiss'
}

interface LetterDialogProps {
  chosen: ChosenLetter
  onChoose: (chosen: ChosenLetter) => void
  onDone: () => Promise<void>
  onClose: () => void
}

export function LetterDialog({ chosen, onChoose, onDone, onClose }: LetterDialogProps) {
  const { letter, way } = chosen
  if (way === 'look') return <LookDialog letter={letter} onChoose={onChoose} onClose={onClose} />
  const { id, kind } = letter
  const isReplay = way === 'replay'
  return (
    <ActionDialog
      key={way}
      title={isReplay ? texts.replayTitle : texts.dismissTitle}
      says={(isReplay ? texts.replaySays : texts.dismissSays)(kindWords(kind))}
      confirm={texts[way]}
      variant={isReplay ? 'primary' : 'danger'}
      {...reasonAlone}
      onConfirm={async ({ reason }) => {
        await callBackoffice(isReplay ? replayDeadLetter : dismissDeadLetter, { id, reason })
        notify({ text: isReplay ? texts.replayed : texts.dismissed })
        void onDone()
      }}
      onClose={onClose}
    />
  )
}

type LookProps = Pick<LetterDialogProps, 'onChoose' | 'onClose'> & { letter: DeadLetter }

/** Everything that is known of it; the ways out stand below, for those who may go them. */
function LookDialog({ letter, onChoose, onClose }: LookProps) {
  const { kind, state, order_code: code } = letter
  const canReplay = useCan('jobs.replay') && state === 'open'
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={kindWords(kind)}
      width={570}
      footer={
        canReplay && (
          <div className="flex flex-wrap justify-end gap-3">
            <Button variant="plain" onClick={() => onChoose({ letter, way: 'dismiss' })}>
              {texts.dismiss}
            </Button>
            {canBeReplayed(letter) && (
              <Button onClick={() => onChoose({ letter, way: 'replay' })}>{texts.replay}</Button>
            )}
          </div>
        )
      }
    >
      <div className="flex flex-col gap-4">
        <Facts
          facts={[
            { label: texts.error, value: errorWords(letter.error), strong: true },
            { label: texts.rawError, value: <code className="text-sm">{letter.error}</code> },
            { label: texts.happened, value: formatDateTime(letter.happened_at) },
            { label: texts.givenUp, value: formatDateTime(letter.given_up_at) },
            { label: texts.columns.tries, value: triesOf(letter) },
            code !== undefined && { label: texts.order, value: <OrderLink code={code} /> },
            ...aboutFacts(letter),
            { label: texts.state, value: texts.stateLabels[state] },
            letter.closed_at !== undefined && {
              label: texts.closedAt,
              value: formatDateTime(letter.closed_at),
            },
            letter.closed_by !== undefined && { label: texts.closedBy, value: letter.closed_by },
            letter.reason !== undefined && { label: texts.reason, value: letter.reason },
          ]}
        />
        <Advice letter={letter} />
      </div>
    </Dialog>
  )
}

function OrderLink({ code }: { code: string }) {
  return (
    <Anchor to={backofficePaths.order(code)} className="font-semibold text-primary hover:underline">
      {code}
    </Anchor>
  )
}

function triesOf({ tries, times }: DeadLetter): string {
  return times > 1 ? `${texts.tries(tries)}, ${texts.times(times)}` : texts.tries(tries)
}

function Advice({ letter: { state, is_past: isPast, kind } }: { letter: DeadLetter }) {
  if (state !== 'open') return null
  const advice = isPast ? texts.isPastText : runsByClock(kind) && texts.byClockText
  return advice && <p className="rounded-md bg-ground px-3.5 py-3 text-sm">{advice}</p>
}
