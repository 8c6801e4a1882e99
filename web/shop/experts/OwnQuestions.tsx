import { useEffect, useState } from 'react'
import { listOwnQuestions, type OwnQuestion } from '#domain/question/api.ts'
import { api } from '#web/api.ts'
import { useMember } from '#web/shop/state/member.ts'
import { Anchor } from '#web/ui/Anchor.tsx'
import { Card } from '#web/ui/Card.tsx'
import { expertPaths } from './paths.ts'
import { expertsTexts } from './texts.ts'

const texts = expertsTexts.own

/** What a member has asked, filled in by their browser: the page is the same for all. Nothing for whoever asked nothing. */
export function OwnQuestions() {
  const memberId = useMember()?.id
  const [known, setKnown] = useState<{ of: number; questions: OwnQuestion[] } | null>(null)
  useEffect(() => {
    if (memberId === undefined) return
    const leaving = new AbortController()
    api.call(listOwnQuestions, {}, { signal: leaving.signal }).then(
      ({ items }) => setKnown({ of: memberId, questions: items }),
      // The page stands without it.
      () => undefined,
    )
    return () => leaving.abort()
  }, [memberId])
  if (known?.of !== memberId || !known?.questions.length) return null
  return (
    <Card as="section" aria-labelledby="cau-hoi-cua-toi" className="mt-6">
      <h2 id="cau-hoi-cua-toi" className="text-lg">
        {texts.title}
      </h2>
      <ul className="mt-2 divide-y divide-line">
        {known.questions.map(({ id, question, state, token }) => (
          <li key={id} className="py-2.5">
            <p className="line-clamp-2">{question}</p>
            <p className="flex min-h-11 flex-wrap items-center gap-x-4 text-sm text-ink-2">
              {texts.states[state]}
              {token && (
                <Anchor
                  to={expertPaths.ownAnswer(token)}
                  className="inline-flex min-h-11 items-center font-semibold text-primary hover:underline"
                >
                  {texts.read}
                </Anchor>
              )}
            </p>
          </li>
        ))}
      </ul>
    </Card>
  )
}
