import type { ReactNode } from 'react'
import { Card } from '#web/ui/Card.tsx'
import { EmptyState } from '#web/ui/EmptyState.tsx'

export interface EmptyPageProps {
  title: string
  icon: ReactNode
  emptyTitle: string
  text: string
  action: ReactNode
}

/** A page of the profile that has nothing yet and says what to do. */
export function EmptyPage({ title, icon, emptyTitle, text, action }: EmptyPageProps) {
  return (
    <>
      <h1 className="mb-4 text-3xl phone:text-2xl">{title}</h1>
      <Card>
        <EmptyState icon={icon} title={emptyTitle} text={text} action={action} />
      </Card>
    </>
  )
}
