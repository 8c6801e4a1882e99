import { useId, useState, type FocusEvent, type KeyboardEvent } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router'
import { searchText } from '#web/shop/catalog/search-text.ts'
import { paths } from '#web/paths.ts'
import { useCloseByBack } from '#web/ui/close-by-back.ts'
import { choicesFrom, firstChoices } from './choices.ts'
import { forgetSearches, listRecentSearches, rememberSearch } from './recent-searches.ts'
import { useSuggestions, type Suggest } from '#web/features/suggestions/use-suggestions.ts'

/** The state of a search box by the ARIA combobox pattern: focus stays in the input, the list is pointed at. */
export function useSearchBox(suggest: Suggest) {
  const id = useId()
  const navigate = useNavigate()
  const { text, setText } = useSearchText()
  const [isTyping, setIsTyping] = useState(false)
  const [active, setActive] = useState(-1)
  const [recent, setRecent] = useState<readonly string[]>([])
  const found = useSuggestions(isTyping ? text : null, suggest)
  // While the answer to the first letter is on its way, the popular words are not taken for it.
  const isFirst = text.trim() === ''
  const words = found.filter(({ type }) => type === 'word')
  const choices = isFirst ? firstChoices(recent, words) : choicesFrom(found, text.trim())
  const isOpen = isTyping && choices.length > 0
  const activeId = isOpen && choices[active] ? `${id}-${active}` : undefined

  const close = () => {
    setIsTyping(false)
    setActive(-1)
  }
  /** An empty box shows what may be looked for; one with words in it waits for the next letter. */
  const enter = () => {
    if (!isFirst) return
    setRecent(listRecentSearches())
    setIsTyping(true)
  }
  const search = () => {
    rememberSearch(text)
    close()
    void navigate(paths.shop({ search: text }))
  }
  const forget = () => {
    forgetSearches()
    setRecent([])
  }
  useCloseByBack(isOpen, close)
  const type = (next: string) => {
    setText(next)
    setRecent(listRecentSearches())
    setIsTyping(true)
    setActive(-1)
  }
  const pressKey = (event: KeyboardEvent<HTMLInputElement>) => {
    if (!isOpen) return
    const chosen = choices[active]
    if (event.key === 'Escape') close()
    else if (event.key === 'Enter' && chosen) {
      if (chosen.kind === 'all') rememberSearch(text)
      close()
      event.currentTarget.blur()
      void navigate(chosen.to)
    } else if (event.key in steps) setActive(stepFrom(active, event.key, choices.length))
    else return
    event.preventDefault()
  }
  const leave = (event: FocusEvent) => {
    if (!event.currentTarget.contains(event.relatedTarget)) close()
  }
  return {
    id,
    text,
    type,
    enter,
    search,
    forget,
    choices,
    isOpen,
    active,
    activeId,
    setActive,
    close,
    pressKey,
    leave,
  }
}

const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 }

/** One row on, around the ends, with a stop at the input itself (−1). */
function stepFrom(active: number, key: string, count: number): number {
  const rows = count + 1
  return ((active + 1 + (steps[key] ?? 0) + rows) % rows) - 1
}

/** What is written in the box: the list's own search until somebody types, and again after a move. */
function useSearchText() {
  const { key, pathname } = useLocation()
  const [query] = useSearchParams()
  // Articles and pharmacies have boxes of their own.
  const isList = [paths.shop(), paths.vaccineShop()].includes(pathname)
  const searched = isList ? searchText(query) : ''
  const [state, setState] = useState({ key, text: searched })
  if (state.key !== key) setState({ key, text: searched })
  return {
    text: state.key === key ? state.text : searched,
    setText: (text: string) => setState({ key, text }),
  }
}
