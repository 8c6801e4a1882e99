import { useId, useState, type KeyboardEvent } from 'react'
import { savedAnswers, type SavedAnswer } from '#domain/chat/backoffice/answers.ts'
import type { WholeChat } from '#domain/chat/backoffice/api.ts'
import { fillAnswer, politeVisitor } from '#domain/chat/variables.ts'
import { foldVietnamese } from '#domain/kernel/fold.ts'
import { getShopIdentity } from '#domain/settings/api.ts'
import { useStaff } from '../data/staff-session.ts'
import { useQuery } from '../data/use-query.ts'

const shown = 6

/** Saved answers while what is written begins with a slash: by code or title, with what is known filled in. */
export function useAnswerPicker(data: WholeChat, words: string, fill: (text: string) => void) {
  const listId = useId()
  const [place, setPlace] = useState(0)
  const isOpen = words.startsWith('/')
  const asked = { limit: 100, page: 1, state: 'active' } as const
  const answers = useQuery(savedAnswers.list, asked, { enabled: isOpen }).data?.items ?? []
  const values = useValues(data)
  const sought = foldVietnamese(words.slice(1).trim())
  const found = answers
    .filter(({ inbox }) => inbox === 'both' || inbox === data.inbox)
    .filter(({ code, title }) => `${code} ${foldVietnamese(title)}`.includes(sought))
    .slice(0, shown)
  const current = Math.min(place, Math.max(found.length - 1, 0))
  const take = ({ words: saved }: SavedAnswer) => {
    fill(fillAnswer(saved, values))
    setPlace(0)
  }
  /** Whether the key was the list's. */
  const press = ({ key }: KeyboardEvent): boolean => {
    if (!isOpen || found.length === 0) return false
    if (key === 'ArrowDown') setPlace((current + 1) % found.length)
    else if (key === 'ArrowUp') setPlace((current + found.length - 1) % found.length)
    else if (key === 'Enter' || key === 'Tab') take(found[current]!)
    else if (key === 'Escape') fill('')
    else return false
    return true
  }
  const optionId = (nth: number) => `${listId}-${nth}`
  const control = isOpen
    ? {
        role: 'combobox' as const,
        'aria-expanded': true,
        'aria-controls': listId,
        'aria-activedescendant': found.length > 0 ? optionId(current) : undefined,
      }
    : {}
  return { isOpen, found, current, take, press, control, listId, optionId }
}

function useValues({ messages }: WholeChat) {
  const me = useStaff()
  const { data: shop } = useQuery(getShopIdentity, {})
  const card = messages.findLast(({ card: of }) => of?.kind === 'product')?.card
  const order = messages.findLast(({ card: of }) => of?.kind === 'order')?.card
  return {
    khach: politeVisitor,
    ...(me && { nguoi_tra_loi: me.full_name }),
    ...(shop && { hotline: shop.hotline }),
    ...(card?.kind === 'product' && { san_pham: card.name }),
    ...(order?.kind === 'order' && { don_hang: order.code }),
  }
}
