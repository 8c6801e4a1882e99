import { countBell, listBell, readBell, readWholeBell, type BellRow } from '#domain/bell/api.ts'
import type { Input } from '#domain/contract.ts'
import { callBackoffice } from '../data/call-backoffice.ts'
import { useStaff } from '../data/staff-session.ts'
import { useCursorList, useQuery } from '../data/use-query.ts'

/** How many of one's own are unread, as it is now. */
export function useUnread() {
  const user = useStaff()
  const { data, put } = useQuery(countBell, {}, { live: user ? [`bell:${user.id}`] : [] })
  return { unread: data?.unread ?? 0, put }
}

/** One's own notifications, narrowed, and what is done with them. */
export function useBell(asked: Omit<Input<typeof listBell>, 'cursor' | 'limit'>, pageSize: number) {
  const user = useStaff()
  const { unread, put } = useUnread()
  const list = useCursorList(listBell, asked, {
    idOf: ({ id }) => id,
    pageSize,
    live: user ? [`bell:${user.id}`] : [],
  })
  const [newest] = list.rows
  const readOne = async ({ id }: BellRow) => {
    put(await callBackoffice(readBell, { id }))
    await list.refresh()
  }
  const readAll = async () => {
    if (!newest) return
    put(await callBackoffice(readWholeBell, { until: newest.place }))
    await list.refresh()
  }
  return { list, unread, readOne, readAll }
}
