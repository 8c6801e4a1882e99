import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router'
import type { SavedView } from '#domain/backoffice/views/api.ts'

/**
 * A list that is come to without a question opens with the view that somebody chose. Once: whoever then asks for all
 * of it gets all of it.
 */
export function useDefaultView(
  views: readonly SavedView[] | undefined,
  path: string,
  query: string,
): void {
  const navigate = useNavigate()
  const isDecided = useRef(false)
  useEffect(() => {
    if (isDecided.current || (!views && query === '')) return
    isDecided.current = true
    const chosen = views?.find((view) => view.is_default)
    if (query === '' && chosen?.query) void navigate(path + chosen.query, { replace: true })
  }, [views, path, query, navigate])
}
