import type { FormEvent, ReactNode } from 'react'

export interface TurnFormProps {
  slug: string
  entry: number | undefined
  /** Where scripts run it is played in place. */
  onSubmit?: () => void
  children: ReactNode
}

/** A turn as a plain form: it works before the page's script does, and without it. */
export function TurnForm({ slug, entry, onSubmit, children }: TurnFormProps) {
  const submitted = (event: FormEvent) => {
    if (!onSubmit) return
    event.preventDefault()
    onSubmit()
  }
  return (
    <form method="post" action={turnFormAction} onSubmit={submitted}>
      <input type="hidden" name="slug" value={slug} />
      {entry !== undefined && <input type="hidden" name="entry" value={entry} />}
      {children}
    </form>
  )
}

export const turnFormAction = '/api/game/form'
