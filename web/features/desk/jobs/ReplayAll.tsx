import { useState } from 'react'
import { replayDeadLetters, replayedAtOnce } from '#domain/job/desk/api.ts'
import { isRefused } from '#web/api.ts'
import { notify } from '#web/features/notices/notify.ts'
import { Button } from '#web/ui/Button.tsx'
import { Field } from '#web/ui/Field.tsx'
import { NativeSelect } from '#web/ui/NativeSelect.tsx'
import { callDesk } from '../data/call-desk.ts'
import { ActionDialog } from '../parts/ActionDialog.tsx'
import { useMay } from '../session/staff-session.ts'
import type { OpenKind } from './LetterFilters.tsx'
import { isKnownKind, kindWords } from './letter-words.ts'
import { jobTexts as texts } from './texts.ts'

interface ReplayAllProps {
  kinds: readonly OpenKind[]
  /** The one that the list is narrowed to. */
  kind: string | undefined
  onDone: () => Promise<void>
}

/** All open jobs of one kind again, as after an outage. */
export function ReplayAll({ kinds, kind, onDone }: ReplayAllProps) {
  const [isOpen, setOpen] = useState(false)
  const able = kinds.filter((each) => isKnownKind(each.kind) && each.count > each.past)
  const isShown = useMay('jobs.replay') && (isOpen || able.length > 0)
  if (!isShown) return null
  return (
    <>
      <Button look="secondary" onClick={() => setOpen(true)}>
        {texts.replayAll}
      </Button>
      {isOpen && (
        <ReplayAllDialog kinds={able} kind={kind} onDone={onDone} onClose={() => setOpen(false)} />
      )}
    </>
  )
}

function ReplayAllDialog({
  kinds,
  kind,
  onDone,
  onClose,
}: ReplayAllProps & { onClose: () => void }) {
  const [picked, setPicked] = useState(kind ?? (kinds.length === 1 ? kinds[0]!.kind : ''))
  const chosen = kinds.find((each) => each.kind === picked)
  const count = chosen ? chosen.count - chosen.past : 0
  return (
    <ActionDialog
      title={texts.replayAllTitle}
      says={texts.replayAllSays}
      confirm={count > 0 ? texts.replayCount(Math.min(count, replayedAtOnce)) : texts.replay}
      reason={{ required: true, shortest: 3 }}
      isReady={count > 0}
      notReady={texts.chooseKind}
      onConfirm={async (reason) => {
        notify({ text: await replayAll(picked, reason) })
        void onDone()
      }}
      onClose={onClose}
    >
      <Field label={texts.kind} required>
        {(control) => (
          <NativeSelect
            {...control}
            value={chosen ? picked : ''}
            onChange={({ target }) => setPicked(target.value)}
            className="w-full"
          >
            <option value="">{texts.pickKind}</option>
            {kinds.map((each) => (
              <option key={each.kind} value={each.kind}>
                {texts.kindCount(kindWords(each.kind), each.count)}
              </option>
            ))}
          </NativeSelect>
        )}
      </Field>
      {chosen && (
        <p role="status" className="rounded-md bg-ground px-3.5 py-3 text-sm">
          {count > replayedAtOnce
            ? texts.willReplaySome(count, replayedAtOnce)
            : texts.willReplay(count)}{' '}
          {chosen.past > 0 && texts.willStay(chosen.past)}
        </p>
      )}
    </ActionDialog>
  )
}

/** Does it; what to tell of it. A colleague may have been faster. */
async function replayAll(kind: string, reason: string): Promise<string> {
  try {
    const { replayed, left } = await callDesk(replayDeadLetters, { kind, reason })
    const done = texts.allReplayed(replayed)
    return left > 0 ? `${done}. ${texts.someLeft(left)}` : done
  } catch (error) {
    if (isRefused(error, 'notFound')) return texts.noneLeft
    throw error
  }
}
