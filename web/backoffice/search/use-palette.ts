import { useId, useState, type KeyboardEvent } from 'react'
import { useNavigate } from 'react-router'
import { foldVietnamese } from '#domain/kernel/fold.ts'
import { backofficePaths } from '#web/backoffice/paths.ts'
import { listPageActions } from '../data/page-actions.ts'
import { leaveTo } from '../parts/leaving.ts'
import { groupHits, hitPath, type Screen } from './hits.ts'
import { searchTexts as texts } from './texts.ts'
import { minSearch, useHits } from './use-hits.ts'

export interface Choice {
  title: string
  text?: string
  act: () => void
}

export interface ChoiceGroup {
  label: string
  choices: readonly Choice[]
  /** The place of its first among all. */
  first: number
}

/** The palette by the ARIA combobox pattern: the focus stays in the input, the list is pointed at. */
export function usePalette(screens: readonly Screen[], onClose: () => void) {
  const id = useId()
  const navigate = useNavigate()
  const [text, setText] = useState('')
  const [active, setActive] = useState(0)
  const [actions] = useState(listPageActions)
  const { hits, error } = useHits(text)
  const query = text.trim()
  const go = (to: string) => () => {
    onClose()
    leaveTo(() => void navigate(to))
  }
  const all = backofficePaths.search(query)
  const isNamed = (label: string) => hasWords(label, query)
  const groups = numbered([
    {
      label: texts.here,
      choices: actions
        .filter(({ label }) => isNamed(label))
        .map(({ label, run }) => ({
          title: label,
          act: () => {
            onClose()
            run()
          },
        })),
    },
    {
      label: texts.screens,
      choices: screens
        .filter(({ label }) => isNamed(label))
        .map(({ label, path }) => ({ title: label, act: go(path) })),
    },
    ...groupHits(hits ?? [], screens).map(({ label, hits: found }) => ({
      label,
      choices: found.map((hit) => ({
        title: hit.title,
        text: hit.text,
        act: go(hitPath(hit, screens) ?? all),
      })),
    })),
    {
      label: '',
      // Where nothing was found, all of it is nothing as well.
      choices:
        query.length < minSearch || hits?.length === 0
          ? []
          : [{ title: texts.all(query), act: go(all) }],
    },
  ])
  const choices = groups.flatMap((group) => group.choices)
  const pressKey = (event: KeyboardEvent<HTMLInputElement>) => {
    const step = steps[event.key]
    if (step) setActive((active + step + choices.length) % Math.max(choices.length, 1))
    else if (event.key === 'Enter' && !event.nativeEvent.isComposing) choices[active]?.act()
    else return
    event.preventDefault()
  }
  return {
    id,
    text,
    groups,
    active,
    error,
    pressKey,
    isSearching: hits === undefined && !error,
    count: choices.length,
    type: (next: string) => {
      setText(next)
      setActive(0)
    },
  }
}

const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 }

/** All words, with or without accents. */
function hasWords(label: string, query: string): boolean {
  const known = foldVietnamese(label)
  return foldVietnamese(query)
    .split(' ')
    .every((word) => known.includes(word))
}

function numbered(groups: readonly Omit<ChoiceGroup, 'first'>[]): ChoiceGroup[] {
  const shown: ChoiceGroup[] = []
  for (const group of groups.filter(({ choices }) => choices.length > 0)) {
    const before = shown.at(-1)
    shown.push({ ...group, first: before ? before.first + before.choices.length : 0 })
  }
  return shown
}
