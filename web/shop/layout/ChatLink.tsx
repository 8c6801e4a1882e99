import MessageCircle from 'lucide-react/icons/message-circle'
import { layoutTexts as texts } from '#web/layouts/texts.ts'

/** The way to the pharmacists on every page: their chat's own page, which opens over this one where scripts run. */
export function ChatLink({ isVaccine }: { isVaccine: boolean }) {
  return (
    <a
      href={`/tro-chuyen/${isVaccine ? '?kenh=tiem-chung' : ''}`}
      className="chat-link button button-primary button-normal phone:size-12 phone:p-0"
      data-chat="1"
    >
      <MessageCircle aria-hidden="true" className="size-6" />
      <span className="phone:sr-only">{texts.ask}</span>
    </a>
  )
}
