import type { ReactNode } from 'react'
import { ConfirmDialog } from './ConfirmDialog.tsx'
import { uiTexts } from './texts.ts'

export interface MessageAlertProps {
  tone: 'success' | 'warning'
  title: string
  message: ReactNode
  onClose: () => void
  /** Leads to where points are earned; without it there is one button. */
  onEarn?: () => void
}

/** Tells how something ended: "Hoàn thành", and perhaps "Tích điểm". */
export function MessageAlert({ tone, title, message, onClose, onEarn }: MessageAlertProps) {
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      tone={tone}
      title={title}
      message={message}
      confirm={{ label: uiTexts.finish }}
      cancel={onEarn && { label: uiTexts.earn, onPress: onEarn }}
    />
  )
}
