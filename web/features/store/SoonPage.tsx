import Hourglass from 'lucide-react/icons/hourglass'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { storeTexts as texts } from './texts.ts'

/** Holds the place of a page that is being made. */
export function SoonPage({ title }: { title: string }) {
  return (
    <EmptyState
      level={1}
      icon={<Hourglass aria-hidden="true" />}
      title={title}
      text={texts.soon}
      className="py-20"
    />
  )
}
