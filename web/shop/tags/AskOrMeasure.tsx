import { useEffect, useState, type ComponentType } from 'react'
import { useLocation } from 'react-router'
import {
  choiceCookie,
  choiceDays,
  choicePath,
  readChoice,
  type TagChoice,
} from '#domain/tags/choice.ts'
import { mayMeasure } from '#domain/tags/places.ts'
import { ConsentLine } from './ConsentLine.tsx'
import { forgetMeasured } from './visitor.ts'

/** Asks who has not said yet, and brings the tag manager to who agreed; to nobody else anything. */
export function AskOrMeasure({ container }: { container: string }) {
  const { pathname } = useLocation()
  const [choice, setChoice] = useState(() => readChoice(document.cookie))
  const [Measure, setMeasure] = useState<ComponentType<{ container: string }> | null>(null)
  const agreed = choice === 'yes'
  useEffect(() => {
    if (choice === 'no') forgetMeasured()
    if (agreed)
      import('./Measure.tsx').then(
        (part) => setMeasure(() => part.Measure),
        () => undefined,
      )
  }, [choice, agreed])
  if (!mayMeasure(pathname)) return Measure && <Measure container="" />
  // The page of the choice asks itself.
  if (choice === null && pathname === choicePath) return null
  if (choice === null) return <ConsentLine onChoose={(said) => setChoice(keep(said))} />
  return agreed && Measure && <Measure container={container} />
}

function keep(choice: TagChoice): TagChoice {
  const secure = location.protocol === 'https:' ? '; secure' : ''
  document.cookie = `${choiceCookie}=${choice}; path=/; max-age=${choiceDays * 86_400}; samesite=lax${secure}`
  return choice
}
