import type { ReactNode } from 'react'
import type { ChatMessage } from '#domain/chat/api.ts'
import { cx } from '#web/ui/class-names.ts'
import { ChatCard } from './ChatCard.tsx'
import { chatTexts as texts } from './texts.ts'
import { timeOf } from './time-of.ts'

interface MessageBubbleProps {
  message: Pick<ChatMessage, 'side' | 'name' | 'words' | 'card' | 'picture' | 'at'>
  /** On the right, in the colour of who looks. */
  isOwn: boolean
  pictureSrc?: string | undefined
  /** Below it: whether it was seen, or why it has not gone. */
  foot?: ReactNode
}

/** One message. Its words are text, whatever stands in them. */
export function MessageBubble({ message, isOwn, pictureSrc, foot }: MessageBubbleProps) {
  const { side, name, words, card, picture, at } = message
  return (
    <div className={cx('flex flex-col gap-1', isOwn ? 'items-end pl-8' : 'items-start')}>
      {!isOwn && name && (
        <p className="text-xs text-ink-3">{side === 'automatic' ? texts.automatic : name}</p>
      )}
      <div className="flex max-w-full min-w-0 flex-col gap-1.5">
        {card && side === 'visitor' && <ChatCard card={card} />}
        {words && (
          <p className={cx(wordsClass, isOwn ? 'bg-primary text-white' : sideClass[side])}>
            {words}
          </p>
        )}
        {card && side !== 'visitor' && <ChatCard card={card} />}
        {picture && pictureSrc && (
          <a href={pictureSrc} target="_blank" rel="noreferrer" aria-label={texts.openPicture}>
            <img
              src={pictureSrc}
              alt={texts.picture}
              width={picture.width}
              height={picture.height}
              loading="lazy"
              className="h-auto max-h-80 w-auto max-w-full rounded-md border border-line"
            />
          </a>
        )}
      </div>
      <p className="text-xs text-ink-3">
        <time dateTime={at}>{timeOf(at)}</time>
        {foot}
      </p>
    </div>
  )
}

const wordsClass = 'rounded-md px-3 py-2 whitespace-pre-line wrap-anywhere'
const sideClass = {
  visitor: 'bg-ground text-ink',
  staff: 'bg-ground text-ink',
  automatic: 'border border-point-line bg-point-tint text-ink',
} as const
