import { useState } from 'react'
import { replayDeadLetters, replayedAtOnce } from '#domain/job/backoffice/api.ts'
import { isRefused } from '#web/api.ts'
import { notify } from '#web/features/notices/notify.ts'
import { Button } from '#web/ui/Button.tsx'
import { Form } from '#web/form/Form.tsx'
import { useForm } from '#web/form/use-form.ts'
import { callBackoffice } from '../data/call-backoffice.ts'
import { ActionFrame } from '../parts/ActionDialog.tsx'
import { useCan } from '../data/staff-session.ts'
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
  const isShown = useCan('jobs.replay') && (isOpen || able.length > 0)
  if (!isShown) return null
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
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
  const first = kinds.find((each) => each.kind === kind) ?? (kinds.length === 1 ? kinds[0] : null)
  const form = useForm(replayDeadLetters.input, {
    initial: { kind: first?.kind ?? '', reason: '' },
    send: async (given) => {
      notify({ text: await replayAll(given.kind, given.reason) })
      void onDone()
      onClose()
    },
  })
  const chosen = kinds.find((each) => each.kind === form.values.kind)
  const count = chosen ? chosen.count - chosen.past : 0
  return (
    <ActionFrame
      form={form}
      title={texts.replayAllTitle}
      says={texts.replayAllSays}
      confirm={count > 0 ? texts.replayCount(Math.min(count, replayedAtOnce)) : texts.replay}
      isReady={count > 0}
      notReady={texts.chooseKind}
      onClose={onClose}
    >
      <Form.Select
        name="kind"
        label={texts.kind}
        unchosen={texts.pickKind}
        labels={Object.fromEntries(
          kinds.map((each) => [each.kind, texts.kindCount(kindWords(each.kind), each.count)]),
        )}
      />
      {chosen && (
        <p role="status" className="rounded-md bg-ground px-3.5 py-3 text-sm">
          {count > replayedAtOnce
            ? texts.willReplaySome(count, replayedAtOnce)
            : texts.willReplay(count)}{' '}
          {chosen.past > 0 && texts.willStay(chosen.past)}
        </p>
      )}
    </ActionFrame>
  )
}

/** Does it; what to tell of it. A colleague may have been faster. */
async function replayAll(kind: string, reason: string): Promise<string> {
  try {
    const { replayed, left } = await callBackoffice(replayDeadLetters, { kind, reason })
    const done = texts.allReplayed(replayed)
    return left > 0 ? `${done}. ${texts.someLeft(left)}` : done
  } catch (error) {
    if (isRefused(error, 'notFound')) return texts.noneLeft
    throw error
  }
}
