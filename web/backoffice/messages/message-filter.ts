import { messageStates, type SentMessageRow } from '#domain/notification/backoffice/api.ts'
import { messageTemplates, type MessageTemplate } from '#domain/notification/templates.ts'
import { backofficePaths } from '#web/backoffice/paths.ts'

export interface MessageFilter {
  state?: SentMessageRow['state'] | undefined
  template?: MessageTemplate | undefined
}

/** As the address says it; whom it was sent to never stands there. */
export function readMessageFilter(query: URLSearchParams): MessageFilter {
  const template = query.get('loai') ?? ''
  return {
    state: messageStates.find((each) => each === query.get('trang-thai')),
    template: template in messageTemplates ? (template as MessageTemplate) : undefined,
  }
}

export function messagePath({ state, template }: MessageFilter): string {
  return backofficePaths.messages({ 'trang-thai': state, loai: template })
}
