import { useId, useState, type FocusEvent, type KeyboardEvent } from 'react'
import { useLocation, useNavigate } from 'react-router'
import type { SearchHit } from '#domain/desk/api.ts'
import { deskPaths } from '#web/desk-paths.ts'
import { useCloseByBack } from '#web/ui/close-by-back.ts'
import { groupHits, hitPath } from './hits.ts'
import { shortestSearch, useHits } from './use-hits.ts'

/** The search box by the ARIA combobox pattern: the focus stays in the input, the list is pointed at. */
export function useDeskSearch() {
  const id = useId()
  const navigate = useNavigate()
  const { text, setText } = useTextOfPage()
  const [isTyping, setIsTyping] = useState(false)
  const [active, setActive] = useState(-1)
  const query = text.trim()
  const { hits } = useHits(isTyping ? text : '')
  const groups = groupHits(hits ?? [])
  const choices = choicesOf(
    groups.flatMap((group) => group.hits),
    query,
  )
  const isOpen = isTyping && query.length >= shortestSearch

  const close = () => {
    setIsTyping(false)
    setActive(-1)
  }
  useCloseByBack(isOpen, close)
  const open = (to: string) => {
    close()
    void navigate(to)
  }
  const submit = () => {
    if (query.length < shortestSearch) return
    // The one thing that was found is what was meant.
    const only = hits?.length === 1 ? hitPath(hits[0]!) : null
    open(choices[active] ?? only ?? deskPaths.search(query))
  }
  const pressKey = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Escape' && isOpen) close()
    else if (isOpen && (event.key === 'ArrowDown' || event.key === 'ArrowUp')) {
      setActive(stepFrom(active, event.key === 'ArrowDown' ? 1 : -1, choices.length))
    } else return
    event.preventDefault()
  }
  return {
    ...{ id, text, query, groups, isOpen, active, close, open, submit, pressKey },
    isSearching: isOpen && hits === undefined,
    count: hits?.length ?? 0,
    activeId: isOpen && choices[active] ? `${id}-${active}` : undefined,
    type: (next: string) => {
      setText(next)
      setIsTyping(true)
      setActive(-1)
    },
    leave: (event: FocusEvent) => {
      if (!event.currentTarget.contains(event.relatedTarget)) close()
    },
  }
}

export type DeskSearchBox = ReturnType<typeof useDeskSearch>

/** Each hit's page, and last the page of all results, to which hits without one lead too. */
function choicesOf(hits: readonly SearchHit[], query: string): string[] {
  const all = deskPaths.search(query)
  return [...hits.map((hit) => hitPath(hit) ?? all), all]
}

/** One row on, around the ends, with a stop at the input itself (−1). */
function stepFrom(active: number, step: number, count: number): number {
  const rows = count + 1
  return ((active + 1 + step + rows) % rows) - 1
}

/** Empty on every page anew, except that the page of results shows what was searched. */
function useTextOfPage() {
  const { key, pathname, search } = useLocation()
  const isResults = pathname === deskPaths.search()
  const shown = isResults ? (new URLSearchParams(search).get('q') ?? '') : ''
  const [typed, setTyped] = useState({ key, text: shown })
  return {
    text: typed.key === key ? typed.text : shown,
    setText: (text: string) => setTyped({ key, text }),
  }
}
