import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { tagScript } from '#domain/tags/origins.ts'
import { now } from '#web/state/clock.ts'
import { visitorId } from './visitor.ts'
import { push } from './data-layer.ts'
import { useMoments } from './use-moments.ts'

let loaded = false

/**
 * The tag manager, loaded once in a page's life, and what it is told. Without a container it must not be here:
 * where it is all the same, the page is loaded anew without it.
 */
export function Measure({ container }: { container: string }) {
  const { search } = useLocation()
  // The address holds the key of an order: nobody outside reads it.
  const isPrivate = new URLSearchParams(search).has('token')
  useEffect(() => {
    if (container === '') {
      if (loaded) location.reload()
    } else if (!loaded && !isPrivate) load(container)
  }, [container, isPrivate])
  return container === '' ? null : <Moments />
}

function Moments() {
  useMoments()
  return null
}

function load(container: string): void {
  loaded = true
  // Agreed to being measured, not to being advertised to.
  push(
    'consent',
    'default',
    Object.fromEntries([
      ['analytics_storage', 'granted'],
      ...['ad_storage', 'ad_user_data', 'ad_personalization'].map((name) => [name, 'denied']),
    ]) as Record<string, string>,
  )
  push({ 'gtm.start': now(), event: 'gtm.js', visitor_id: visitorId() })
  const script = document.createElement('script')
  script.async = true
  script.src = tagScript(container)
  document.head.append(script)
}
