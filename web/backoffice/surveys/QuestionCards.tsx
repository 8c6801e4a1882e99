import ArrowDown from 'lucide-react/icons/arrow-down'
import ArrowUp from 'lucide-react/icons/arrow-up'
import ChevronDown from 'lucide-react/icons/chevron-down'
import CircleAlert from 'lucide-react/icons/circle-alert'
import Copy from 'lucide-react/icons/copy'
import Trash2 from 'lucide-react/icons/trash-2'
import { useId, useRef, useState, type ReactNode } from 'react'
import { questionKinds, type Question } from '#domain/survey/questions.ts'
import { Badge } from '#web/ui/Badge.tsx'
import { Button } from '#web/ui/Button.tsx'
import { cx } from '#web/ui/class-names.ts'
import { IconButton } from '#web/ui/IconButton.tsx'
import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx'
import { QuestionEditor } from './QuestionEditor.tsx'
import { copyQuestion, moveQuestion, newQuestion } from './survey-draft.ts'
import { backofficeSurveyTexts as texts } from './texts.ts'

const maxQuestions = 100

interface QuestionCardsProps {
  questions: readonly Question[]
  onChange: (questions: readonly Question[]) => void
  problems: Readonly<Record<string, string>>
  isStanding: boolean
}

/** The questions in their order: one is open to be written, all can be moved, copied and removed. */
export function QuestionCards({ questions, onChange, problems, isStanding }: QuestionCardsProps) {
  const [openId, setOpenId] = useState<string | null>(null)
  const [told, setTold] = useState('')
  const list = useRef<HTMLOListElement>(null)
  const change = (at: number, question: Question) => onChange(questions.with(at, question))
  const move = (at: number, by: -1 | 1) => {
    onChange(moveQuestion(questions, at, by))
    setTold(texts.moved(at + by + 1))
    focusMover(list, at + by, by)
  }
  const insert = (at: number, question: Question) => {
    onChange(questions.toSpliced(at, 0, question))
    setOpenId(question.id)
  }
  return (
    <>
      {questions.length === 0 && <p className="text-ink-2">{texts.noQuestions}</p>}
      <VisuallyHidden>
        <span role="status">{told}</span>
      </VisuallyHidden>
      <ol ref={list} className="flex flex-col gap-3">
        {questions.map((question, at) => (
          <QuestionCard
            key={`${question.id}-${at === questions.findIndex(({ id }) => id === question.id)}`}
            question={question}
            place={at + 1}
            problem={problems[question.id]}
            isOpen={openId === question.id}
            onToggle={() => setOpenId(openId === question.id ? null : question.id)}
            tools={
              !isStanding && (
                <Tools
                  place={at + 1}
                  count={questions.length}
                  onMove={(by) => move(at, by)}
                  onCopy={() => insert(at + 1, copyQuestion(questions, question))}
                  onRemove={() => onChange(questions.toSpliced(at, 1))}
                />
              )
            }
          >
            <QuestionEditor
              question={question}
              earlier={questions.slice(0, at)}
              onChange={(changed) => change(at, changed)}
            />
          </QuestionCard>
        ))}
      </ol>
      {!isStanding && questions.length < maxQuestions && (
        <div role="group" aria-label={texts.addQuestion} className="mt-4">
          <p className="mb-2 text-sm font-semibold">{texts.addQuestion}</p>
          <div className="flex flex-wrap gap-2">
            {questionKinds.map((kind) => (
              <Button
                key={kind}
                variant="quiet"
                onClick={() => insert(questions.length, newQuestion(questions, kind))}
              >
                {texts.kinds[kind]}
              </Button>
            ))}
          </div>
        </div>
      )}
    </>
  )
}

/** Whoever moves a question by keyboard goes on moving it. */
function focusMover(list: { current: HTMLOListElement | null }, place: number, by: -1 | 1): void {
  setTimeout(() => {
    const card = list.current?.children[place]
    const same = card?.querySelector<HTMLButtonElement>(`[data-move="${by}"]:not(:disabled)`)
    const other = card?.querySelector<HTMLButtonElement>('[data-move]:not(:disabled)')
    ;(same ?? other)?.focus()
  })
}

function QuestionCard({
  question,
  place,
  problem,
  isOpen,
  onToggle,
  tools,
  children,
}: {
  question: Question
  place: number
  problem: string | undefined
  isOpen: boolean
  onToggle: () => void
  tools: ReactNode
  children: ReactNode
}) {
  const id = useId()
  return (
    <li
      className={cx(
        'rounded-md border bg-white',
        problem ? 'border-sale' : isOpen ? 'border-primary' : 'border-line',
      )}
    >
      <div className="flex flex-wrap items-center gap-x-2">
        <h3 className="min-w-60 flex-1">
          {/* Not a button: inside a fieldset that is disabled it must still open. */}
          <a
            href={`#${id}`}
            role="button"
            aria-expanded={isOpen}
            aria-controls={id}
            onClick={(event) => {
              event.preventDefault()
              onToggle()
            }}
            onKeyDown={(event) => {
              if (event.key !== ' ') return
              event.preventDefault()
              onToggle()
            }}
            className="flex min-h-13 items-center gap-2.5 px-3.5 py-2 text-base font-semibold"
          >
            <ChevronDown
              aria-hidden="true"
              className={cx(
                'size-5 shrink-0 text-ink-3 transition-transform',
                isOpen && 'rotate-180',
              )}
            />
            <span className="tabular text-ink-3">{place}.</span>
            <span className="line-clamp-2 min-w-0 wrap-anywhere">
              {question.text || <i className="font-normal text-ink-3">{texts.unwritten}</i>}
            </span>
            <Badge className="ml-auto shrink-0">{texts.kinds[question.kind]}</Badge>
          </a>
        </h3>
        {tools}
      </div>
      {problem && (
        <p className="flex items-start gap-1.5 px-3.5 pb-2.5 text-sm text-sale">
          <CircleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
          {problem}
        </p>
      )}
      <div id={id} hidden={!isOpen} className="border-t border-line p-3.5">
        {isOpen && children}
      </div>
    </li>
  )
}

function Tools({
  place,
  count,
  onMove,
  onCopy,
  onRemove,
}: {
  place: number
  count: number
  onMove: (by: -1 | 1) => void
  onCopy: () => void
  onRemove: () => void
}) {
  return (
    <div className="flex px-1">
      <IconButton
        label={texts.moveUp(place)}
        data-move={-1}
        disabled={place === 1}
        icon={<ArrowUp aria-hidden="true" className="size-4.5" />}
        onClick={() => onMove(-1)}
      />
      <IconButton
        label={texts.moveDown(place)}
        data-move={1}
        disabled={place === count}
        icon={<ArrowDown aria-hidden="true" className="size-4.5" />}
        onClick={() => onMove(1)}
      />
      <IconButton
        label={texts.copy(place)}
        icon={<Copy aria-hidden="true" className="size-4.5" />}
        onClick={onCopy}
      />
      <IconButton
        label={texts.remove(place)}
        icon={<Trash2 aria-hidden="true" className="size-4.5" />}
        onClick={onRemove}
      />
    </div>
  )
}
